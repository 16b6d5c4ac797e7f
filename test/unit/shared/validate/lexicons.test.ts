import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { parseDocument, rowEntries } from "../../../../shared/toml/index.js";
import {
  lexiconOfTables,
  noSettings,
  type CheckedGame,
  type Index,
  type RowRule,
} from "../../../../shared/validate/index.js";
import { checkerOf } from "../../../support/validate/problems.js";
import { sourcesOf } from "../../../support/validate/tables.js";

const sheet = (kind: string, column: string): CheckedGame["sheets"][number] => ({
  ...{ kind, title: kind, tables: [kind], signature: [column], idColumn: column, holdsCards: false },
});
const wordsByList: Index = {
  ...{ name: "words-by-list", sheets: ["words"], reads: ["list"], carries: ["word"] },
  keys: (row) => [row.text("list") ?? ""],
};

/** A game whose texts are single words, those of the list `short` where it has any, else those of the list `long`. */
function wordGame(sheets: readonly string[] = ["words"]) {
  const calls = { lexicon: 0, rule: 0 };
  const said: RowRule = {
    ...{ kind: "row", id: "said", severity: "error", title: "Said", explanation: "", source: "" },
    sheets: ["texts"],
    reads: ["text"],
    check: (row, lookup) => {
      calls.rule += 1;
      const isKnown = lookup.lexicon()?.["words"]?.includes(row.text("text") ?? "") === true;
      return isKnown ? [] : [{ column: "text", message: `No word: ${row.text("text") ?? ""}` }];
    },
  };
  const game: CheckedGame = {
    id: "words",
    title: "Words",
    sheets: [sheet("words", "word"), sheet("texts", "text")],
    invariants: {
      ...{ indexes: [wordsByList], tallies: [], rules: [said] },
      lexicon: {
        sheets,
        words: (lookup) => {
          calls.lexicon += 1;
          const listed = (list: string): string[] =>
            lookup.rows(wordsByList.name, list).map((row) => row.text("word") ?? "");
          const short = listed("short");
          return { words: short.length > 0 ? short : listed("long") };
        },
      },
    },
  };
  return { game, calls };
}

const word = (text: string, list: string): string => `[[words]]\nword = "${text}"\nlist = "${list}"\n`;
const texts = '[[texts]]\ntext = "moon"\n\n[[texts]]\ntext = "sun"\n';

/** A checker of both texts with these words; `say` puts others in their place and returns what is said of the texts. */
function checked(words: string) {
  const { game, calls } = wordGame();
  const checker = checkerOf(game, { "words.toml": words, "texts.toml": texts });
  const told = (): readonly string[] => [...checker.all()].map(({ message }) => message).sort();
  const say = (changed: string): readonly string[] => {
    for (const source of sourcesOf("words.toml", must(parseDocument(changed)))) checker.put(source);
    checker.work();
    return told();
  };
  const lexicon = () => checker.lexiconOf({ file: "texts.toml", table: ["texts"] });
  return { calls, told, say, lexicon };
}

describe("the words that a game takes from its tables", () => {
  it("are read again when they change, and so are the texts", () => {
    const { told, say } = checked(word("moon", "long"));
    expect(told()).toEqual(["No word: sun"]);
    expect(say(word("sun", "long"))).toEqual(["No word: moon"]);
    expect(say(word("sun", "long") + word("moon", "long"))).toEqual([]);
    expect(say(word("sea", "short") + word("moon", "long"))).toEqual(["No word: moon", "No word: sun"]);
    expect(say(word("moon", "long"))).toEqual(["No word: sun"]);
  });

  it("are the same object while they say the same", () => {
    const { say, lexicon } = checked(word("moon", "short") + word("sun", "long"));
    const before = lexicon();
    expect(before).toEqual({ words: ["moon"] });
    say(word("moon", "short") + word("sun", "short"));
    expect(lexicon()).toEqual({ words: ["moon", "sun"] });
    say(word("moon", "short") + word("sun", "long"));
    const again = lexicon();
    say(word("sun", "long") + word("moon", "short"));
    expect(lexicon()).toBe(again);
  });

  it("are not read again when nothing changed that they were made of the last time", () => {
    const { calls, say } = checked(word("moon", "long"));
    say(word("moon", "short") + word("sun", "long"));
    const before = { ...calls };
    expect(say(word("moon", "short") + word("sea", "long"))).toEqual(["No word: sun"]);
    expect(calls).toEqual(before);
  });
});

describe("the words of files that nobody checks", () => {
  const held = (file: string, toml: string) => {
    const document = must(parseDocument(toml));
    return sourcesOf(file, document).map(({ address, keys }) => ({
      address,
      schema: sheet(address.table[0] ?? "", "word"),
      rows: keys.map((_, at) => rowEntries(document, address.table, at)),
    }));
  };

  it("are those that a checker of them has, in the order of the files", () => {
    const { game } = wordGame();
    const files = { "b.toml": word("sun", "long"), "a.toml": word("moon", "long") + word("sea", "long") };
    const checker = checkerOf(game, files);
    const tables = Object.entries(files).flatMap(([file, toml]) => held(file, toml));
    const words = lexiconOfTables(game, tables, noSettings);
    expect(words).toEqual({ words: ["moon", "sea", "sun"] });
    expect(words).toEqual(checker.lexiconOf({ file: "a.toml", table: ["words"] }));
  });

  it("come from the sheets that the game names, and from no others", () => {
    expect(lexiconOfTables(wordGame().game, held("t.toml", texts), noSettings)).toEqual({ words: [] });
    expect(() => lexiconOfTables(wordGame(["texts"]).game, [], noSettings)).toThrow("does not name: words-by-list");
  });
});
