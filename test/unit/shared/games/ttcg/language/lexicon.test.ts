import { describe, expect, test } from "vitest";
import {
  byReader,
  effectLanguage,
  effectLexicon,
  ownKinds,
  readerOf,
} from "../../../../../../shared/games/ttcg/language/index.js";
import { tablesOfGame } from "../../../../../support/bound-tables.js";
import { ttcgPlay } from "../../../../../../shared/games/ttcg/play/play.js";
import { readProgram } from "../../../../../../shared/games/ttcg/play/cards/blueprint.js";

const none = new Map<string, readonly string[]>();
const placeholders = new Map([
  ["type", ["earth", "fire", "spell", "<oddtype>"]],
  ["oddtype", ["shadow"]],
  ["subtype", ["Kraken", "sea horse", "kraken"]],
]);
const own = effectLexicon({ placeholders, styles: [], added: none });

describe("the words of a workspace", () => {
  test("are those of its placeholders, the ones within others too, one word each", () => {
    expect(own).toEqual({ types: ["earth", "fire", "shadow"], subtypes: ["kraken"] });
  });

  test("are left out where they are the published ones, in whatever order", () => {
    const subtypes = [...readerOf(undefined).kinds.subtypes].reverse();
    const same = new Map([["subtype", subtypes]]);
    expect(effectLexicon({ placeholders: same, styles: [], added: none })).toBeUndefined();
    expect(effectLexicon({ placeholders: none, styles: [], added: none })).toBeUndefined();
  });

  test("are the published ones where placeholders within each other make more than a set ever has", () => {
    const digits = Array.from({ length: 40 }, (_, at) => `k${at}`);
    const nested = [...["type", "a", "b", "c", "d", "e", "f"].entries()].map(([at, name]): [string, string[]] => [
      name,
      at === 6 ? digits : [`<${"abcdef"[at] ?? ""}>x`, `<${"abcdef"[at] ?? ""} 1>y<f>`],
    ]);
    expect(effectLexicon({ placeholders: new Map(nested), styles: [], added: none })).toBeUndefined();
    const long = new Map([["subtype", Array.from({ length: 1_001 }, (_, at) => `kind${at}`)]]);
    expect(effectLexicon({ placeholders: long, styles: [], added: none })).toBeUndefined();
  });

  test("are read, and the published ones that are not among them no longer", () => {
    const language = effectLanguage.withLexicon?.(own ?? {});
    const text = { "effect-1": "Destroy one shadow unit.", "effect-2": "Draw one kraken card." };
    expect(effectLanguage.read(text).state).toBe("broken");
    const reading = language?.read({ "effect-1": "Destroy one shadow kraken unit." });
    expect(reading?.state).toBe("parsed");
    expect(language?.read({ "effect-1": "Destroy one dragon unit." }).state).toBe("broken");
    expect(reading?.styles().filter(({ style }) => style === "name")).toHaveLength(2);
    const offered = language?.read({ "effect-1": "Destroy one " }).completionsAt("effect-1", 12) ?? [];
    expect(offered.map(({ label }) => label).join(" ")).toContain("kraken");
  });

  test("make one language, however often they are said", () => {
    expect(effectLanguage.withLexicon?.({ ...own })).toBe(effectLanguage.withLexicon?.({ ...own }));
    expect(readerOf({ ...own })).toBe(readerOf({ ...own }));
    expect(readerOf(own)).not.toBe(readerOf(undefined));
  });
});

describe("the styles of a workspace", () => {
  const styles = [
    { style: "tidal", patterns: ["each <sea> card"] },
    { style: "latent", patterns: ["when this card sleeps"] },
  ];
  const seas = new Map([["sea", ["kelp", "coral"]]]);
  const deduced = (text: string, added = none): readonly string[] =>
    readerOf(effectLexicon({ placeholders: seas, styles, added })).stylesOf(text);

  test("are those of its table, in its order", () => {
    expect(deduced("When this card sleeps, destroy each kelp card.")).toEqual(["tidal", "latent"]);
    expect(deduced("Counter that effect.")).toEqual([]);
  });

  test("have what is usually added, unless the settings say otherwise", () => {
    const dormant = "While this card is dormant, draw one card.";
    expect(deduced(dormant)).toEqual(["latent"]);
    expect(deduced(dormant, new Map([["latent", []]]))).toEqual([]);
    expect(deduced("Mill <sea>, mill coral.", new Map([["tidal", ["mill <sea>"]]]))).toEqual(["tidal"]);
  });

  test("look for no more than a set ever has, however their placeholders multiply", () => {
    let asked = 0;
    const doubled = Array.from({ length: 40 }, (_, at): [string, string[]] => [
      `p${at}`,
      Array<string>(2).fill(`<p${at + 1}>`),
    ]);
    const all = new Map([...doubled, ["p40", ["x"]], ["n", Array.from({ length: 1_000 }, (_, at) => `${at}`)]]);
    const get = (name: string) => ((asked += 1), all.get(name));
    const many = Array.from({ length: 500 }, (_, at): [string, string[]] => [
      `s${at}`,
      [`<n> of ${at}`, `<n> <n> ${at}`],
    ]);
    const added = new Map([["latent", ["<p0>"]], ["primed", ["x".repeat(100_000)]], ...many]);
    const lexicon = effectLexicon({ placeholders: { get }, styles: [], added });
    expect(
      Object.values(lexicon ?? {})
        .flat()
        .join("").length,
    ).toBeLessThan(300_000);
    expect(lexicon?.["style s0"]).toContain("7 of 0");
    expect(asked).toBeLessThan(20_000);
  });

  test("without a table are the published ones, with what the settings add", () => {
    const reader = readerOf(effectLexicon({ placeholders: none, styles: [], added: new Map([["echo", ["twice"]]]) }));
    expect(reader.stylesOf("Counter that effect twice.")).toEqual(["counter", "echo"]);
    expect(reader.stylesOf("Discard one rank 2 unit card to draw one card.")).toEqual(["overload"]);
  });
});

describe("matches with the kinds of the workspace", () => {
  const card = { id: "k", name: "Kelpie", type: "shadow", subtypes: ["kraken"], level: 1, attack: 250, defense: 250 };
  const files = (...placeholders: readonly object[]) => [
    { file: "cards.toml", content: { "ttcg-cards": [{ ...card, "effect-1": "Destroy one kraken card." }] } },
    { file: "words.toml", content: { placeholders } },
  ];
  const own = files(
    { name: "subtype", values: ["kraken"] },
    { name: "type", values: ["<odd>", "spell"] },
    { name: "odd", values: ["shadow"] },
  );

  test("have cards of its types, and carry out effects that name its kinds", () => {
    const { definitions, remarks } = ttcgPlay.material(tablesOfGame("ttcg", own));
    expect(remarks).toEqual([]);
    expect(definitions[0]).toMatchObject({ type: "shadow", words: { types: ["shadow"], subtypes: ["kraken"] } });
    expect(readProgram("Destroy one kraken card.", { subtypes: ["kraken"] })).not.toBeNull();
    expect(readProgram("Destroy one kraken card.")).toBeNull();
  });

  test("leave cards out whose types neither the game nor the workspace knows", () => {
    const { definitions, remarks } = ttcgPlay.material(
      tablesOfGame("ttcg", files({ name: "type", values: ["ember"] })),
    );
    expect(definitions).toEqual([]);
    expect(remarks).toEqual(['Kelpie is left out: "shadow" is not a type.']);
  });

  test("say nothing of words that are the published ones", () => {
    const plain = files({ name: "colour", values: ["red"] }).map(({ file, content }) => ({
      file,
      content: { ...content, ...("ttcg-cards" in content ? { "ttcg-cards": [{ ...card, type: "dark" }] } : {}) },
    }));
    expect(ttcgPlay.material(tablesOfGame("ttcg", plain)).definitions[0]).not.toHaveProperty("words");
  });
});

test("what readers make of texts is kept while they take turns", () => {
  const made: string[] = [];
  const read = byReader(2, ({ kinds }, text) => {
    made.push(`${kinds.subtypes[0] ?? ""} ${text}`);
    return { text };
  });
  const [kraken, eel] = [readerOf({ subtypes: ["kraken"] }), readerOf({ subtypes: ["eel"] })];
  for (let turn = 0; turn < 3; turn += 1) for (const reader of [kraken, eel]) read(reader, "a");
  expect(made).toEqual(["kraken a", "eel a"]);
  for (const text of ["b", "c", "a"]) read(kraken, text);
  read(eel, "a");
  expect(made.slice(2)).toEqual(["kraken b", "kraken c", "kraken a"]);
});

describe("the limits of the words of a workspace", () => {
  const numbered = (count: number, of = "kind") => Array.from({ length: count }, (_, at) => `${of}${at}`);
  const subtypesOf = (values: readonly string[]): readonly string[] | undefined =>
    effectLexicon({ placeholders: new Map([["subtype", values]]), styles: [], added: none })?.["subtypes"];
  const formsOf = (patterns: readonly string[], values: readonly string[] = []): readonly string[] | undefined =>
    effectLexicon({ placeholders: new Map([["v", values]]), styles: [{ style: "own", patterns }], added: none })?.[
      "style own"
    ];

  test("are a thousand words, each one word without marks", () => {
    expect([1_000, 1_001].map((count) => subtypesOf(numbered(count))?.length)).toEqual([1_000, undefined]);
    expect(subtypesOf(["kelp", "sea horse", "a,b", "a.b", "<lost>", "a<b", "reef"])).toEqual(["kelp", "reef"]);
  });

  test("are 500 characters of a pattern and of each form, and a thousand forms of a style", () => {
    const [longest, longer] = [500, 501].map((length) => "x".repeat(length));
    expect(formsOf([longest ?? "", longer ?? "", "z"])).toEqual([longest, "z"]);
    expect(formsOf(["a<v>"], ["b".repeat(499), "b".repeat(500), "c"])).toEqual([`a${"b".repeat(499)}`, "ac"]);
    expect(formsOf(["<v>", "more"], numbered(1_000))?.length).toBe(1_000);
    expect(formsOf(["", "a", " A "])).toEqual(["a"]);
  });

  test("are 200,000 characters in all, which the first styles use up", () => {
    const styles = ["first", "second", "third"].map((style) => ({ style, patterns: [`<v>${style}`] }));
    const long = Array.from({ length: 300 }, (_, at) => `${at} `.padEnd(400, "x"));
    const lexicon = effectLexicon({ placeholders: new Map([["v", long]]), styles, added: none }) ?? {};
    const [first = 0, second = 0, third = 0] = styles.map(({ style }) => lexicon[`style ${style}`]?.length);
    expect([first, third]).toEqual([300, 0]);
    expect(second).toBe(Math.floor((200_000 - 300 * 405) / 406));
  });

  test("are the published words only where both kinds are those, whole", () => {
    const { types, subtypes } = readerOf(undefined).kinds;
    expect(ownKinds(undefined)).toBeUndefined();
    expect(ownKinds({ types, subtypes })).toBeUndefined();
    expect(ownKinds({ subtypes: ["kelp"] })).toEqual({ types, subtypes: ["kelp"] });
    expect(ownKinds({ types: ["reef"] })).toEqual({ types: ["reef"], subtypes });
    expect(ownKinds({ types: [...types, "reef"] })?.types).toContain("reef");
  });
});
