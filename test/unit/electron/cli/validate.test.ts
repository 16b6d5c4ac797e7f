import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { games } from "../../../../shared/games/index.js";
import { cli, inFolder, pathOf, read, write } from "./runs.js";

inFolder();

/** What codes of rules begin with. */
const owners = [...games.map((game) => game.id), "workspace", "face", "spelling", "metadata", "toml"];

const id = (at: number): string => `6d2b1e52-0f6a-4c39-9c1e-3a1d5d7a8b9${at}`;

const card = (at: number, name: string, spark: string, more = ""): string => `[[cards]]
name = "${name}"
id = "${id(at)}"
energy-cost = 1
rules-text = ""
variables = ""
card-type = "Event"
subtype = ""
is-fast = false
spark = ${spark}
image-number = 1
${more}`;

const list = (cardId: string): string => `[[card-lists]]
list-name = "Core"
list-type = "BaseCardId"
card-id = "${cardId}"
copies = 1
`;

const fine = card(1, "Ember", '""');
const warned = card(2, "Ash", "3");

interface Printed {
  readonly file: string;
  readonly row: number | null;
  readonly column: string | null;
  readonly code: string;
  readonly severity: string;
}

const printed = (out: string): Printed[] => JSON.parse(out) as Printed[];

describe("validate", () => {
  it.each([
    ["a missing folder", ["nowhere"], "nowhere: Folder not found."],
    ["a missing file", ["nowhere.toml"], "nowhere.toml: File not found."],
    ["an empty folder", ["empty"], "empty: No TOML files in the folder."],
    ["a folder of other files", ["other"], "other: No TOML files in the folder."],
  ])("G2: refuses %s", async (_, paths, message) => {
    mkdirSync(pathOf("empty"));
    mkdirSync(pathOf("other"));
    write("other/a.txt", "a = 1");
    expect(await cli(["validate", ...paths])).toEqual({ code: 2, out: "", err: `cardwright: ${message}\n` });
  });

  it("G2: says of what is missing inside a value where the innermost value around it stands", async () => {
    const abilities = `
  [[cards.abilities]]
  ability_type = "triggered"

  [[cards.abilities]]
  ability_type = "triggered"
  alterations = [{ effect = "draw_card" }, { target = "owner" }]
`;
    write("cards.toml", `[[cards]]\ncard_id = "a_01"\nname = "A"\ntype = "spell"\nmana = {}\n${abilities}`);
    const { out } = await cli(["validate", "cards.toml"]);
    const missing = out.split("\n").filter((line) => line.includes("has no "));
    expect(missing.map((line) => line.replace(/^(\S+): .*?: (.*)\. .*$/u, "$1 $2"))).toEqual([
      "cards.toml:7:3 Ability 1 has no alterations; it needs at least 1",
      "cards.toml:12:44 Alteration 2 has no effect",
    ]);
  });

  it.each<[string, string[], string[]]>([
    ["one file, whatever its extension", ["data.cfg"], ["data.cfg"]],
    [
      "the TOML files of a folder, hidden ones too, not those of folders in it",
      ["."],
      [".hidden.toml", "a.toml", "b.toml"],
    ],
  ])("G1: looks at %s", async (_, paths, files) => {
    mkdirSync(pathOf("sub"));
    for (const name of ["b.toml", "a.toml", ".hidden.toml", "data.cfg", "notes.txt", "x.json", "sub/c.toml"])
      write(name, "[[cards]]\nid =\n");
    const { code, out } = await cli(["validate", ...paths, "--json"]);
    expect(code).toBe(1);
    expect(printed(out).map(({ file }) => file)).toEqual(files);
  });

  it("finds nothing in fine tables, and ends with 0", async () => {
    write("cards.toml", fine);
    expect(await cli(["validate", "."])).toEqual({ code: 0, out: "", err: "No problems found.\n" });
    expect((await cli(["validate", "cards.toml", "--json"])).out).toBe("[]\n");
  });

  it("--json says of each problem where it is in the file, from 1, and in which table", async () => {
    write("cards.toml", `# Ours\n\n${fine}\n${card(1, "Ash", "3")}`);
    const all = JSON.parse((await cli(["validate", ".", "--json"])).out) as Record<string, unknown>[];
    const twice = all.find(({ code }) => code === "dreamtides/id-unique");
    expect(twice).toMatchObject({ file: "cards.toml", table: "cards", column: "id", line: 17, startColumn: 6 });
    expect(twice?.["related"]).toMatchObject([{ table: "cards", line: 5, startColumn: 6 }]);
    write("cards.toml", "[[cards]]\nid =\n");
    const [broken] = JSON.parse((await cli(["validate", ".", "--json"])).out) as unknown[];
    expect(broken).toMatchObject({ file: "cards.toml", table: null, line: 2, startColumn: 5 });
  });

  it.skipIf(process.platform === "win32")("looks at files of any name, and says which have none", async () => {
    for (const name of ["\b.toml", "\\b.toml", "a\nb.toml", "é.toml"]) write(name, "[[cards]]\nid =\n");
    writeFileSync(Buffer.from([...Buffer.from(pathOf("x").slice(0, -1)), 0xff, ...Buffer.from(".toml")]), "a = 1\n");
    const { code, out, err } = await cli(["validate", ".", "--json"]);
    expect(code).toBe(1);
    const files = printed(out).map(({ file }) => file);
    expect(new Set(files)).toEqual(new Set(["\b.toml", "a\nb.toml", "\\b.toml", "é.toml"]));
    expect(err).toContain("\uFFFD.toml: The name of this file is not UTF-8; it is left out.\n");
    for (const command of ["generate", "check", "render"])
      expect((await cli([command, "."])).err, command).toMatch(/The name of this file is not UTF-8/u);
    for (const name of ["\b.toml", "\\b.toml", "a\nb.toml", "é.toml"]) write(name, fine);
    expect((await cli(["generate", "."])).code).toBe(0);
    expect(await cli(["check", "."])).toMatchObject({ code: 0 });
    expect(await cli(["set", "\\b.toml", "0", "name", "--string", "Odd"])).toMatchObject({ code: 0 });
  });

  it("finds ids that are there twice or missing in tables of no game, as warnings, and looks at no other column", async () => {
    const row = (name: string, ids: string) => `[[art]]\nname = "${name}"\n${ids}\ncard-id = "same"\n`;
    const text = [row("A", 'id = "x"'), row("B", 'id = "x"'), row("C", 'id = "X"'), row("D", "id = 1"), row("E", "")];
    write("art.toml", text.join("\n"));
    write("more.toml", text[0] ?? "");
    const { code, out } = await cli(["validate", "."]);
    const twice = "art.toml:8:6: warning metadata/id-unique: A already has this id. (x, id)\n";
    const none =
      "art.toml:21:1: warning metadata/id-missing: The row has no id; most rows of this table have one. (E, id)\n";
    expect([code, out]).toEqual([0, twice + none]);
    write("links.toml", '[[links]]\ncard-id = "x"\n\n[[links]]\ncard-id = "x"\n');
    expect(await cli(["validate", "links.toml"])).toMatchObject({ code: 0, out: "" });
    mkdirSync(pathOf(".cardwright"));
    write(".cardwright/workspace.toml", '[severities]\n"metadata/id-unique" = "off"\n');
    expect(await cli(["validate", "."])).toMatchObject({ code: 0, out: none });
    expect((await cli(["validate", ".", "--rule", "metadata/id-unique"])).code).toBe(0);
  });

  it("prints each problem with its line, column, code and row", async () => {
    write("cards.toml", `# Ours\n\n${fine}\n${warned}`);
    expect(await cli(["validate", "."])).toEqual({
      code: 0,
      out: "cards.toml:24:9: warning dreamtides/spark-on-characters: An event has no spark. (6d2b1e52-0f6a-4c39-9c1e-3a1d5d7a8b92, spark)\n",
      err: "Found 1 warning.\n",
    });
  });

  it("says the row's first line where the key is missing", async () => {
    write("cards.toml", `${fine}\n${warned.replace("image-number = 1\n", "").replace("spark = 3", 'spark = ""')}`);
    const { code, out } = await cli(["validate", "."]);
    expect(code).toBe(1);
    expect(out).toMatch(/^cards\.toml:13:1: error dreamtides\/required-field: /u);
  });

  it.each([
    ["a row with nothing in it", "# The first\n[[cards]]\n\n[[cards]]\n[[cards]]\nrules-text = 3\n", [2, 4, 5]],
    ["a row that is an inline table", "cards = [\n  {}, {},\n  { rules-text = 3 },\n]\n", [2, 2, 3]],
    [
      "a row whose keys have headers of their own",
      "[[cards]]\n[cards.art]\nof = 1\n[[cards]]\nrules-text = 3\n",
      [1, 4],
    ],
  ])("says where %s begins", async (_, text, lines) => {
    write("cards.toml", text);
    mkdirSync(pathOf(".cardwright"));
    write(".cardwright/workspace.toml", '[[sheets]]\nfile = "cards.toml"\ngame = "dreamtides"\nkind = "cards"\n');
    const { out } = await cli(["validate", "cards.toml", "--rule", "dreamtides/required-field"]);
    const places = out.split("\n").flatMap((line) => /^cards\.toml:(\d+):/u.exec(line)?.[1] ?? []);
    expect([...new Set(places)].map(Number)).toEqual([...new Set(lines)]);
    expect(out).not.toMatch(/^cards\.toml: /mu);
  });

  it("says where rows come to stand that a fix adds", async () => {
    const printing = (tier: number): string => `[[printings]]\ncard = "a"\ntier = ${tier}\ncopies = 1\n`;
    const body = 'type = "fire"\nsubtypes = ["beast"]\nlevel = 1\nattack = 250\ndefense = 250\n';
    write("cards.toml", `[[ttcg-cards]]\nid = "a"\nname = "A"\n${body}`);
    write("printings.toml", [1, 2, 3, 5, 6].map(printing).join(""));
    const { out } = await cli(["validate", ".", "--json", "--rule", "ttcg/all-rarities"]);
    expect(JSON.parse(out)).toMatchObject([
      { fixes: [{ edits: [{ kind: "add-row", file: "printings.toml", row: 3, entries: { card: "a", tier: 4 } }] }] },
    ]);
  });

  it("says that files were not checked which nobody can read, where their faults are not asked for", async () => {
    write("broken.toml", "[[cards]]\nid = \n");
    write("cards.toml", fine);
    const { code, err } = await cli(["validate", ".", "--rule", "dreamtides"]);
    expect({ code, err }).toEqual({
      code: 0,
      err: "broken.toml cannot be read (toml/value-missing): its tables were not checked.\nNo problems found.\n",
    });
  });

  it("prints what is missing in a row behind what it has", async () => {
    write("cards.toml", card(3, "Gap", "true").replace("image-number = 1\n", ""));
    const { out } = await cli(["validate", ".", "--json"]);
    expect(printed(out).map(({ column }) => column)).toEqual(["spark", "image-number"]);
  });

  it("prints JSON sorted by file, row and column, with related places and fixes as edits", async () => {
    write("cards.toml", warned);
    write("card-lists.toml", list(id(2)) + list(id(7)));
    write("a-cards.toml", warned.replace("Ash", "Bay").replace("spark = 3", 'spark = ""'));
    const { code, out, err } = await cli(["validate", ".", "--json"]);
    expect({ code, err }).toEqual({ code: 1, err: "Found 2 errors, 1 warning.\n" });
    expect(printed(out).map(({ file, row, column, code: rule }) => [file, row, column, rule])).toEqual([
      ["card-lists.toml", 1, "card-id", "dreamtides/unknown-card"],
      ["cards.toml", 0, "id", "dreamtides/id-unique"],
      ["cards.toml", 0, "spark", "dreamtides/spark-on-characters"],
    ]);
    expect(printed(out)[1]).toMatchObject({
      table: "cards",
      id: id(2),
      severity: "error",
      related: [{ file: "a-cards.toml", table: "cards", row: 0, id: id(2), column: "id" }],
      fixes: [{ id: "new-id", kind: "certain", title: "Give Ash a new id; Bay in row 1 keeps this one" }],
    });
    expect(printed(out)[2]).toMatchObject({
      fixes: [
        {
          id: "clear-spark",
          title: 'Set spark to ""',
          edits: [{ kind: "set", file: "cards.toml", row: 0, column: "spark", value: "", toml: '""' }],
        },
      ],
    });
  });

  it.each([
    ["errors fail", [], 1],
    ["errors pass where they may", ["--max-severity", "error"], 0],
    ["one rule alone", ["--rule", "dreamtides/spark-on-characters"], 0],
    [
      "warnings fail where only notes may pass",
      ["--rule", "dreamtides/spark-on-characters", "--max-severity", "info"],
      1,
    ],
    ["all rules of a game", ["--rule", "dreamtides"], 1],
    ["rules of no problem", ["--rule", "metadata"], 0],
    ["no such severity", ["--max-severity", "bad"], 2],
  ])("%s", async (_, options, code) => {
    write("cards.toml", warned + card(2, "Bay", '""'));
    expect((await cli(["validate", ".", ...options])).code).toBe(code);
  });

  it.each([
    ["several rules, asked for one by one", ["--rule", "dreamtides/id-unique", "--rule", "metadata", "."]],
    ["several rules in one list", ["--rule=dreamtides/id-unique,metadata", "."]],
    ["the folder behind the rule", ["--rule", "dreamtides/id-unique", "."]],
    ["rules of files that cannot be read", [".", "--rule", "toml", "--rule", "dreamtides/id-unique"]],
  ])("takes %s", async (_, args) => {
    write("cards.toml", warned + card(2, "Bay", '""'));
    const { code, out } = await cli(["validate", ...args, "--json"]);
    expect({ code, found: printed(out).map((each) => each.code) }).toEqual({
      code: 1,
      found: ["dreamtides/id-unique"],
    });
  });

  it.each([
    ["dreamtides/id-uniqe", "There is no rule “dreamtides/id-uniqe”. Try: dreamtides/id-unique."],
    ["unit-stat-sum", "There is no rule “unit-stat-sum”. Try: ttcg/unit-stat-sum."],
    ["dreamtide", "There is no rule “dreamtide”. Try: dreamtides."],
    ["metadata/enun", "There is no rule “metadata/enun”. Try: metadata/enum."],
    [
      "whatever-else/it-is",
      `There is no rule “whatever-else/it-is”. Expected: the code of a rule, or one of ${owners.join(", ")} for all of its rules.`,
    ],
  ])("refuses %s, which is not a rule, instead of finding nothing", async (rule, message) => {
    write("cards.toml", warned);
    const told = await cli(["validate", ".", "--rule", rule, "--sarif", "found.sarif"]);
    expect(told).toEqual({ code: 2, out: "", err: `cardwright: ${message}\n` });
    expect(existsSync(pathOf("found.sarif"))).toBe(false);
  });

  it.each([
    ["metadata/missing-key", "[[metadata.columns]]\nwidth = 3\n"],
    ["metadata/unknown-rule", '[[metadata.validation_rules]]\ncolumn = "name"\ntype = "odd"\n'],
    ["metadata/enum", '[[metadata.validation_rules]]\ncolumn = "name"\ntype = "enum"\nenum = ["A"]\n'],
    ["toml/value-missing", "x = \n"],
  ])("finds %s alone", async (rule, metadata) => {
    write("cards.toml", warned);
    write("other.toml", `[[rows]]\nname = "B"\n${metadata}`);
    const { out } = await cli(["validate", ".", "--json", "--rule", rule]);
    expect(printed(out).map((each) => [each.file, each.code])).toEqual([["other.toml", rule]]);
  });

  it("follows the severities, bindings and waivers of the workspace", async () => {
    mkdirSync(pathOf(".cardwright"));
    write(".cardwright/workspace.toml", '[severities]\n"dreamtides/spark-on-characters" = "error"\n');
    write("cards.toml", warned);
    expect((await cli(["validate", "."])).code).toBe(1);
    const waiver = `\n[[metadata.waivers]]\nrow = "${id(2)}"\ncode = "dreamtides/spark-on-characters"\nreason = "A joke"\n`;
    write("cards.toml", warned + waiver);
    expect(await cli(["validate", "."])).toMatchObject({ code: 0, out: "" });
    expect((await cli(["validate", ".", "--waived"])).out).toContain("Accepted: A joke");
    write(".cardwright/workspace.toml", '[[sheets]]\nfile = "cards.toml"\ngame = "none"\n');
    expect(await cli(["validate", ".", "--waived"])).toMatchObject({ code: 0, out: "" });
  });

  it("refuses settings that cannot be read, for what is found would not be as severe as it is meant to be", async () => {
    mkdirSync(pathOf(".cardwright"));
    write(".cardwright/workspace.toml", "[severities]\nx = \n");
    write("cards.toml", warned);
    const { code, out, err } = await cli(["validate", "."]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^cardwright: \.cardwright\/workspace\.toml:2:5: /u);
  });

  it.each([
    [
      '[severities]\n"dreamtides/spark-on-characters" = "warn"\n',
      "The severity of dreamtides/spark-on-characters must be error, warning, info, off; it is ignored.",
    ],
    [
      '[severities]\n"dreamtides/id-uniqe" = "off"\n',
      "There is no rule “dreamtides/id-uniqe”. Try: dreamtides/id-unique.",
    ],
    ['severities = "off"\n', "severities is not a table and is ignored."],
    ['[[sheets]]\nfile = "cards.toml"\ngame = "dreamtide"\n', "There is no game dreamtide. Try: dreamtides."],
    ['[[sheets]]\ngame = "none"\n', "sheets[0] needs a file and a game; it is ignored."],
    ["sheets = 3\n", "sheets is not a list of tables and is ignored."],
    ['[severities]\n"toml/value-missing" = "info"\n"metadata/enum" = "error"\n', undefined],
    ['[[sheets]]\nfile = "other.toml"\ngame = "none"\n', undefined],
  ])("remarks what nobody understands in settings: %j", async (settings, remark) => {
    mkdirSync(pathOf(".cardwright"));
    write(".cardwright/workspace.toml", settings);
    write("cards.toml", warned);
    const { err } = await cli(["validate", "."]);
    const remarks = err.split("\n").filter((line) => line.startsWith(".cardwright"));
    expect(remarks).toEqual(remark === undefined ? [] : [`.cardwright/workspace.toml: ${remark}`]);
  });

  it("reports a file that does not parse at its line, and continues with the others", async () => {
    write("broken.toml", "[[cards]]\nid = \n");
    write("cards.toml", warned);
    const { code, out } = await cli(["validate", "."]);
    expect(code).toBe(1);
    expect(out).toMatch(/^broken\.toml:2:\d+: error toml\//u);
    expect(out).toContain("spark-on-characters");
    expect(printed((await cli(["validate", ".", "--json"])).out)[0]).toMatchObject({
      file: "broken.toml",
      table: null,
      row: null,
    });
  });

  it("writes a SARIF report with rules, places and what was accepted", async () => {
    const waiver = `\n[[metadata.waivers]]\nrow = "${id(2)}"\ncode = "dreamtides/spark-on-characters"\nreason = "A joke"\n`;
    write("cards.toml", warned + waiver + "\n" + card(2, "Bay", '""'));
    expect((await cli(["validate", ".", "--sarif", "found.sarif"])).code).toBe(1);
    const log = JSON.parse(read("found.sarif")) as {
      runs: { tool: { driver: { rules: { id: string }[] } }; results: object[] }[];
    };
    expect(log).toMatchObject({ version: "2.1.0" });
    expect(log.runs[0]?.tool.driver.rules.map(({ id: code }) => code)).toEqual([
      "dreamtides/id-unique",
      "dreamtides/spark-on-characters",
    ]);
    expect(log.runs[0]?.results).toMatchObject([
      {
        ruleId: "dreamtides/spark-on-characters",
        ruleIndex: 1,
        level: "warning",
        locations: [
          { physicalLocation: { artifactLocation: { uri: "cards.toml" }, region: { startLine: 10, startColumn: 9 } } },
        ],
        suppressions: [{ kind: "inSource", justification: "A joke" }],
      },
      {
        ruleId: "dreamtides/id-unique",
        level: "error",
        relatedLocations: [
          {
            id: 0,
            physicalLocation: { artifactLocation: { uri: "cards.toml" }, region: { startLine: 3, startColumn: 6 } },
          },
        ],
      },
    ]);
  });

  it.each([
    ["a folder that is not there", ["validate", "nowhere"]],
    ["a folder without TOML files", ["validate", "empty"]],
    ["no folder at all", ["validate"]],
  ])("refuses %s with 2", async (_, args) => {
    mkdirSync(pathOf("empty"));
    const { code, out, err } = await cli(args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).not.toBe("");
  });

  it("finds texts that the folder's own face cuts off, and says which files hold no face", async () => {
    const face = (height: number): string =>
      `tables = ["cards"]\nwidth = 63\nheight = 88\n[[parts]]\nkind = "text"\nx = 1\ny = 1\nwidth = 20\nheight = ${height}\ntext = "{name}"\nsize = 4\nleastSize = 2\ncolor = "#000000"\n`;
    mkdirSync(pathOf("own/.cardwright/faces"), { recursive: true });
    write("own/cards.toml", card(1, "Ember of the Nine Unending Bonfires", '""'));
    const found = () => cli(["validate", "own", "--rule", "face"]);
    expect(await found()).toMatchObject({ code: 0, out: "" });
    write("own/.cardwright/faces/a.toml", face(3));
    const told = await found();
    expect(told.out).toContain("warning face/cut-off: This text is cut off on the card's face. It would fit at");
    expect(told.out).toContain("its place is 2.00 mm (5.7 pt). (6d2b1e52-0f6a-4c39-9c1e-3a1d5d7a8b91, name)");
    write("own/.cardwright/faces/a.toml", face(9));
    expect(await found()).toMatchObject({ out: "", err: "No problems found.\n" });
    write("own/.cardwright/faces/b.toml", "width = 1\n");
    expect((await found()).code).toBe(1);
    expect((await cli(["validate", "own", "--max-severity", "error"])).code).toBe(0);
    expect((await found()).err).toContain(
      "Not a face, so that its tables were checked by others: own/.cardwright/faces/b.toml",
    );
  });
});
