import { describe, expect, it } from "vitest";
import { applyChanges } from "../../../../../../shared/base/index.js";
import { parseEffect } from "../../../../../../shared/games/tcgone/script/parse.js";
import { scriptNames } from "../../../../../../shared/games/tcgone/script/registry/index.js";
import { withoutPlaces } from "../../../../../../shared/games/tcgone/language/tree.js";

const read = (text: string) => parseEffect(text, scriptNames);
const faults = (text: string) =>
  read(text).faults.map(({ code, from, to, message }) => ({ code, at: text.slice(from, to), message }));
const attack = (statements: string): string => `move "Test" { onAttack { ${statements} } }`;

/** The statements of the only attack of a text. */
function statementsOf(text: string): unknown {
  const { items, faults: wrong } = read(attack(text));
  expect(wrong).toEqual([]);
  const [block] = items;
  const clause = block?.kind === "block" ? block.clauses[0] : undefined;
  return clause?.kind === "hook" ? withoutPlaces(clause.body.statements) : undefined;
}

describe("effect text", () => {
  it("has moves, abilities and clauses of the card", () => {
    const { items, faults: wrong } = read(
      'playRequirement { assert my.deck.notEmpty }\nmove "A" {}\npokeBody "B", {}\nbwAbility {}',
    );
    expect(wrong).toEqual([]);
    expect(items.map((item) => (item.kind === "block" ? item.word : item.kind))).toEqual([
      "hook",
      "move",
      "pokeBody",
      "bwAbility",
    ]);
  });

  it.each([
    ["a line end", "draw 1\ndraw 2"],
    ["a semicolon", "draw 1; draw 2"],
    ["nothing, where the first cannot go on", "draw 1 draw 2"],
  ])("parts statements by %s", (_, text) => {
    expect(statementsOf(text)).toHaveLength(2);
  });

  it.each([
    ["in parentheses", "damage(\n10\n)"],
    ["after a comma", "damage 10,\nself"],
    ["before an operator", "damage 10\n+ 20"],
    ["before a dot", "my.all\n.each { heal 10, it }"],
    ["before else", "if (self) { draw 1 }\nelse { draw 2 }"],
  ])("goes on over a line end %s", (_, text) => {
    expect(statementsOf(text)).toHaveLength(1);
  });

  it("begins a new statement with a minus on a new line", () => {
    expect(statementsOf("x = 1\n-x")).toHaveLength(2);
  });

  it("takes values in parentheses and without", () => {
    expect(statementsOf("damage(10, self)")).toEqual(statementsOf("damage 10, self"));
    expect(statementsOf("flip(2, { draw 1 })")).toEqual(statementsOf("flip(2) { draw 1 }"));
    expect(statementsOf("flip { draw 1 } { draw 2 }")).toEqual(statementsOf("flip { draw 1 }, { draw 2 }"));
    expect(statementsOf("my.all.each({ heal 10, it })")).toEqual(statementsOf("my.all.each { heal 10, it }"));
  });

  it("distinguishes the name of a value from the colon of a choice and of an assertion", () => {
    expect(statementsOf("draw my.bench.full ? x : y")).toMatchObject([
      { value: { values: [{ value: { kind: "choice" } }] } },
    ]);
    expect(statementsOf('assert x : "no"')).toMatchObject([{ kind: "assert", message: { kind: "text" } }]);
    expect(statementsOf("my.deck.search(max: x ? 1 : 2)")).toMatchObject([
      { value: { kind: "member", values: [{ label: { word: "max" }, value: { kind: "choice" } }] } },
    ]);
  });

  it("reads operators by their strength", () => {
    const spelled = (text: string): string => {
      const show = (node: unknown): string => {
        const { kind, operator, left, right, operand, value, name } = node as Record<string, unknown>;
        if (kind === "binary") return `(${show(left)} ${String(operator)} ${show(right)})`;
        if (kind === "unary") return `(${String(operator)} ${show(operand)})`;
        return String(value ?? name);
      };
      const [statement] = statementsOf(`x = ${text}`) as readonly { value: unknown }[];
      return show(statement?.value);
    };
    expect(spelled("1 + 2 * 3 - 4")).toBe("((1 + (2 * 3)) - 4)");
    expect(spelled("a && b || c && !d")).toBe("((a and b) or (c and (not d)))");
    expect(spelled("not a == b")).toBe("(not (a == b))");
    expect(spelled("a not in b and c is d")).toBe("((a not in b) and (c is d))");
    expect(spelled("-1 * -x")).toBe("((- 1) * (- x))");
  });

  it("puts values into texts in double quotes only", () => {
    const pieces = (text: string): unknown => {
      const [statement] = statementsOf(`bc ${text}`) as readonly {
        value: { values: { value: { pieces: unknown } }[] };
      }[];
      return statement?.value.values[0]?.value.pieces;
    };
    expect(pieces('"a ${self.name} b"')).toMatchObject(["a ", { kind: "member" }, " b"]);
    expect(pieces('"$self.name!"')).toMatchObject([{ kind: "member" }, "!"]);
    expect(pieces('“${my.hand.count { it.name == "}" }}”')).toMatchObject([{ kind: "member" }]);
    expect(pieces("'$self'")).toEqual(["$self"]);
    expect(pieces('"\\$5 \\"x\\" \\\\"')).toEqual(['$5 "x" \\']);
  });

  it("names what was expected where it stops, in each block by itself", () => {
    expect(faults('move "A" { onAtack { } }\nmove "B" { onAttack { draw } }')).toEqual([
      { code: "effect/expected", at: "onAtack", message: expect.stringContaining("Did you mean onAttack?") as string },
    ]);
  });

  it.each([
    ["effect/unclosed", 'move "A" { onAttack { }', "{"],
    ["effect/unclosed", "draw 1 }", "}"],
    ["effect/unclosed", "/* never", "/*"],
    ["effect/string-end", attack('bc "x'), '"x'],
    ["effect/brace-line", 'move "A"\n{ }', "\n{"],
    ["effect/no-while", attack("while (my.hand.size < 3) { draw 1 }"), "while"],
    ["effect/expected", attack("damage 1234567"), "1234567"],
    ["effect/expected", "\u0000", "\u0000"],
  ])("reports %s in %j at %j", (code, text, at) => {
    expect(faults(text)).toMatchObject([{ code, at }]);
  });

  const fixed = (text: string): string => {
    const [first] = read(text).faults;
    return first?.fix === undefined ? text : fixed(applyChanges(text, [first.fix.change]));
  };
  const indented = `move "A" {
  attackRequirement { assert my.bench.notEmpty }
  onAttack {
    flip { damage 10 }
  }
}

move "B" {
  onAttack { damage 20 }
}`;

  it.each([
    [
      "of a move",
      'move "A" {\n  onAttack { damage 10 }\n\nmove "B" {\n  onAttack { damage 20 }\n}',
      [[9, "}"]],
      ["A", "B"],
    ],
    ["of a hook", 'move "A" {\n  onAttack {\n    damage 10\n}\nmove "B" {}', [[22, "}"]], ["A", "B"]],
    ["on one line", 'move "A" {\n  onAttack { damage 10\n}\nmove "B" {}', [[22, "}"]], ["A", "B"]],
    ["before a clause", 'move "A" {\nattackRequirement { assert x\nonAttack {\ndamage 10\n}\n}', [[29, "}"]], ["A"]],
    ["of a parenthesis", 'move "A" {\n  onAttack {\n    damage(10\n  }\n}\nmove "B" {}', [[34, ")"]], ["A", "B"]],
    ["of a parenthesis with more below", 'move "A" { onAttack {\ndamage(10\ndraw 2\n}\n}', [[28, ")"]], ["A"]],
    [
      "at the end",
      'move "A" {\n  onAttack {\n    damage 10',
      [
        [9, "}"],
        [22, "}"],
      ],
      ["A"],
    ],
  ])("reads what is around a bracket that is missing %s, and points to the one that is open", (_, text, at, names) => {
    const { items, faults: found, isWhole } = read(text);
    expect(found.map(({ from, fix }) => [from, fix?.change.insert.trim()])).toEqual(at);
    expect(items.map((item) => item.kind === "block" && withoutPlaces(item.name))).toMatchObject(
      names.map((name) => ({ pieces: [name] })),
    );
    expect(isWhole).toBe(true);
    expect(read(fixed(text)).faults).toEqual([]);
  });

  it.each([
    [
      'move "A" {\n  onAttack {\n    damage 10\n\nmove "B" {}',
      'move "A" {\n  onAttack {\n    damage 10\n  }\n}\n\nmove "B" {}',
    ],
    ['move "A" { onAttack { damage 10 }\nmove "B" {}', 'move "A" { onAttack { damage 10 } }\nmove "B" {}'],
    ['move "A" {\n  onAttack {\n    damage(10\n  }\n}', 'move "A" {\n  onAttack {\n    damage(10)\n  }\n}'],
    ['move "A" {\n  onAttack { flip { damage(10\n}', 'move "A" {\n  onAttack { flip { damage(10) } }\n}'],
    ['move "A" { onAttack { damage 10 } } }', 'move "A" { onAttack { damage 10 } } '],
  ])("puts what is missing where it belongs: %j", (text, expected) => {
    expect(fixed(text)).toBe(expected);
  });

  it.each([
    ["a part is asked for", "onPlay.x"],
    ["a value is named", "damage(10,\n    onPlay: 1)"],
    ["it stands within a line", "draw onPlay"],
  ])("does not take a word for the beginning of a clause where %s", (_, statement) => {
    const text = `move "A" {\n  onAttack {\n    ${statement}\n    flip { draw 1\n  }\n}`;
    const open = read(text).faults.filter(({ code }) => code === "effect/unclosed");
    expect(open.map(({ from }) => from)).toEqual([text.indexOf("flip {") + 5]);
  });

  it("says of a bracket what is wrong, and what would put it right", () => {
    const said = (text: string) => read(text).faults.map(({ message, fix }) => [message, fix?.title]);
    expect(said('move "A" {')).toEqual([["This { is never closed.", "Close it with }"]]);
    expect(said('move "A" { onAttack { damage(10 } }')).toEqual([["This ( is never closed.", "Close it with )"]]);
    expect(said('move "A" {} ]')).toEqual([["This ] closes nothing.", "Remove ]"]]);
  });

  it("finds any one bracket of an indented script that was deleted", () => {
    const places = [...indented.matchAll(/[{}]/gu)].map(({ index }) => index);
    expect(places).toHaveLength(12);
    for (const at of places) {
      const text = indented.slice(0, at) + indented.slice(at + 1);
      const { items, faults: found } = read(text);
      expect(found.length).toBeGreaterThan(0);
      // The other move is as it was.
      const other = at < indented.indexOf('move "B"') ? '"B"' : '"A"';
      const names = items.flatMap((item) =>
        item.kind === "block" && item.name ? [text.slice(item.name.from, item.name.to)] : [],
      );
      expect(names).toContain(other);
      if (indented[at] === "}") expect(fixed(text).replaceAll(/\s+/gu, "")).toBe(indented.replaceAll(/\s+/gu, ""));
    }
  });

  it("leaves a bracket out that closes nothing, and offers to remove it", () => {
    const text = 'move "A" {\n  onAttack { damage 10 } }\n}\nmove "B" { onAttack { draw } }';
    expect(faults(text)).toEqual([{ code: "effect/unclosed", at: "}", message: "This } closes nothing." }]);
    expect(read(text).items).toHaveLength(2);
    expect(read(fixed(text)).faults).toEqual([]);
  });

  it.each([
    ['move "A" {\n  onAttack { log "Burn }\n}\nmove "B" {}', 'move "A" {\n  onAttack { log "Burn" }\n}\nmove "B" {}'],
    ['move "A" {\n  onAttack {\n    bc “Cold\n  }\n}', 'move "A" {\n  onAttack {\n    bc “Cold”\n  }\n}'],
    ['move "A" { onAttack { confirm(\'Sure?) } }', "move \"A\" { onAttack { confirm('Sure?') } }"],
    ['move "A" { onAttack { bc "" ; bc " } }', 'move "A" { onAttack { bc "" ; bc "" } }'],
    ['move "A" { onAttack { bc "a\\ } }', 'move "A" { onAttack { bc "a\\\\" } }'],
    ['move "A {\n}', 'move "A" {\n}'],
    // What the value is nobody can say, but where the text ends.
    ['move "A" {\n  onAttack {\n    bc "costs ${\n  }\n}', 'move "A" {\n  onAttack {\n    bc "costs ${\n  }\n}'],
  ])("closes a text on its line, and reads what is around it: %j", (text, expected) => {
    const { items, faults: found } = read(text);
    expect(found[0]).toMatchObject({ code: "effect/string-end" });
    expect(items.length).toBeGreaterThan(0);
    expect(fixed(text)).toBe(expected);
  });

  it("says what else is wrong, but not of the part whose bracket is missing", () => {
    const text = 'move "A" {\n  onAttack { damage 10 10 }\n\nmove "B" {\n  onAtack { damage 20 }\n}';
    expect(read(text)).toMatchObject({
      isWhole: false,
      faults: [
        { code: "effect/unclosed", from: 9 },
        { code: "effect/expected", message: expect.stringContaining("onAttack") as string },
      ],
    });
  });

  it("gives up where too much is open", () => {
    expect(faults(`${"flip { ".repeat(20)}\n`.repeat(2))).toMatchObject([{ code: "effect/too-deep" }]);
  });

  it("says that the name of an operation is not a name", () => {
    expect(faults(attack("def draw = 1"))).toMatchObject([
      { at: "draw", message: "draw is an operation; a name of your own is expected here." },
    ]);
  });

  it("says so where something is too long, too deep or too much", () => {
    expect(faults("a".repeat(65_537))).toMatchObject([{ code: "effect/too-long" }]);
    expect(faults("(".repeat(20_000))).toMatchObject([{ code: "effect/too-deep" }]);
    expect(faults(`${"flip { ".repeat(33)}${"}".repeat(33)}`)).toMatchObject([{ code: "effect/too-deep" }]);
    expect(faults(attack("x;".repeat(11_000)))).toMatchObject([{ code: "effect/too-many" }]);
    expect(faults(attack(`x = ${"!".repeat(5000)}y`))).toMatchObject([{ code: "effect/too-deep" }]);
    expect(faults(attack(`bc ${'"${f('.repeat(40)}x${')}"'.repeat(40)}`))[0]?.code).toMatch(/^effect\//u);
  });

  it("reads nested brackets up to the limit", () => {
    expect(faults(attack(`x = ${"(".repeat(29)}1${")".repeat(29)}`))).toEqual([]);
    expect(faults(attack(`x = ${"[".repeat(29)}1, 2${"]".repeat(29)}`))).toEqual([]);
    expect(faults(attack(`${"flip { draw 1\n".repeat(28)}${"} { draw 2 }".repeat(28)}`))).toEqual([]);
  });

  it("keeps comments", () => {
    const { comments } = read("// one\ndraw 1 // two\n/* three\nfour */");
    expect(comments.map(({ text, isWholeLine }) => [text, isWholeLine])).toEqual([
      ["one", true],
      ["two", false],
      ["three\nfour", true],
    ]);
  });
});
