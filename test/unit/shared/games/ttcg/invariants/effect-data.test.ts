import { describe, expect, it } from "vitest";
import { ttcg } from "../../../../../../shared/games/ttcg/index.js";
import { must } from "../../../../../../shared/base/index.js";
import { parseDocument } from "../../../../../../shared/toml/index.js";
import { readSettings } from "../../../../../../shared/validate/index.js";
import { checkerOf, problemsOf } from "../../../../../support/validate/problems.js";
import { sourcesOf } from "../../../../../support/validate/tables.js";
import { afterFix, aUnit, findings, fixIds, row } from "./tables.js";

const quoted = (text: string): string => JSON.stringify(text);
const template = (text: string, more: Readonly<Record<string, string>> = {}): string =>
  row("effect-templates", { text: quoted(text), ...more });
const placeholder = (name: string, ...values: string[]): string =>
  row("placeholders", { name: quoted(name), values: JSON.stringify(values) });
const removal = (phrase: string): string => row("effect-removals", { phrase: quoted(phrase) });
const replacement = (from: string, to: string): string =>
  row("effect-replacements", { from: quoted(from), to: quoted(to) });
const style = (name: string, ...patterns: string[]): string =>
  row("effect-styles", { style: quoted(name), patterns: JSON.stringify(patterns) });

const number = placeholder("number", "two", "three");
const found = (rule: string, ...rows: readonly string[]): string[] =>
  findings(rule, { "effects.toml": rows.join("") }).map((each) => each.replace("effects.toml ", ""));

describe("placeholder-unknown", () => {
  it("marks the placeholder, and offers the name that is near", () => {
    const rows = [template("Draw <numbr> cards."), number];
    expect(found("placeholder-unknown", ...rows)).toEqual(['0 text warning: No placeholder is named "numbr"']);
    const files = { "effects.toml": rows.join("") };
    expect(fixIds("placeholder-unknown", files)).toEqual(["nearest: Write <number>"]);
    expect(afterFix("placeholder-unknown", "nearest", files)["effects.toml"]).toContain("Draw <number> cards.");
  });

  it("marks the place of the placeholder, brackets included, and offers each name that is near", () => {
    const rows = [template("Draw <numbir> cards."), number, placeholder("number2", "four")];
    const files = { "effects.toml": rows.join("") };
    const [problem] = problemsOf(ttcg, files).filter(({ code }) => code === "ttcg/placeholder-unknown");
    expect(problem?.span).toEqual({ from: 5, to: 13 });
    const near = [template("Draw <numbe> cards."), placeholder("numbed", "four"), placeholder("number", "two")];
    expect(fixIds("placeholder-unknown", { "effects.toml": near.join("") })).toEqual([
      "nearest: Write <numbed>",
      "nearest-2: Write <number>",
    ]);
  });

  it("takes names from the table of placeholders alone, whatever keys other tables have", () => {
    const odd = template("Draw <numbr> cards.", { name: quoted("numbr"), values: '["a"]' });
    expect(found("placeholder-unknown", odd)).toHaveLength(1);
  });

  it("looks into values, knows shifted names, and passes over rows that are not used", () => {
    expect(found("placeholder-unknown", placeholder("kind", "<type>"))).toEqual([
      '0 values warning: No placeholder is named "type"',
    ]);
    expect(found("placeholder-unknown", template("Draw <number-1> cards."), number)).toEqual([]);
    expect(found("placeholder-unknown", template("Draw <numbr> cards.", { off: "true" }), number)).toEqual([]);
  });
});

describe("template-expands", () => {
  const deep = Array.from({ length: 120 }, (_, at) => placeholder(`p${at}`, `<p${at + 1}>`));

  it("marks a placeholder that is written otherwise, and nesting that is too deep", () => {
    expect(found("template-expands", template("Draw <number*2> cards."), number)).toEqual([
      "0 text warning: <number*2> is not written as a placeholder",
    ]);
    expect(found("template-expands", template("Draw <p0> cards."), ...deep)).toEqual([
      "0 text warning: Placeholders are nested more than 100 deep: p100",
    ]);
    expect(found("template-expands", template("Draw <number+1> cards.", { off: "true" }), number)).toEqual([]);
  });

  it("marks the place of what is written otherwise", () => {
    const spans = (text: string) =>
      problemsOf(ttcg, { "effects.toml": template(text) + number })
        .filter(({ code }) => code === "ttcg/template-expands")
        .map(({ span }) => span);
    expect(spans("Draw <number*2> cards.")).toEqual([{ from: 5, to: 15 }]);
  });

  it("leaves the other templates to their rules", () => {
    const rows = [template("Draw <number*2> cards."), template("Draw <number> cards."), removal("Draw t"), number];
    expect(found("template-empty", ...rows)).toEqual(["1 text warning: All lines of the template are removed"]);
    expect(found("removal-unused", ...rows, removal("Mill"))).toEqual(["1 phrase info: No effect has this phrase"]);
  });
});

describe("placeholder-cycle", () => {
  it("tells one way round for each cycle", () => {
    const rows = [
      placeholder("a", "<b>"),
      placeholder("b", "x", "<c>"),
      placeholder("c", "<b> y"),
      placeholder("d", "<a>"),
    ];
    expect(found("placeholder-cycle", ...rows)).toEqual([
      "1 values warning: The placeholder contains itself: b → c → b",
    ]);
    expect(found("placeholder-cycle", placeholder("a", "<a>"))).toEqual([
      "0 values warning: The placeholder contains itself: a → a",
    ]);
    expect(found("placeholder-cycle", placeholder("a", "<b>", "<b>"), placeholder("b", "x"))).toEqual([]);
    // Of several ways from a placeholder back to itself it is the first.
    const two = [placeholder("a", "<b>", "<c>"), placeholder("b", "<a>"), placeholder("c", "<a>")];
    expect(found("placeholder-cycle", ...two)).toEqual([
      "0 values warning: The placeholder contains itself: a → b → a",
    ]);
  });
});

it("placeholder-duplicate-value lists each value once", () => {
  const files = { "effects.toml": placeholder("number", "two", "three", "two") };
  expect(findings("placeholder-duplicate-value", files)).toEqual(['effects.toml 0 values info: "two" is listed twice']);
  expect(afterFix("placeholder-duplicate-value", "list-once", files)["effects.toml"]).toContain('["two","three"]');
});

describe("templates", () => {
  it("are there once", () => {
    const rows = [
      template("Draw <number> cards."),
      template("Gain one point."),
      template("Draw <number> cards."),
      number,
    ];
    expect(found("template-duplicate", ...rows)).toEqual(["2 text warning: The same template is there before"]);
    const files = { "effects.toml": rows.join("") };
    expect(afterFix("template-duplicate", "switch-off", files)["effects.toml"]).toContain("off = true");
    expect(found("template-overlap", ...rows)).toEqual([]);
  });

  it("make different effects", () => {
    const rows = [
      template("Draw <number> cards."),
      template("Draw two <things>."),
      number,
      placeholder("things", "cards"),
    ];
    expect(found("template-overlap", ...rows)).toEqual([
      '1 text info: 1 line of it is made by "Draw <number> cards." too, such as “Draw two cards.”',
    ]);
  });

  it("make some effect", () => {
    const rows = [template("Draw <number> cards."), template("Gain one point."), number];
    expect(found("template-empty", ...rows, removal("Draw two"))).toEqual([]);
    expect(found("template-empty", ...rows, removal("Draw t"))).toEqual([
      "0 text warning: All lines of the template are removed",
    ]);
  });

  it("make effects of the language", () => {
    const rows = [template("Draw <number> cards."), template("Burn <number> lamps."), number];
    expect(found("template-unparsed", ...rows)).toEqual([
      "1 text warning: 2 lines of it cannot be read, such as “Burn two lamps.”",
    ]);
  });
});

it("fixes of tables are guesses: trying each on all rows would cost their square", () => {
  const rows = template("Draw two cards.") + template("Draw two cards.") + placeholder("n", "a", "a");
  const kinds = problemsOf(ttcg, { "effects.toml": rows }).flatMap(({ fixes }) =>
    fixes.map(({ id, kind }) => `${id} ${kind}`),
  );
  expect(kinds.toSorted()).toEqual(["list-once guess", "switch-off guess"]);
});

it.each([
  [500, ["nearest: Write <number>"]],
  [501, []],
])("among %i placeholders the names that are guessed are %j", (count, guessed) => {
  const others = Array.from({ length: count - 1 }, (_, at) => placeholder(`p${at}`, "a"));
  const files = { "effects.toml": [template("Draw <numbr> cards."), number, ...others].join("") };
  expect(fixIds("placeholder-unknown", files)).toEqual(guessed);
});

it("among many placeholders no name is guessed, and in deep ones nothing runs out of stack", () => {
  const many = Array.from({ length: 600 }, (_, at) => placeholder(`p${at}`, `<p${at + 1}>`));
  const files = { "effects.toml": template("Draw <p0> cards.") + many.join("") };
  expect(fixIds("placeholder-unknown", files)).toEqual([]);
  expect(problemsOf(ttcg, files).map(({ message }) => message)).toEqual([
    "Placeholders are nested more than 100 deep: p100",
    'No placeholder is named "p600"',
  ]);
});

describe("removals and replacements", () => {
  const rows = [template("Draw <number> card(s)."), number];

  it("do something", () => {
    expect(found("removal-unused", ...rows, removal("Draw two"), removal("draw two"))).toEqual([
      "1 phrase info: No effect has this phrase",
    ]);
    expect(found("replacement-unused", ...rows, replacement("card(s)", "cards"), replacement("lamp", "light"))).toEqual(
      ["1 from info: No effect has this phrase when its turn comes"],
    );
  });

  it("are not looked at where there are no templates, nor where they are switched off", () => {
    const off = row("effect-removals", { phrase: quoted("lamp"), off: "true" });
    expect(found("removal-unused", removal("lamp"))).toEqual([]);
    expect(found("replacement-unused", replacement("lamp", "light"))).toEqual([]);
    expect(found("removal-unused", ...rows, off)).toEqual([]);
    expect(found("style-pattern-unmatched", style("echo", "lamp"))).toEqual([]);
  });

  it("replace longer phrases first", () => {
    const [short, long] = [replacement("card(s)", "cards"), replacement("two card(s)", "a pair of cards")];
    expect(found("replacement-order", ...rows, short, long)).toEqual([
      '1 from info: An earlier row replaces "card(s)", so this phrase is never found',
    ]);
    expect(found("replacement-unused", ...rows, short, long)).toEqual([]);
    expect(found("replacement-order", ...rows, long, short)).toEqual([]);
  });

  it("are not looked at where templates make too many effects", () => {
    const many = Array.from({ length: 10 }, (_, at) => placeholder(`p${at}`, "a", "b", "c", "d", "e", "f", "g", "h"));
    const all = template(Array.from({ length: 10 }, (_, at) => `<p${at}>`).join(" "));
    expect(found("removal-unused", all, ...many, removal("z"))).toEqual([]);
  });
});

describe("styles by their table", () => {
  const rows = [template("While this card is on the field, draw two cards."), template("Draw two cards.")];

  it("have patterns that fit effects", () => {
    expect(found("style-pattern-unmatched", ...rows, style("continuous", "while this card is on", "for ever"))).toEqual(
      ['0 patterns info: No effect has "for ever" in it'],
    );
  });

  it("have patterns that stand anywhere in an effect, in any case", () => {
    expect(found("style-pattern-unmatched", ...rows, style("continuous", "THIS CARD is on", "two cards."))).toEqual([]);
  });

  it("settle the style of effects, the published ones where there is no table", () => {
    const card = aUnit({ "effect-1": quoted("Draw two cards."), "effect-2": quoted("Counter the effect of a unit.") });
    const styled = (...more: readonly string[]): readonly string[] =>
      findings("style-deduced", { "cards.toml": card, "effects.toml": more.join("") });
    expect(styled(number)).toEqual(["cards.toml 0 effect-2-style info: Text looks like counter, card says none"]);
    expect(styled(number, style("echo", "draw <number> cards"))).toEqual([
      "cards.toml 0 effect-1-style info: Text looks like echo, card says none",
    ]);
  });

  it("name the styles that cards may have, which serial numbers count behind the game's own", () => {
    const files = (...more: readonly string[]): Readonly<Record<string, string>> => ({
      "cards.toml": aUnit({ "effect-1-style": quoted("tide"), serial: quoted("K208E2MGD0G000") }),
      "effects.toml": more.join(""),
    });
    expect(findings("style-valid", files(number))).toEqual([
      'cards.toml 0 effect-1-style error: Unknown effect style "tide"',
    ]);
    const remark = row("effect-styles", { note: quoted("tidal"), style: quoted("tide") });
    expect(findings("style-valid", files(remark))).toHaveLength(1);
    const table = [style("ebb"), style("continuous"), style("tide"), row("effect-styles", { note: quoted("tidal") })];
    expect(findings("style-valid", files(...table))).toEqual([]);
    // The eleventh style: after nine of the game and one of the table.
    expect(findings("serial-matches", files(...table))).toEqual([
      "cards.toml 0 serial warning: Serial does not match the card (K208E2MGDaG000)",
    ]);
    expect(findings("serial-matches", files(style("tide")))).toEqual([
      "cards.toml 0 serial warning: Serial does not match the card (K208E2MGDAG000)",
    ]);
  });
});

describe("the kinds of cards that placeholders name", () => {
  const card = aUnit({ "effect-1": quoted("Draw one card, then destroy one kraken unit.") });

  it("are words of the effects of cards", () => {
    expect(findings("effect-parses", { "ttcg-cards.toml": card })).toHaveLength(1);
    const files = { "ttcg-cards.toml": card, "effects.toml": placeholder("subtype", "kraken", "dragon") };
    expect(findings("effect-parses", files)).toEqual([]);
  });

  it("are looked up again when they change, and not when another placeholder does", () => {
    const files = {
      "ttcg-cards.toml": card,
      "effects.toml": placeholder("subtype", "<sea>") + placeholder("sea", "eel"),
    };
    const checker = checkerOf(ttcg, files);
    const unread = (): number => [...checker.all()].filter(({ code }) => code === "ttcg/effect-parses").length;
    const address = { file: "ttcg-cards.toml", table: ["ttcg-cards"] };
    const put = (text: string): void => {
      for (const source of sourcesOf("effects.toml", must(parseDocument(text)))) checker.put(source);
      checker.work();
    };
    expect(unread()).toBe(1);
    put(placeholder("subtype", "<sea>") + placeholder("sea", "kraken"));
    expect(unread()).toBe(0);
    const lexicon = checker.lexiconOf(address);
    expect(lexicon).toMatchObject({ subtypes: ["kraken"] });
    put(placeholder("subtype", "<sea>") + placeholder("sea", "kraken") + placeholder("land", "moor"));
    expect(checker.lexiconOf(address)).toBe(lexicon);
  });
});

describe("cards of the kinds that placeholders name", () => {
  const shadow = (cells = {}): string =>
    aUnit({ type: quoted("shadow"), subtypes: '["kraken"]', serial: undefined, image: undefined, ...cells });
  const words = placeholder("type", "shadow", "fire", "spell") + placeholder("subtype", "kraken", "beast");
  const said = (card: string, more = words): readonly string[] =>
    ["type-valid", "subtype-limit", "unit-has-subtype", "level-range", "unit-stat-sum"].flatMap((code) =>
      findings(code, { "cards.toml": card, "effects.toml": more }).map((line) => line.slice("cards.toml 0 ".length)),
    );

  it("are cards like all others", () => {
    expect(said(shadow())).toEqual([]);
    expect(said(shadow({ subtypes: "[]" }))).toEqual(["subtypes error: A unit needs at least one subtype"]);
    expect(said(shadow({ level: "9" }))).toEqual(["level error: Unit level must be 1–5"]);
    expect(said(shadow({ attack: "575" })).join()).toContain("a level 2 unit must total 1000 (+5 off)");
  });

  it("are unknown where the words say otherwise, the published ones too", () => {
    expect(said(shadow(), "")).toEqual([
      'type error: Unknown type "shadow"',
      'subtypes[0] error: Unknown subtype "kraken"',
    ]);
    expect(said(shadow({ type: quoted("water"), subtypes: '["dragon"]' }))).toEqual([
      'type error: Unknown type "water"',
      'subtypes[0] error: Unknown subtype "dragon"',
    ]);
  });

  it("are offered as fixes", () => {
    const titles = (cells: Readonly<Record<string, string>>): readonly string[] =>
      problemsOf(ttcg, { "cards.toml": shadow(cells), "effects.toml": words })
        .filter(({ code }) => ["ttcg/type-valid", "ttcg/subtype-limit", "ttcg/unit-has-subtype"].includes(code))
        .flatMap(({ fixes }) => fixes.map(({ title }) => title));
    expect(titles({ type: quoted("shadwo") })).toContain("Set to “shadow”");
    expect(titles({ subtypes: '["karken"]' })).toContain("Set to “kraken”");
    expect(titles({ subtypes: '["flying"]' })).not.toContain("Set to “avian”");
    expect(titles({ subtypes: "[]" })).toEqual(["Make it kraken", "Make it beast"]);
  });

  it("are held against each other by what their effects say in the words of the workspace", () => {
    const one = { "effect-1": quoted("Destroy one kraken unit."), "effect-2": quoted("Gain one point.") };
    const cards =
      shadow({ ...one, id: quoted("one"), name: quoted("One") }) +
      shadow({ ...one, "effect-1": quoted("Destroy two kraken units.") });
    const dominated = (more: string): readonly string[] =>
      findings("creep-dominance", { "cards.toml": cards, "effects.toml": more });
    expect(dominated(words)).toEqual([
      'cards.toml 1 effect-1 warning: "Kiln Sparrow" is at least as good as "One" in everything',
    ]);
    expect(dominated(placeholder("type", "shadow", "spell"))).toEqual([]);
    expect(dominated("")).toEqual([]);
  });
});

describe("patterns that the settings add to styles", () => {
  const said = (toml: string): readonly string[] => {
    const files = { "ttcg-cards.toml": aUnit({ "effect-1": quoted("While this card is dormant, gain one point.") }) };
    const checker = checkerOf(ttcg, files);
    checker.setSettings(readSettings(must(parseDocument(toml)), ["ttcg"]));
    checker.work();
    return [...checker.all()].flatMap(({ code, message }) => (code === "ttcg/style-deduced" ? [message] : []));
  };

  it("are those of the game where they say nothing, else what they say", () => {
    expect(said("")).toEqual(["Text looks like latent, card says none"]);
    expect(said("[ttcg.style-patterns]\nlatent = []\n")).toEqual([]);
    expect(said('[ttcg.style-patterns]\nlatent = []\nsurge = ["dormant, gain one"]\n')).toEqual([
      "Text looks like surge, card says none",
    ]);
  });
});
