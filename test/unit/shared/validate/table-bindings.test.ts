import { describe, expect, it } from "vitest";
import { gameOf, type Game } from "../../../../shared/games/index.js";
import type { SheetSchema } from "../../../../shared/sheet/index.js";
import { Checker, settingsFile, type CheckedGame } from "../../../../shared/validate/index.js";
import { readSettings, setBinding } from "../../../../shared/validate/index.js";
import { must } from "../../../../shared/base/index.js";
import { emptyDocument, parseDocument, printDocument } from "../../../../shared/toml/index.js";
import { putFiles, sourcesOf, type Files } from "../../../support/validate/tables.js";

const shipped = (id: string): Game => {
  const game = gameOf(id);
  if (!game) throw new Error(`There is a game ${id}`);
  return game;
};

const kind = (name: string, more: Partial<SheetSchema>): SheetSchema => ({
  ...{ kind: name, title: name, tables: [name], signature: [], idColumn: "id", holdsCards: false },
  ...more,
});

/** The six kinds of sheet of a game that is not written yet, as its specification has them. */
const summoner: CheckedGame = {
  id: "summoner",
  title: "Summoner TCG",
  sheets: [
    kind("monsters", { signature: ["id", "attribute", "value"] }),
    kind("utility", { signature: ["id", "type", "subType"] }),
    kind("summoners", { signature: ["id", "nativeAddition"] }),
    kind("decks", { signature: ["player", { key: "cards", kinds: ["array"], items: ["string"] }] }),
    kind("players", { signature: ["activeDeck"] }),
    kind("default-decks", { signature: ["id"] }),
  ],
};

const games = [shipped("dreamtides"), shipped("ttcg"), shipped("ptg"), summoner];

/** A table of each kind of sheet of four games. */
const everything: Files = {
  "dream.toml":
    '[[cards]]\nid = "a"\nrules-text = ""\ncard-type = "Event"\n\n[[dreamwell]]\nid = "b"\nenergy-produced = 1\n\n' +
    '[[card-lists]]\nlist-name = "L"\nlist-type = "BaseCardId"\ncard-id = "a"\ncopies = 1\n\n' +
    '[[card-fx]]\ncard-id = "a"\neffect-type = "x"\n\n[[card-metadata]]\ncard-id = "a"\n',
  "ttcg.toml":
    '[[ttcg-cards]]\nid = "a"\nname = "A"\ntype = "spell"\n\n[[printings]]\ncard = "a"\ntier = 1\n\n' +
    '[[lore-cards]]\nname = "L"\n\n[[decks]]\nname = "D"\ncards = [{ card = "a", copies = 2 }]\n\n[print-run]\npolicy = "flat"\n',
  "ptg.toml":
    '[[cards]]\ncard_id = "goblin_01"\ntype = "creature"\n\n[[decks]]\nname = "D"\ncards = { goblin_01 = 4 }\n',
  "summoner.toml":
    '[[monsters]]\nid = "s1"\nattribute = ["fire"]\nvalue = "500"\n\n[[utility]]\nid = "h1"\ntype = "help"\nsubType = "x"\n\n' +
    '[[summoners]]\nid = "S1"\nnativeAddition = []\n\n[[decks]]\nplayer = "p"\nid = "d"\ncards = ["s1", "h1"]\n\n' +
    '[[players]]\nid = "p"\nactiveDeck = "d"\n\n[[default-decks]]\nid = "x"\n',
};

function checked(files: Files, of: readonly CheckedGame[] = games, settings = ""): Checker {
  const checker = new Checker(of, { strict: true, settings: readSettings(must(parseDocument(settings))) });
  putFiles(checker, files, of);
  checker.work();
  return checker;
}

const boundIn = (checker: Checker): Record<string, string> =>
  Object.fromEntries(
    checker.sheets.map((address) => {
      const binding = checker.bindingOf(address);
      const name = `${address.file} ${address.table.join(".")}`;
      return [name, binding ? `${binding.game.id} ${binding.schema.kind}` : "none"];
    }),
  );

const ambiguous = (checker: Checker) => [...checker.all()].filter(({ code }) => code === "workspace/ambiguous-table");

/** Two games whose tables of decks look alike, and that have a table each that looks like no other. */
const alike = (["ptg", "summoner"] as const).map((id): CheckedGame => ({
  id,
  title: id === "ptg" ? "PTG" : "Summoner TCG",
  sheets: [kind("decks", { signature: ["cards"] }), kind(`${id}-cards`, { signature: ["id"] })],
}));
const decks = '[[decks]]\ncards = ["a"]\n';

describe("the tables of four games in one workspace", () => {
  it("are each bound to their game and kind", () => {
    const checker = checked(everything);
    const named = (file: string, id: string, kinds: readonly (readonly [string, string])[]) =>
      kinds.map(([table, name]) => [`${file} ${table}`, `${id} ${name}`]);
    const same = (...names: readonly string[]) => names.map((name) => [name, name] as const);
    expect(boundIn(checker)).toEqual(
      Object.fromEntries([
        ...named("dream.toml", "dreamtides", same("cards", "dreamwell", "card-lists", "card-fx", "card-metadata")),
        ...named("ttcg.toml", "ttcg", [
          ["ttcg-cards", "cards"],
          ...same("printings", "lore-cards", "decks", "print-run"),
        ]),
        ...named("ptg.toml", "ptg", same("cards", "decks")),
        ...named("summoner.toml", "summoner", same(...summoner.sheets.map((each) => each.kind))),
      ]),
    );
    expect(ambiguous(checker)).toEqual([]);
  });

  it("and each alone in its file too, whatever comes first", () => {
    const tables = Object.values(everything).flatMap((text) => text.split("\n\n"));
    const files = Object.fromEntries(tables.toReversed().map((text, at) => [`${at}.toml`, `${text}\n`]));
    const kinds = (of: Files): readonly string[] => Object.values(boundIn(checked(of))).toSorted();
    expect(kinds(files)).toEqual(kinds(everything));
  });

  it.each(Object.entries(everything))("%s alone has no ambiguous table, not even with empty decks", (file, text) => {
    const without = text.split("\n\n").filter((each) => !each.startsWith("[[decks]]"));
    const checker = checked({ [file]: `decks = []\n\n${without.join("\n\n")}`, "decks.toml": "decks = []\n" });
    expect(ambiguous(checker)).toEqual([]);
  });
});

describe("a table that two games could have", () => {
  const [ptg] = alike;
  if (!ptg) throw new Error("There are two games");

  it.each<[what: string, files: Files, expected: string]>([
    [
      "is of the game of its file",
      { "a.toml": `[[ptg-cards]]\nid = "a"\n\n${decks}`, "b.toml": '[[summoner-cards]]\nid = "b"\n' },
      "ptg decks",
    ],
    [
      "else of the game of the folder",
      { "a.toml": decks, "b.toml": '[[summoner-cards]]\nid = "b"\n' },
      "summoner decks",
    ],
    [
      "is of none where the folder has both",
      { "a.toml": decks, "b.toml": '[[ptg-cards]]\nid = "a"\n\n[[summoner-cards]]\nid = "b"\n' },
      "none",
    ],
    ["is of none where nothing else is there", { "a.toml": decks, "c.toml": decks }, "none"],
  ])("%s", (_, files, expected) => expect(boundIn(checked(files, alike))["a.toml decks"]).toBe(expected));

  it("follows neighbours that come and go", () => {
    const checker = checked({ "a.toml": decks }, alike);
    const put = (file: string, text: string): void => {
      for (const source of sourcesOf(file, must(parseDocument(text)))) checker.put(source);
      checker.work();
    };
    const now = () => [boundIn(checker)["a.toml decks"], ambiguous(checker).length];
    expect(now()).toEqual(["none", 1]);
    put("b.toml", '[[summoner-cards]]\nid = "b"\n');
    expect(now()).toEqual(["summoner decks", 0]);
    put("a.toml", '[[ptg-cards]]\nid = "a"\n');
    expect(now()).toEqual(["ptg decks", 0]);
    checker.drop({ file: "a.toml", table: ["ptg-cards"] });
    checker.drop({ file: "b.toml", table: ["summoner-cards"] });
    expect(now()).toEqual(["none", 1]);
    checker.drop({ file: "a.toml", table: ["decks"] });
    expect(ambiguous(checker)).toEqual([]);
  });

  it("goes to the one whose signature says more of its values", () => {
    const typed = kind("decks", { signature: [{ key: "cards", kinds: ["array"], items: ["string"] }] });
    const more = [ptg, { ...ptg, id: "typed", sheets: [typed] }];
    expect(boundIn(checked({ "a.toml": decks }, more))["a.toml decks"]).toBe("typed decks");
    expect(boundIn(checked({ "a.toml": "[[decks]]\ncards = [1, 2]\n" }, more))["a.toml decks"]).toBe("ptg decks");
  });

  it.each([
    ['cards = [""]', "typed decks"],
    ['cards = ["a", 1]', "ptg decks"],
    ['cards = ["a", "b", 1]', "typed decks"],
    ["cards = []", "typed decks"],
    ['cards = ""', "typed decks"],
    ["cards = 1", "ptg decks"],
  ])("fits where more than half of the values do: %s", (line, expected) => {
    const typed = kind("decks", { signature: [{ key: "cards", kinds: ["array"], items: ["string"] }] });
    const more = [ptg, { ...ptg, id: "typed", sheets: [typed] }];
    expect(boundIn(checked({ "a.toml": `[[decks]]\n${line}\n` }, more))["a.toml decks"]).toBe(expected);
  });

  it("is asked about, with a fix for each game that writes it into the settings", () => {
    const [problem] = ambiguous(checked({ "a.toml": decks }, alike));
    expect(problem).toMatchObject({
      severity: "warning",
      rowKey: null,
      column: null,
      message: "This table could be of PTG or of Summoner TCG.",
      fixes: [
        { id: "bind-ptg", title: "Make it a table of PTG", edits: [{ kind: "bind", game: "ptg" }] },
        { id: "bind-summoner", edits: [{ kind: "bind", game: "summoner" }] },
      ],
    });
    const after = { file: "a.toml", table: "decks", game: "summoner" };
    const { doc } = must(setBinding(emptyDocument, null, after));
    const text = printDocument(doc);
    expect(text).toBe('[[sheets]]\nfile = "a.toml"\ntable = "decks"\ngame = "summoner"\n');
    const settled = checked({ "a.toml": decks }, alike, text);
    expect([boundIn(settled)["a.toml decks"], ambiguous(settled).length]).toEqual(["summoner decks", 0]);
    const changed = must(setBinding(doc, null, { ...after, game: "ptg" })).doc;
    expect(printDocument(changed)).toBe(text.replace("summoner", "ptg"));
    expect(printDocument(must(setBinding(doc, after, null)).doc)).not.toContain("decks");
    expect(settingsFile).toBe(".cardwright/workspace.toml");
  });
});
