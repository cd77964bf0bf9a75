// Kiwi, the solver for constraints: the same systems as in SolverCase.swift.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "bench.h"

using kiwi::Constraint;
using kiwi::Expression;
using kiwi::Term;
using kiwi::Variable;

struct View {
  Variable x, y, width, height;
};

struct System {
  kiwi::Solver solver;
  std::vector<View> views;
  // Whether the constraint in the middle has a distance that can be edited, as kiwi wants it for another constant.
  bool edits;
  Variable gap;
  Constraint middle;

  View view() {
    View view;
    solver.addConstraint(Constraint(Expression(Term(view.width)), kiwi::OP_GE));
    solver.addConstraint(Constraint(Expression(Term(view.height)), kiwi::OP_GE));
    views.push_back(view);
    return view;
  }

  void tie(const Variable &one, const std::vector<Variable> &others, double constant, bool keeps = false) {
    std::vector<Term> terms{Term(one, 1)};
    for (auto &other : others) terms.emplace_back(other, -1);
    bool edited = keeps && edits;
    if (edited) terms.emplace_back(gap, -1);
    Constraint constraint(Expression(terms, edited ? 0 : -constant), kiwi::OP_EQ);
    if (edited) {
      solver.addEditVariable(gap, kiwi::strength::strong);
      solver.suggestValue(gap, constant);
    }
    if (keeps) middle = constraint;
    solver.addConstraint(constraint);
  }

  void chain(int count) {
    for (int i = 0; i < count; i++) {
      bool first = i == 0;
      View before = first ? View() : views.back(), v = view();
      tie(v.x, first ? std::vector<Variable>{} : std::vector<Variable>{before.x, before.width}, 8, i == count / 2);
      tie(v.y, first ? std::vector<Variable>{} : std::vector<Variable>{before.y}, 0);
      tie(v.width, {}, 20);
      tie(v.height, {}, 30);
    }
  }

  void grid(int count) {
    int across = count >= 10000 ? 100 : 40;
    for (int i = 0; i < count; i++) {
      int column = i % across, row = i / across;
      View left = column ? views[i - 1] : View(), above = row ? views[i - across] : View(), v = view();
      if (row) tie(v.x, {above.x}, 0);
      else tie(v.x, column ? std::vector<Variable>{left.x, left.width} : std::vector<Variable>{}, 8, column == across / 2);
      if (column) tie(v.y, {left.y}, 0);
      else tie(v.y, row ? std::vector<Variable>{above.y, above.height} : std::vector<Variable>{}, 8);
      tie(v.width, row ? std::vector<Variable>{above.width} : std::vector<Variable>{}, row ? 0 : 20);
      tie(v.height, column ? std::vector<Variable>{left.height} : std::vector<Variable>{}, column ? 0 : 30);
    }
  }

  void nested(int count) {
    View top;
    for (int i = 0; i < count; i++) {
      View outer = i % 20 ? views.back() : View(), v = view();
      if (i % 20) {
        tie(v.x, {outer.x}, 2);
        tie(v.y, {outer.y}, 2);
        tie(v.width, {outer.width}, -4);
        tie(v.height, {outer.height}, -4);
        continue;
      }
      tie(v.x, {}, 0);
      tie(v.y, i ? std::vector<Variable>{top.y, top.height} : std::vector<Variable>{}, 8, i / 20 == count / 40);
      tie(v.width, {}, 300);
      tie(v.height, {}, 100);
      top = v;
    }
  }

  void feed(int count) {
    View last;
    for (int i = 0; i < count; i++) {
      View cell = view(), avatar = view(), name = view(), text = view(), row = view(), left;
      tie(cell.x, {}, 0);
      tie(cell.y, i ? std::vector<Variable>{last.y, last.height} : std::vector<Variable>{}, 0);
      tie(cell.width, {}, 600);
      tie(avatar.x, {cell.x}, 12);
      tie(avatar.y, {cell.y}, 12);
      tie(avatar.width, {}, 40);
      tie(avatar.height, {}, 40);
      tie(name.x, {avatar.x, avatar.width}, 8);
      tie(name.y, {avatar.y}, 0);
      tie(name.width, {}, 120);
      tie(name.height, {}, 20);
      tie(text.x, {name.x}, 0);
      tie(text.y, {name.y, name.height}, 4);
      tie(cell.width, {cell.x, text.x, text.width}, 12);
      tie(text.height, {}, 60, i == count / 2);
      tie(row.x, {name.x}, 0);
      tie(row.y, {text.y, text.height}, 8);
      tie(row.height, {}, 30);
      for (int button = 0; button < 3; button++) {
        View b = view();
        tie(b.x, button ? std::vector<Variable>{left.x, left.width} : std::vector<Variable>{row.x}, button ? 8 : 0);
        tie(b.y, {row.y}, 0);
        tie(b.width, {}, 60);
        tie(b.height, {row.height}, 0);
        left = b;
      }
      tie(left.x, {row.x, row.width}, -60);
      solver.addConstraint(Constraint(
          Expression({Term(cell.y, 1), Term(cell.height, 1), Term(row.y, -1), Term(row.height, -1)}, -12), kiwi::OP_EQ));
      last = cell;
    }
  }

  System(const std::string &shape, int count, bool edits = false) : edits(edits) {
    if (shape == "chain") chain(count);
    if (shape == "grid") grid(count);
    if (shape == "nested") nested(count);
    if (shape == "feed") feed(count);
    solver.updateVariables();
  }
};

template <class Work>
static double median(int count, Work work) {
  std::vector<double> times;
  for (int i = 0; i < count; i++) {
    double start = now();
    work(i);
    times.push_back(now() - start);
  }
  std::sort(times.begin(), times.end());
  return times[times.size() / 2] * 1e3;
}

int main(int argc, char **words) {
  if (argc < 4) return 64;
  std::string shape = words[2];
  int count = atoi(words[3]);
  double build = median(count > 1000 ? 3 : 7, [&](int) { System system(shape, count); });
  System edited(shape, count, true);
  double first = shape == "feed" ? 60 : 8;
  double change = median(51, [&](int i) {
    edited.solver.suggestValue(edited.gap, first - (i + 1) % 2);
    edited.solver.updateVariables();
  });
  System one(shape, count);
  double swap = median(count > 1000 ? 5 : 21, [&](int) {
    one.solver.removeConstraint(one.middle);
    one.solver.updateVariables();
    one.solver.addConstraint(one.middle);
    one.solver.updateVariables();
  });
  printf("%.6g %.6g %.6g\n", build, change, swap);
  return 0;
}
