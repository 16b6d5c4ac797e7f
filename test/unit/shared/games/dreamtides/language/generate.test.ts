import { runToEnd } from "../../../../../../shared/base/index.js";
import { describe, expect, test } from "vitest";
import {
  abilityEntries,
  generateAbilities,
  type AbilityEntry,
} from "../../../../../../shared/games/dreamtides/language/index.js";

const row = (id: string, text: string, variables = "") => ({ id, name: `Card ${id}`, "rules-text": text, variables });
const generated = (entries: readonly AbilityEntry[]) => runToEnd(generateAbilities(entries));
const entriesOf = (...rows: Readonly<Record<string, unknown>>[]) =>
  abilityEntries({ file: "cards.toml", table: ["cards"], kind: "cards", rows });

describe("entries are rows with an id and a rules text", () => {
  test.each([
    ["a row", row("a", "Copy it."), 1],
    ["without variables", { id: "a", "rules-text": "Copy it." }, 1],
    ["without id", { "rules-text": "Copy it." }, 0],
    ["with an id that is not a text", { id: 1, "rules-text": "Copy it." }, 0],
    ["without rules text", { id: "a" }, 0],
    ["with a blank one", { id: "a", "rules-text": " \n\u2003" }, 0],
  ])("%s", (_what, value, count) => expect(entriesOf(value)).toHaveLength(count));

  test("and say which row they are", () => {
    const rows = [{ id: "c" }, row("b", "Copy it.")];
    expect(abilityEntries({ file: "x.toml", table: ["test-cards"], kind: "cards", rows })).toMatchObject([
      { file: "x.toml", table: "test-cards", index: 1, id: "b", name: "Card b" },
    ]);
  });
});

describe("the abilities file", () => {
  test("yields while many rows are read, with the same result as when it does not", () => {
    const entries = entriesOf(...Array.from({ length: 200 }, (_, at) => row(`${at}`, "Copy it.")));
    const work = generateAbilities(entries);
    let steps = 0;
    let step = work.next();
    for (; !step.done; step = work.next()) steps += 1;
    expect(steps).toBeGreaterThanOrEqual(3);
    expect(step.value).toEqual(generated(entries));
  });
  const json = (...rows: Readonly<Record<string, unknown>>[]) => generated(entriesOf(...rows)).text;

  test("holds every ability of a card under its id, two spaces a level, no line feed at the end", () => {
    const expected = [
      "{",
      '  "a": [',
      "    {",
      '      "Named": {',
      '        "Reclaim": 2',
      "      }",
      "    }",
      "  ]",
      "}",
    ];
    expect(json(row("a", "{reclaim_for_cost($r)}", "r: 2"))).toBe(expected.join("\n"));
  });
  test("is an empty object without cards", () => expect(json()).toBe("{}"));
  test("leaves out a card of which one paragraph fails, and names it", () => {
    const { text, failed } = generated(entriesOf(row("a", "Copy it.\n\nCopy."), row("b", "Copy it.")));
    expect(Object.keys(JSON.parse(text) as object)).toEqual(["b"]);
    expect(failed.map(({ name }) => name)).toEqual(["Card a"]);
  });
  test("leaves out a card with broken variables, though none asks for them", () => {
    expect(generated(entriesOf(row("a", "Copy it.", "x"))).text).toBe("{}");
    expect(generated(entriesOf(row("a", "Copy it.", "x: y"))).text).toBe("{}");
  });
  test("keeps a card with an unused variable", () => expect(json(row("a", "Copy it.", "x: 1"))).not.toBe("{}"));
  test("joins the abilities of rows with one id, and reports them", () => {
    const { text, duplicates } = generated(
      entriesOf(row("a", "Copy it."), row("b", "Copy it."), row("a", "{foresee}.", "f: 1")),
    );
    const read = JSON.parse(text) as Record<string, unknown[]>;
    expect([read["a"]?.length, read["b"]?.length]).toEqual([2, 1]);
    expect(duplicates.map(({ index }) => index)).toEqual([2]);
  });
  test("orders ids by their bytes, numbers and names of the prototype like others", () => {
    const ids = ["b", "10", "9", "é", "a", "\u{1F600}", "\uffee", "B", "__proto__", "aa"];
    const order = [...json(...ids.map((id) => row(id, "Copy it."))).matchAll(/^ {2}"(.*)": \[$/gm)].map(([, id]) => id);
    const bytes = (text: string) => Buffer.from(text, "utf8");
    expect(order).toEqual([...ids].sort((left, right) => Buffer.compare(bytes(left), bytes(right))));
  });
});
