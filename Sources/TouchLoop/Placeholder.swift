import CTouch
import Dispatch

let mainQueueNeedsDispatch = DispatchQueue.main
