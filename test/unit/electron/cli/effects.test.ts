import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { cli, inFolder, pathOf, read, write } from "./runs.js";

inFolder();
beforeEach(() => {
  for (const folder of ["effects", "placeholders", "temp"]) mkdirSync(pathOf(folder));
});

const effects = (...args: string[]) => cli(["effects", ...args]);
const table = "effects/effects_with_placeholders.csv";

describe("effects combine", () => {
  beforeEach(() => {
    write("placeholders/n.txt", "one\ntwo\r\nall\n");
    write("placeholders/combinations_to_remove.txt", "# none\r\nall card\n");
    write("placeholders/phrase_replacements.txt", "two card: two cards\ncardss: cards\n");
    write("effects/all_effect_templates.txt", "mill <n> card.\n\nDraw <n> card.\n");
  });

  test("appends what the templates make, and prints how many there are", async () => {
    write("effects/all_effects.txt", "First.\n");
    expect(await effects("combine", "-f")).toEqual({ code: 0, out: "Total combinations: 4\n", err: "" });
    const made = ["Draw one card.", "Draw two cards.", "Mill one card.", "Mill two cards."];
    expect(read("effects/all_effects.txt")).toBe(["First.", ...made, ""].join("\n"));
  });

  test("prints them with -v, and writes nothing with -t", async () => {
    // Placeholders are files of text alone.
    for (const name of ["n.bak", "n.xml", "n"]) write(`placeholders/${name}`, "none\n");
    const { out } = await effects("combine", "-s", "draw <n>.", "-t", "-v");
    expect(out).toBe("Draw all.\nDraw one.\nDraw two.\nTotal combinations: 3\n");
    expect(readdirSync(pathOf("effects"))).toEqual(["all_effect_templates.txt"]);
  });

  test("makes the same with temporary files as without, and leaves none", async () => {
    const digits = Array.from({ length: 10 }, (_, at) => `${at} and a longer text so that lines take their room`);
    write("placeholders/d.txt", digits.join("\n"));
    const sentence = "<d> <d+1> <d+2> <d+3> <n>";
    expect((await effects("combine", "-s", sentence, "-o", "a.txt", "--memory", "1000")).code).toBe(0);
    const spilled = await effects("combine", "-s", sentence, "-o", "b.txt", "--memory", "8", "--temp", "temp");
    expect(spilled.out).toBe("Total combinations: 30000\n");
    expect(read("b.txt") === read("a.txt")).toBe(true);
    expect(readdirSync(pathOf("temp"))).toEqual([]);
  });

  test("says which files are missing and goes on, twice about the replacements", async () => {
    const { code, out } = await effects("combine", "-s", "a", "-t", "-c", "no-c", "-r", "no-r");
    const noReplacements = "Warning: Replacement file 'no-r' not found. No replacements will be applied.";
    const noRemovals = "Warning: Configuration file 'no-c' not found. No phrases will be filtered.";
    expect(out).toBe([noReplacements, noRemovals, noReplacements, "Total combinations: 1", ""].join("\n"));
    expect(code).toBe(0);
  });

  test("ends with 1 where a file or a placeholder is not there", async () => {
    expect(await effects("combine", "-f", "no.txt")).toMatchObject({
      code: 1,
      out: "Error: File 'no.txt' not found.\n",
    });
    write("bad.txt", "<n> < n>\n");
    expect(await effects("combine", "-f", "bad.txt")).toMatchObject({ code: 1, out: "Error: ' n'\n" });
    const { code, err } = await effects("combine", "-s", "<my-thing>");
    expect([code, err.split("\n").at(-2)]).toEqual([1, "KeyError: 'my-thing'"]);
    expect((await effects("combine", "-s", "a", "-o", "no/out.txt")).code).toBe(1);
    write("latin.txt", Uint8Array.of(0x64, 0xe9, 10));
    expect((await effects("combine", "-f", "latin.txt")).code).toBe(1);
  });

  test("ends with 2 where it is called wrongly, in the words of the tool it follows", async () => {
    const name = "cardwright effects combine: error:";
    const both = `${name} You must provide exactly one of -s/--sentence or -f/--file, but not both.\n`;
    expect(await effects("combine", "-s", "a", "-f")).toEqual({ code: 2, out: "", err: both });
    expect(await effects("combine")).toEqual({ code: 2, out: "", err: both });
    expect(await effects("combine", "-s")).toMatchObject({
      code: 2,
      err: `${name} argument -s/--sentence: expected one argument\n`,
    });
    expect(await effects("combine", "-s", "a", "--no-such", "b")).toMatchObject({
      code: 2,
      err: `${name} unrecognized arguments: --no-such b\n`,
    });
  });

  test("ends with 1 where its phrases cannot be read, and says what a sentence has too much of", async () => {
    write("latin.txt", Uint8Array.of(0x64, 0xe9, 10));
    for (const option of ["-c", "-r"]) {
      const { code, out } = await effects("combine", "-s", "a", "-t", option, "latin.txt");
      expect([code, out.startsWith("Error: latin.txt")]).toEqual([1, true]);
    }
    const { out } = await effects("combine", "-s", "<n>".repeat(1_001), "-t");
    expect(out).toBe("Error: A sentence has 1,001 placeholders, more than 1,000.\n");
  });

  test("removes duplicate lines of the usual list of effects where no file is named", async () => {
    for (const name of ["effects/all_effects.txt", "other.txt"]) write(name, "b\nb\n");
    await effects("combine", "-d", "-o", "other.txt");
    expect([read("effects/all_effects.txt"), read("other.txt")]).toEqual(["b\n", "b\nb\n"]);
  });

  test("removes duplicate lines at their first places, and distinguishes line ends", async () => {
    write("d.txt", "b\r\na\nb\nc\nb");
    expect(await effects("combine", "-d", "d.txt")).toMatchObject({
      code: 0,
      out: "Duplicates removed from 'd.txt'. Exiting.\n",
    });
    expect(read("d.txt")).toBe("b\na\nc\nb");
  });

  test("writes through a link, and keeps it", async () => {
    write("real.txt", "b\nb\n");
    symlinkSync("real.txt", pathOf("link.txt"));
    await effects("combine", "-d", "link.txt");
    expect(read("real.txt")).toBe("b\n");
  });
});

describe("effects annotate", () => {
  test("makes a table of a list, then flags more", async () => {
    write("placeholders/n.txt", "one\ntwo\n");
    write("e.txt", ' Draw one card.\n\nDraw three cards; then "one".\n');
    await effects("annotate", "-i", "e.txt", "-c", "DRAW", "-t", "Draw <n>", "<no> card", "<n-1>");
    const quoted = '"Draw three cards; then ""one""."';
    expect(read(table)).toBe(`EFFECTNAME;DRAW\r\nDraw one card.;True\r\n${quoted};False\r\n`);
    const { out } = await effects("annotate", "-c", "ONE", "-t", "<n>");
    expect(out).toBe(
      `'ONE' not found in '${table}'. Adding new column.\nProcessed '${table}' into '${table}' with column 'ONE'.\n`,
    );
    expect(read(table)).toBe(`EFFECTNAME;DRAW;ONE\r\nDraw one card.;True;True\r\n${quoted};False;True\r\n`);
  });

  test("flags the literal name of a placeholder that has a file", async () => {
    write("placeholders/n.txt", "one\n");
    write("e.txt", "Play <n>.\nPlay <m>.\n");
    await effects("annotate", "-i", "e.txt", "-o", "o.csv", "-c", "N", "-t", "<n>", "<m>");
    expect(read("o.csv")).toBe("EFFECTNAME;N\r\nPlay <n>.;True\r\nPlay <m>.;False\r\n");
  });

  test("deletes rows, and never takes back a flag", async () => {
    write("e.csv", "X;EFFECTNAME\n1;foo\n2;bar\n");
    await effects("annotate", "-i", "e.csv", "-o", "e.csv", "-c", "X", "-d", "foo");
    expect(read("e.csv")).toBe("X;EFFECTNAME\r\n2;bar\r\n");
    await effects("annotate", "-i", "e.csv", "-o", "e.csv", "-c", "X", "-e", "no");
    expect(read("e.csv")).toBe("X;EFFECTNAME\r\n2;bar\r\n");
    const missing = await effects("annotate", "-i", "e.csv", "-c", "Y", "-e", "bar");
    expect(missing).toMatchObject({ code: 1, out: "Error: Column 'Y' not found in 'e.csv'.\n" });
    await effects("annotate", "-i", "e.csv", "-o", "e.csv", "-c", "Y", "-d", "bar");
    expect(read("e.csv")).toBe("X;EFFECTNAME\r\n");
  });

  test("refuses a table without a line, and a pattern that cannot be looked up", async () => {
    write("e.csv", "");
    expect(await effects("annotate", "-i", "e.csv", "-c", "A", "-t", "x")).toMatchObject({
      code: 1,
      out: "Error processing file: \n",
    });
  });
});

describe("effects alphabetize", () => {
  test("sorts, and keeps the first line with -H", async () => {
    write("input.txt", "z\n\nb\n a\nb\n");
    const { out } = await effects("alphabetize", "-H");
    expect(out).toBe("Alphabetized 'input.txt' into 'output.txt' with header preserved.\n");
    expect(read("output.txt")).toBe("z\na\nb\nb\n");
    await effects("alphabetize", "-o", "input.txt");
    expect(read("input.txt")).toBe("a\nb\nb\nz\n");
  });

  test("keeps the first line of all, however many lines follow, and where none does", async () => {
    const lines = Array.from({ length: 50_000 }, (_, at) => `line ${at + 100_000}`);
    write("input.txt", ["z", ...lines.toReversed(), ""].join("\n"));
    await effects("alphabetize", "-H");
    expect(read("output.txt") === ["z", ...lines, ""].join("\n")).toBe(true);
    write("input.txt", "\nz\n");
    expect((await effects("alphabetize", "-H")).out).toContain("with header preserved.\n");
    expect(read("output.txt")).toBe("z\n");
    write("input.txt", "\n \n");
    expect((await effects("alphabetize", "-H")).out).toBe("Warning: Input file 'input.txt' is empty.\n");
  });
});

describe("effects order", () => {
  test("makes the effects and the table of all calls, and sorts the templates", async () => {
    write("placeholders/n.txt", "one\ntwo\n");
    write("placeholders/combinations_to_remove.txt", "");
    write("placeholders/phrase_replacements.txt", "");
    write("effects/all_effect_templates.txt", "Mill <n>.\nDraw <n>.\n");
    write("effects/all_effects.txt", "Old.\n");
    const classes = [
      { column: "B", mode: "pattern", patterns: ["Draw <n>"] },
      { column: "A", match_column: "B", mode: "exact", patterns: ["one", "<n>"] },
      { column: "B", mode: "pattern", patterns: ["Mill two"] },
    ];
    write("effects/effects_classification.json", JSON.stringify(classes));
    expect((await effects("order")).code).toBe(0);
    expect(read("effects/all_effect_templates.txt")).toBe("Draw <n>.\nMill <n>.\n");
    const rows = ["Draw one.;True;True", "Draw two.;True;False", "Mill one.;False;True", "Mill two.;True;False"];
    expect(read(table)).toBe(["EFFECTNAME;B;A", ...rows, ""].join("\r\n"));
  });

  test("makes no table where the effects cannot be made, and leaves none of before", async () => {
    write("effects/effects_classification.json", '[{ "column": "A", "mode": "exact", "patterns": ["a"] }]');
    write("effects/all_effect_templates.txt", "b\n< n>\na\n");
    for (const path of [table, "effects/all_effects.txt"]) write(path, "old\n");
    expect(await effects("order")).toMatchObject({ code: 1, out: "Error: ' n'\n" });
    expect(readdirSync(pathOf("effects")).sort()).toEqual(["all_effect_templates.txt", "effects_classification.json"]);
    expect(read("effects/all_effect_templates.txt")).toBe("b\n< n>\na\n");
  });

  test("takes the effects that are there, and patterns as they are written where a class is exact", async () => {
    write("placeholders/n.txt", "one\n");
    const classes = [{ column: "A", mode: "exact", patterns: ["<n>", "Two"] }];
    write("own.json", JSON.stringify(classes));
    write("effects/all_effects.txt", "Draw one.\n\n Draw <n>.\nTwo.\n");
    expect((await effects("order", "--keep-effects", "--keep-templates", "--classes", "own.json")).code).toBe(0);
    expect(read(table)).toBe("EFFECTNAME;A\r\nDraw one.;False\r\nDraw <n>.;True\r\nTwo.;True\r\n");
  });

  test("leaves the templates of tables alone", async () => {
    const tables = ['[[effect-templates]]\ntext = "b"\n', '[[effect-templates]]\ntext = "a"\n'];
    write("own.toml", tables.join("\n"));
    write("own.json", '[{ "column": "A", "mode": "exact", "patterns": ["A"] }]');
    expect((await effects("order", "--tables", "own.toml", "--classes", "own.json")).code).toBe(0);
    expect(read(table)).toBe("EFFECTNAME;A\r\nA;True\r\nB;False\r\n");
    expect(readdirSync(pathOf("effects")).sort()).toEqual(["all_effects.txt", "effects_with_placeholders.csv"]);
  });
});

describe("effects random", () => {
  beforeEach(() => write(table, "EFFECTNAME;A;B\na;True;true\nb;True;True\na;TRUE;true\nc;True;False\n"));

  test("draws pairs of different effects that are flagged in all columns", async () => {
    const { out } = await effects("random", "-c", "A", "-c", "B", "--seed", "3", "--show", "-p", "9");
    const [filter, ...pairs] = out.trimEnd().split("\n");
    expect(filter).toBe("Filtering on: ['A', 'B']");
    expect(pairs).toHaveLength(1);
    expect(["a;b", "b;a"]).toContain(pairs[0]);
    expect((await effects("random", "-c", "A")).out).toBe("Filtering on: ['A']\n");
  });

  test("draws ten pairs where no number is given, and half as many as there are effects at most", async () => {
    const rows = (count: number): string => Array.from({ length: count }, (_, at) => `e${at};True\n`).join("");
    const drawn = async (count: number): Promise<number> => {
      write("many.csv", `EFFECTNAME;A\n${rows(count)}`);
      const { out } = await effects("random", "-i", "many.csv", "-c", "A", "--show");
      return out.trimEnd().split("\n").length - 1;
    };
    expect([await drawn(30), await drawn(7), await drawn(2)]).toEqual([10, 3, 1]);
  });

  test("says why there are none", async () => {
    const fails = async (...args: string[]): Promise<string> => (await effects("random", ...args)).err;
    expect(await fails("-c", "X", "A", "Y")).toBe("Error: Columns not found in CSV: X, Y\n");
    write("none.csv", "EFFECTNAME;A\nx;False\ny;True\n");
    write("empty.csv", "");
    expect(await fails("-i", "none.csv", "-c", "A")).toBe("Error: Need at least 2 values to form pairs\n");
    expect(await fails("-i", "empty.csv", "-c", "A")).toBe("Error: File 'empty.csv' is empty\n");
    for (const number of ["x", "5x", "1.5", ""])
      expect(await fails("-p", number, "-c", "A")).toContain(`argument -p/--pairs: invalid int value: '${number}'`);
  });
});

describe("effects malformed", () => {
  test("lists effects without level, then without kind", async () => {
    write("effects_with_placeholders.csv", "EFFECTNAME;UNIT;SPELL;level_1\na;True;False;False\nb;False;False;True\n");
    const { out, code } = await effects("malformed");
    expect(code).toBe(0);
    expect(out).toContain("set to False:\n- a\n\nEffects with both");
    expect(out.endsWith("\n- b\n\nTotal number of unique effects meeting malformed condition(s): 2\n")).toBe(true);
  });

  test("takes a flag in any letter case", async () => {
    write("effects_with_placeholders.csv", "EFFECTNAME;UNIT;SPELL;LEVEL_1\na;true;False;TRUE\nb;no;TRUE;\n");
    const { out } = await effects("malformed");
    expect(out).toContain("set to False:\n- b\n");
    expect(out).toContain("No effects found with both Unit and Spell set to False.\n");
  });

  test("ends with 0 where there is nothing to read", async () => {
    expect(await effects("malformed")).toMatchObject({ code: 0, err: "" });
    write("effects_with_placeholders.csv", "");
    const out = "Error: Missing required columns (EFFECTNAME, UNIT, or SPELL).\n";
    expect(await effects("malformed")).toEqual({ code: 0, out, err: "" });
  });
});

describe("effects statistics", () => {
  test("counts types, subtypes, and words that effects mention once a card", async () => {
    const rows = ["TYPE;SUBTYPES;EFFECT1;EFFECT2", "Fire;Dragon, Beast;Draw one card.;Play a Spellcaster, a spell."];
    write("cards.csv", [...rows, "Spell;;Tap one fire card.;Untap one fire card.", ""].join("\r\n"));
    const { out, code } = await effects("statistics", "-i", "cards.csv", "--json");
    const counts = JSON.parse(out) as Record<string, Record<string, unknown>>;
    expect(code).toBe(0);
    expect(counts["types"]).toMatchObject({ fire: 1, spell: 1, water: 0 });
    expect(counts["subtypes"]).toMatchObject({ dragon: 1, beast: 1, fairy: 0 });
    expect(counts["mentions"]).toMatchObject({ spell: 1, spellcaster: 1, fire: 1, dragon: 0 });
    expect(counts["byType"]?.["spell"]).toMatchObject({ fire: 1, spell: 0 });
    const said = (await effects("statistics", "-i", "cards.csv")).out;
    expect(said).toContain("  Fire             1\n");
    // A type that no card has mentions nothing.
    expect(said.match(/^\w+ cards whose effects mention$/gmu)).toEqual([
      "Fire cards whose effects mention",
      "Spell cards whose effects mention",
    ]);
    expect((await effects("statistics")).code).toBe(1);
  });
});

describe("effects count and provenance", () => {
  beforeEach(() => {
    write("placeholders/n.txt", "one\ntwo\nall\n");
    write("placeholders/up.txt", "<n>\n_\n");
    write("placeholders/combinations_to_remove.txt", "all card\n");
    write("placeholders/phrase_replacements.txt", "two card: two cards\ncardss: cards\n");
    write("effects/all_effect_templates.txt", "mill <n> card.\nDraw <n> card, then <n> card.\nDraw <up> card.\n");
  });

  test("counts what is left of each template after each step", async () => {
    const { out, code } = await effects("count", "--json");
    const counts = out
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(code).toBe(0);
    expect(counts).toEqual([
      { template: "mill <n> card.", combinations: 3, distinct: 3, kept: 2, keptDistinct: 2 },
      { template: "Draw <n> card, then <n> card.", combinations: 3, distinct: 3, kept: 2, keptDistinct: 2 },
      { template: "Draw <up> card.", combinations: 4, distinct: 4, kept: 3, keptDistinct: 3 },
      { combinations: 10, distinct: 10, kept: 7, keptDistinct: 7, total: true },
    ]);
    const table = (await effects("count")).out.split("\n");
    expect(table[0]).toBe("combinations     distinct         kept     distinct  template");
    expect(table.at(-2)).toBe("          10           10            7            7  Sum");
    expect((await effects("count", "-f", "no.txt")).code).toBe(1);
  });

  test("counts equal lines once: those made of equal values, and those made equal by replacements", async () => {
    write("placeholders/n.txt", "one\ntwo\none\nall\n");
    write("placeholders/phrase_replacements.txt", "two: one\n");
    const [count = ""] = (await effects("count", "--json")).out.split("\n");
    expect(JSON.parse(count)).toMatchObject({ combinations: 4, distinct: 3, kept: 2, keptDistinct: 1 });
  });

  test("says which templates make an effect, with what in their placeholders", async () => {
    const two = await effects("provenance", "Draw two cards.");
    expect(two).toEqual({ code: 0, out: "Template 3: Draw <up> card.\n  <up> is two\n", err: "" });
    expect((await effects("provenance", "Draw card.")).out).toContain("  <up> is nothing\n");
    const json = await effects("provenance", "--json", "Draw one card, then one card.");
    expect(JSON.parse(json.out)).toEqual({
      number: 2,
      template: "Draw <n> card, then <n> card.",
      choices: { "<n>": "one" },
    });
    expect(await effects("provenance", "Draw all card.")).toMatchObject({
      code: 1,
      out: "No template makes this effect.\n",
    });
  });

  test("finds an effect however many its template makes before it", async () => {
    write("placeholders/d.txt", Array.from({ length: 10 }, (_, at) => `${at}\n`).join(""));
    write("effects/all_effect_templates.txt", "<d>-<d+10>-<d+20>-<d+30>.\n");
    expect((await effects("provenance", "7-18-29-30.")).out).toBe(
      "Template 1: <d>-<d+10>-<d+20>-<d+30>.\n  <d> is 7\n  <d+10> is 18\n  <d+20> is 29\n  <d+30> is 30\n",
    );
  });

  test("need no phrases, but those that there are must be readable", async () => {
    for (const name of ["count", "provenance"]) {
      const words = name === "count" ? [name] : [name, "Draw all card."];
      expect((await effects(...words, "-c", "no.txt", "-r", "no.txt")).code).toBe(0);
      write("latin.txt", Uint8Array.of(0x64, 0xe9, 10));
      for (const option of ["-c", "-r"]) {
        const { code, out } = await effects(...words, option, "latin.txt");
        expect([code, out.startsWith("Error: latin.txt")]).toEqual([1, true]);
      }
    }
  });
});

describe("effects regenerate-serials", () => {
  const header =
    "NAME;TYPE;SUBTYPES;LEVEL;IMAGE;ATTACK;DEFENSE;EFFECT1;EFFECT2;SERIAL;RARITY;TRANSPARENCY;EFFECT1_STYLE;EFFECT2_STYLE";
  const list = (...serials: readonly string[]): string =>
    [
      header,
      ...serials.map((serial) => `Ebb;Fire;Beast;2;i.jpg;570;430;Add one.;"Return;";${serial};0;60;None;Passive`),
      "Low;Spell;;1;i.jpg;+10;-5;Mill.;Draw.;;0;50;None;passive",
      "",
    ].join("\r\n");

  test("keeps those that fit, renews the others, and writes a list of its own", async () => {
    write("cards.csv", list("E208E2MGA0R001", "E208E2MGA0R001", "stale"));
    expect(await effects("regenerate-serials", "-i", "cards.csv")).toEqual({
      code: 0,
      out: "3 of 4 serial numbers changed: cards_updated.csv\n",
      err: "",
    });
    const renewed = list("E208E2MGA0R001", "E208E2MGA0R000", "E208E2MGA0R002").replace(
      ";Draw.;;",
      ";Draw.;L10aLUzsM0D500;",
    );
    expect(read("cards_updated.csv")).toBe(renewed);
    expect(read("cards.csv")).toContain("stale");
  });

  test("ends with 1 where there is no list, a column is missing, or a card has no serial number", async () => {
    expect((await effects("regenerate-serials")).code).toBe(1);
    write("cards.csv", "NAME;TYPE\r\n");
    expect((await effects("regenerate-serials", "-i", "cards.csv")).out).toContain(
      "Columns not found in CSV: SUBTYPES",
    );
    write("cards.csv", list("x").replace(";Beast;", ";Humanoid;"));
    expect((await effects("regenerate-serials", "-i", "cards.csv")).out).toBe(
      "Error: Card 1: ['fire', 'humanoid'] is not in list\n",
    );
  });
});

describe("effects call", () => {
  test("calls functions of the library", async () => {
    write("placeholders/a.txt", "<b>\nx\n");
    write("placeholders/b.txt", "1\n2\n");
    const call = async (name: string, args: unknown) => effects("call", name, JSON.stringify(args));
    expect((await call("load_placeholder_values", ["a"])).out).toBe('["1","2","x"]\n');
    expect((await call("text_in_placeholder_string", ["<b+1> x", "a 3 x"])).out).toBe("true\n");
    write("placeholders/c.txt", "ARE\n");
    mkdirSync(pathOf("effect_style_text"));
    write("effect_style_text/equip.txt", "\nWhen <c>\n");
    write("effect_style_text/surge.txt", "When <B> are\n");
    const style = await call("deduce_effect_style_from_effect_text", ["When 2 are"]);
    expect(style.out).toBe('"surge"\n');
    write("effect_style_text/passive.txt", "are\n");
    const styles = await call("deduce_effect_style_from_effect_text", ["When 2 ARE"]);
    expect(styles.out).toMatch(
      /^Error: Multiple effect styles matched for text 'when 2 are': \['\w+', '\w+'\]\n"\w+"\n$/u,
    );
    write("effect_style_text/passive.txt", Uint8Array.of(0x64, 0xe9, 10));
    expect((await call("get_combination_id", ["Fire"])).out).toMatch(/^Error: effect_style_text\/passive\.txt/u);
    write("effect_style_text/passive.txt", "");
    expect(await call("get_combination_id", ["Fire, Humanoid"])).toMatchObject({
      code: 1,
      err: "ValueError: ['fire', 'humanoid'] is not in list\n",
    });
    expect((await call("get_combination_id", 1)).code).toBe(2);
    expect((await effects("call", "no_such", "[]")).code).toBe(2);
  });
});

describe("what effects commands refuse", () => {
  test("numbers that are none, in one line", async () => {
    const refused = { code: 2, out: "" };
    expect(await effects("combine", "-s", "a", "--memory", "2")).toEqual({
      ...refused,
      err: "cardwright effects combine: error: argument --memory: Expected at least 8\n",
    });
    expect(await effects("random", "-c", "UNIT", "--seed", "x")).toEqual({
      ...refused,
      err: "cardwright effects random: error: argument --seed: Expected a whole number\n",
    });
    for (const name of ["alphabetize", "order"]) expect(await effects(name, "--memory", "much")).toMatchObject(refused);
  });

  test("files that are not there, by their names", async () => {
    expect((await effects("combine", "-f", "--tables", "no")).out).toBe("Error: no: The file was not found.\n");
    expect((await effects("order")).out).toBe("Error: effects/effects_classification.json: The file was not found.\n");
    expect((await effects("combine", "-s", "a", "-o", "no/out.txt")).out).toMatch(/^Error: no\/out\.txt: /mu);
    expect((await effects("import", "no", "own.toml")).out).toBe("Error: 'no' has no files with effects.\n");
    expect(() => read("own.toml")).toThrow();
  });

  test("statistics of what is no card list", async () => {
    write("effects/list.csv", "Draw one card.\n");
    const { code, out } = await effects("statistics", "-i", "effects/list.csv");
    expect([code, out]).toEqual([1, "Error: Columns not found in CSV: TYPE, SUBTYPES, EFFECT1, EFFECT2\n"]);
  });
});

describe("effects import, export and check", () => {
  test("exports into a folder that does not exist, with the folders in it", async () => {
    const tables = [
      '[[effect-templates]]\ntext = "Draw <n> card."\n',
      '[[placeholders]]\nname = "n"\nvalues = ["one"]\n',
    ];
    write("own.toml", tables.join("\n"));
    expect((await effects("export", "own.toml", "fresh/bin")).out).toBe("Wrote 2 files to 'fresh/bin', removed 0.\n");
    expect(read("fresh/bin/placeholders/n.txt")).toBe("one\n");
  });

  const files = {
    "all_effect_templates.txt": "draw <n> card.\n\n  Mill <n>.\n",
    "placeholders/n.txt": "one\r\ntwo\r\n",
    "placeholders/combinations_to_remove.txt": "# none\nmill two\nMill two",
    "placeholders/phrase_replacements.txt": "two card. : two cards.\n",
  };
  beforeEach(() => {
    mkdirSync(pathOf("bin/placeholders"), { recursive: true });
    for (const [name, text] of Object.entries(files)) write(`bin/${name}`, text);
  });

  test("make tables of a folder and the same folder of the tables", async () => {
    expect((await effects("import", "bin", "own.toml")).out).toBe("Read 4 files of 'bin' into 'own.toml'.\n");
    mkdirSync(pathOf("out/placeholders"), { recursive: true });
    expect((await effects("check", "own.toml", "out")).code).toBe(1);
    expect((await effects("export", "own.toml", "out")).out).toBe("Wrote 4 files to 'out', removed 0.\n");
    for (const [name, text] of Object.entries(files)) expect(read(`out/${name}`)).toBe(text);
    expect(await effects("check", "own.toml", "out")).toMatchObject({ code: 0, out: "" });
    write("out/placeholders/old.txt", "a\n");
    expect(await effects("check", "own.toml", "out")).toMatchObject({
      code: 1,
      out: "no rows: placeholders/old.txt\n",
    });
    expect((await effects("export", "own.toml", "out")).out).toBe("Wrote 0 files to 'out', removed 0.\n");
    expect(read("out/placeholders/old.txt")).toBe("a\n");
    expect((await effects("export", "own.toml", "out", "--prune")).out).toBe("Wrote 0 files to 'out', removed 1.\n");
  });

  test("make the same effects of the tables as of the folder", async () => {
    await effects("import", "bin", "own.toml");
    write("bin/placeholders/n.txt", "one\ntwo\n");
    const own = ["-c", "bin/placeholders/combinations_to_remove.txt", "-r", "bin/placeholders/phrase_replacements.txt"];
    const folder = await effects(
      "combine",
      "-f",
      "bin/all_effect_templates.txt",
      "-p",
      "bin/placeholders",
      ...own,
      "-t",
      "-v",
    );
    const tables = await effects("combine", "-f", "--tables", "own.toml", "-t", "-v");
    expect(tables).toEqual(folder);
    expect(tables.out).toBe("Mill one.\nDraw one card.\nDraw two cards.\nTotal combinations: 3\n");
  });

  test("take nothing from folders of phrases and placeholders where they are given tables", async () => {
    write("own.toml", '[[effect-templates]]\ntext = "Draw <n> card."\n');
    write("placeholders/n.txt", "one\n");
    write("placeholders/combinations_to_remove.txt", "card\n");
    write("placeholders/phrase_replacements.txt", "Draw: Mill\n");
    const { out } = await effects("combine", "-f", "--tables", "own.toml", "-t", "-v");
    expect(out).toContain("Draw <n> card.\nTotal combinations: 1\n");
  });

  test("write nothing of what a file cannot hold, and say so", async () => {
    write("own.toml", '[[placeholders]]\nname = "a/b"\nvalues = ["one"]\n\n[[effect-templates]]\ntext = "x"\n');
    const remark = "placeholders/a/b.txt: No file can have this name.\n";
    expect(await effects("export", "own.toml", "fresh")).toEqual({
      code: 1,
      out: "Error: Nothing was written.\n",
      err: remark,
    });
    expect(() => read("fresh/all_effect_templates.txt")).toThrow();
    mkdirSync(pathOf("fresh"));
    write("fresh/all_effect_templates.txt", "x\n");
    expect(await effects("check", "own.toml", "fresh")).toEqual({ code: 1, out: "", err: remark });
  });

  test("name the files that cannot be read", async () => {
    write("bin/placeholders/n.txt", "\ufeffone");
    const { code, out } = await effects("import", "bin", "own.toml");
    expect([code, out.startsWith("Error: bin/placeholders/n.txt: ")]).toEqual([1, true]);
    expect((await effects("combine", "-f", "--tables", "no.toml")).code).toBe(1);
  });
});

test("the group and its commands explain themselves", async () => {
  const { out, code } = await cli(["help", "effects"]);
  expect([code, out.includes("annotate")]).toEqual([0, true]);
  expect((await effects("combine", "--help")).out).toContain("-p, --placeholder_dir <folder>");
});
