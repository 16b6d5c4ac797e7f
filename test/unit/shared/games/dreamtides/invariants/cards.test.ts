import { describe, expect, it } from "vitest";
import { afterFix, aCharacter, aDreamwell, anEvent, found, id, lines, type Cells } from "./tables.js";

const character = (cells: Cells) => ({ "cards.toml": aCharacter(cells) });
const event = (cells: Cells) => ({ "cards.toml": anEvent(cells) });
const dreamwell = (cells: Cells) => ({ "dreamwell.toml": aDreamwell(cells) });
const of = (files: Record<string, string>): readonly string[] => lines(files).map((line) => line.replace(/^\S+ /u, ""));

describe("cards that hold every rule", () => {
  it.each([
    ["a character", character({})],
    ["an event", event({})],
    ["a dreamwell card", dreamwell({})],
    [
      "without what may be absent",
      character({
        "energy-cost": undefined,
        rarity: undefined,
        "is-fast": undefined,
        variables: undefined,
        "rules-text": '""',
      }),
    ],
    ["with a star for its subtype and spark", character({ subtype: '"*"', spark: '"*"' })],
    ["with numbers spelled as texts", character({ "energy-cost": '"3"', spark: '"4"' })],
    [
      "with both spellings of a subtype",
      {
        "cards.toml":
          aCharacter({ subtype: '"SpiritAnimal"' }) +
          aCharacter({ id: `"${id(2)}"`, name: '"Ash"', subtype: '"Spirit Animal"' }),
      },
    ],
    [
      "with ids in every form a UUID has",
      {
        "cards.toml": [`{${id(2)}}`, `urn:uuid:${id(3)}`, id(4).replaceAll("-", ""), id(5).toUpperCase()]
          .map((each, at) => aCharacter({ id: `"${each}"`, name: `"N${at}"` }))
          .join(""),
      },
    ],
    ["without a phase", dreamwell({ phase: undefined })],
    ["with a phase that stands for none", dreamwell({ phase: '""' })],
  ])("%s: no problem", (_, files) => expect(found(files)).toEqual([]));
});

describe("a field of the wrong type", () => {
  it.each<[key: string, value: string, fix: string | undefined]>([
    ["id", "5", undefined],
    ["name", "5", '"5"'],
    ["card-type", "true", undefined],
    ["subtype", "5", undefined],
    ["rules-text", "[]", undefined],
    ["variables", "5", undefined],
    ["rarity", "1", undefined],
    ["is-fast", '"yes"', "true"],
    ["is-fast", "0", "false"],
    ["is-fast", '"maybe"', undefined],
    ["image-number", '"0028"', "28"],
    ["image-number", "2.0", "2"],
    ["image-number", '"x"', undefined],
    ["spark", '"many"', undefined],
    ["spark", "2.5", undefined],
    ["spark", "3.0", "3"],
    ["spark", "3_000_000_000", undefined],
    ["spark", "true", undefined],
  ])("%s = %s keeps the file from loading", (key, value, fix) => {
    const files = character({ [key]: value });
    const problem = found(files).find(({ code }) => code === "dreamtides/field-type");
    expect(problem).toMatchObject({ severity: "error", column: { path: [key] } });
    if (fix !== undefined) expect(afterFix(files, "convert")).toEqual(character({ [key]: fix }));
  });

  it.each([
    ["phase", "1.5"],
    ["energy-produced", '"some"'],
  ])("%s = %s of a dreamwell card too", (key, value) => {
    expect(of(dreamwell({ [key]: value }))).toContain(`0 ${key} field-type error`);
  });
});

describe("a field that every card needs", () => {
  it.each(["id", "name", "card-type", "image-number"])("%s of a card", (key) => {
    // Without a card-type in any row the table is not a table of cards.
    const files = { "cards.toml": aCharacter({ [key]: undefined }) + aCharacter({ id: `"${id(2)}"`, name: '"Ash"' }) };
    expect(of(files)).toEqual([`0 ${key} required-field error`]);
  });

  it.each([
    ["id", undefined],
    ["name", undefined],
    ["image-number", undefined],
    ["energy-produced", '""'],
  ])("%s of a dreamwell card", (key, value) => {
    expect(of(dreamwell({ [key]: value }))).toEqual([`0 ${key} required-field error`]);
  });

  it("that is an id is offered as a new one", () => {
    const files = character({ id: undefined });
    expect(of(afterFix(files, "new-id"))).toEqual([]);
  });

  it("may be a name without letters", () => expect(of(character({ name: '""' }))).toEqual([]));
});

describe("ids", () => {
  it("that are no UUIDs keep the file from loading; spaces around one can be taken away", () => {
    expect(of(character({ id: '"ember"' }))).toEqual(["0 id id-form error"]);
    expect(afterFix(character({ id: `" ${id(1)} "` }), "trim")).toEqual(character({}));
  });

  it.each([
    [
      "in one table",
      { "cards.toml": aCharacter() + aCharacter({ name: '"Ash"' }) },
      ["cards.toml 1 id id-unique error"],
    ],
    [
      "in two tables of cards",
      { "cards.toml": aCharacter(), "test-cards.toml": aCharacter({ name: '"Ash"' }, "test-cards") },
      ["test-cards.toml 0 id id-unique error"],
    ],
    [
      "of a card and a dreamwell card",
      { "cards.toml": aCharacter(), "dreamwell.toml": aDreamwell({ id: `"${id(1)}"` }) },
      ["dreamwell.toml 0 id id-unique error"],
    ],
    [
      "in other letters",
      { "cards.toml": aCharacter() + aCharacter({ name: '"Ash"', id: `"${id(1).toUpperCase()}"` }) },
      ["cards.toml 1 id id-unique error"],
    ],
    [
      "in a table that is not the game's",
      { "cards.toml": aCharacter(), "rendered.toml": `[[cards]]\nid = "${id(1)}"\nrendered-text = "x"\n` },
      [],
    ],
  ])("are told when they are not unique %s", (_, files, problems) => expect(lines(files)).toEqual(problems));

  it("are reported with the card that has them first", () => {
    const [problem] = found({ "cards.toml": aCharacter() + aCharacter({ name: '"Ash"' }) });
    expect(problem?.message).toContain("Ember");
    expect(problem?.related).toMatchObject([{ row: { rowKey: "cards.toml cards 0" }, column: { path: ["id"] } }]);
  });
});

describe("numbers", () => {
  it.each<[cells: Cells, problem: string, fix: string | undefined, after: Cells]>([
    [{ "energy-cost": "-1" }, "energy-cost energy-cost", "set-number", { "energy-cost": "0" }],
    [{ "energy-cost": '""' }, "energy-cost energy-cost", "remove", { "energy-cost": undefined }],
    [{ "energy-cost": '" * "' }, "energy-cost energy-cost", undefined, {}],
    [{ "energy-cost": "2.0" }, "energy-cost energy-cost", "set-number", { "energy-cost": "2" }],
    [{ "energy-cost": '" 4 "' }, "energy-cost energy-cost", "set-number", { "energy-cost": "4" }],
    [{ "energy-cost": '"-1"' }, "energy-cost energy-cost", undefined, {}],
    [{ "energy-cost": "true" }, "energy-cost energy-cost", undefined, {}],
    [{ "energy-cost": "9_000_000_000" }, "energy-cost energy-cost", undefined, {}],
    [{ spark: "-2" }, "spark negative-number", "set-number", { spark: "0" }],
    [{ spark: '"-2"' }, "spark negative-number", "set-number", { spark: "0" }],
  ])("%o", (cells, problem, fix, after) => {
    expect(of(character(cells))).toEqual([`0 ${problem} error`]);
    if (fix !== undefined) expect(afterFix(character(cells), fix)).toEqual(character(after));
  });

  it.each([
    [{ phase: "-1" }, "phase"],
    [{ "energy-produced": "-1" }, "energy-produced"],
  ])("of a dreamwell card: %o", (cells, column) => {
    expect(of(dreamwell(cells))).toEqual([`0 ${column} negative-number error`]);
    expect(afterFix(dreamwell(cells), "set-number")).toEqual(dreamwell({ [column]: "0" }));
  });
});

describe("words the game does not know", () => {
  it.each<[cells: Cells, column: string, fix: string | undefined, after: Cells]>([
    [{ "card-type": '"character"' }, "card-type", "nearest", { "card-type": '"Character"' }],
    [{ subtype: '"Wizard"' }, "subtype", undefined, {}],
    [{ subtype: '"mage"' }, "subtype", "nearest", { subtype: '"Mage"' }],
    [{ rarity: '"Legendry"' }, "rarity", "nearest", { rarity: '"Legendary"' }],
    [{ rarity: '"R"' }, "rarity", "nearest", { rarity: '"Rare"' }],
    [{ rarity: '""' }, "rarity", "remove", { rarity: undefined }],
  ])("%o", (cells, column, fix, after) => {
    expect(of(character(cells))).toEqual([`0 ${column} unknown-word error`]);
    if (fix !== undefined) expect(afterFix(character(cells), fix)).toEqual(character(after));
  });

  it("are reported where the file's own list offers them", () => {
    const rule = (values: string) =>
      `[[metadata.validation_rules]]\ncolumn = "rarity"\ntype = "enum"\nenum = [${values}]\n`;
    expect(lines({ "cards.toml": aCharacter() + rule('"Common", "Rare"') })).toEqual([]);
    const files = { "cards.toml": aCharacter() + rule('"Common", "Starter"') };
    expect(lines(files)).toEqual(["cards.toml - rarity enum-drift warning"]);
    expect(found(files)[0]?.message).toContain("“Starter”");
  });
});

describe("what goes together", () => {
  it.each<
    [
      name: string,
      files: Record<string, string>,
      problems: string[],
      fix: string | undefined,
      after: Record<string, string>,
    ]
  >([
    ["an event with spark", event({ spark: "2" }), ["0 spark spark-on-characters warning"], "clear-spark", event({})],
    ["a character without spark", character({ spark: '""' }), ["0 spark spark-on-characters warning"], undefined, {}],
    [
      "a character whose spark is absent",
      character({ spark: undefined }),
      ["0 spark spark-on-characters warning"],
      undefined,
      {},
    ],
    [
      "an event with a subtype",
      event({ subtype: '"Mage"' }),
      ["0 subtype subtype-on-characters warning"],
      "clear-subtype",
      event({}),
    ],
    [
      "a star on a card without modes",
      event({ "energy-cost": '"*"' }),
      ["0 energy-cost modal-cost warning"],
      undefined,
      {},
    ],
    [
      "two cards of one name",
      { "cards.toml": aCharacter() + aCharacter({ id: `"${id(2)}"` }) },
      ["1 name name-unique warning"],
      undefined,
      {},
    ],
    [
      "an event's sentence on a character",
      character({ "rules-text": '"Draw {cards($c)}."' }),
      ["0 rules-text ability-fits-type warning"],
      undefined,
      {},
    ],
    [
      "a character's trigger on an event",
      event({ "rules-text": '"{Judgment} Draw {cards($c)}."' }),
      ["0 rules-text ability-fits-type warning"],
      undefined,
      {},
    ],
  ])("%s", (_, files, problems, fix, after) => {
    expect(of(files)).toEqual(problems);
    if (fix !== undefined) expect(afterFix(files, fix)).toEqual(after);
  });

  const modal = {
    "rules-text":
      '"{choose_one}\\n{bullet} {energy($e1)}: Draw {cards($c1)}.\\n{bullet} {energy($e2)}: Draw {cards($c2)}."',
    variables: '"e1: 1\\nc1: 1\\ne2: 3\\nc2: 2"',
  };

  it("a card with modes costs a star", () => {
    expect(of(event({ ...modal, "energy-cost": '"*"' }))).toEqual([]);
    expect(of(event(modal))).toEqual(["0 energy-cost modal-cost warning"]);
    expect(afterFix(event(modal), "set-star")).toEqual(event({ ...modal, "energy-cost": '"*"' }));
  });

  it("prompts are noted where the table has them, once", () => {
    const prompts = { prompts: '"Choose a character."' };
    expect(
      lines({ "cards.toml": aCharacter(prompts) + aCharacter({ ...prompts, id: `"${id(2)}"`, name: '"Ash"' }) }),
    ).toEqual(["cards.toml - prompts prompts-unused info"]);
  });
});
