import { describe, expect, it } from "vitest";
import { columnSource } from "../../../../../../shared/sheet/index.js";
import type { Files } from "../../../../../support/validate/tables.js";
import { anotherUnit, aSpell, aUnit, found, printingsOf, row } from "./tables.js";

const quoted = (text: string): string => JSON.stringify(text);
const template = (text: string): string => row("effect-templates", { text: quoted(text) });

/** What the problems of a rule point at beside their own cells: `cards.toml 0 name: First used here`. */
const beside = (rule: string, files: Files): readonly string[] =>
  found(files)
    .filter(({ code }) => code === `ttcg/${rule}`)
    .flatMap(({ related }) =>
      related.map(({ row: { sheet, rowKey }, column, message }) =>
        [sheet.file, rowKey.split(" ").at(-1), column ? `${columnSource(column)}:` : "-:", message].join(" "),
      ),
    );

const printed = (card: "unit" | "spell", changes: Parameters<typeof printingsOf>[1]): Files => ({
  "cards.toml": card === "unit" ? aUnit() : aSpell(),
  "printings.toml": printingsOf(card, changes),
});
const deck = '[[decks]]\nname = "D"\ncards = [{ card = "a" }]\n';
const run = '[print-run]\npolicy = "flat"\n';
const waves = (draws: readonly string[]): Files => ({
  "cards.toml": draws
    .map((count, at) =>
      anotherUnit(`c${at}`, {
        "effect-1": quoted(`Draw ${count}.`),
        "effect-2": quoted("Both players discard their hand and draw the same number of cards they discarded."),
        wave: at === 0 ? undefined : "2",
      }),
    )
    .join(""),
});

describe("a problem points at the other cells that have to do with it", () => {
  it.each<[rule: string, files: Files, related: readonly string[]]>([
    [
      "name-unique",
      { "cards.toml": aUnit() + anotherUnit("o", { name: quoted("Kiln Sparrow") }) },
      ["cards.toml 0 name: First used here"],
    ],
    ["id-unique", { "cards.toml": aUnit() + anotherUnit("u") }, ["cards.toml 0 id: It is here first."]],
    [
      "effect-pair-unique",
      { "cards.toml": aUnit() + aUnit({ id: quoted("v"), name: quoted("Ash") }) },
      [
        "cards.toml 1 effect-2: The other of the two",
        "cards.toml 0 effect-1: First used here",
        "cards.toml 0 effect-2: First used here",
      ],
    ],
    [
      "serial-unique",
      { "cards.toml": aUnit() + anotherUnit("o", { serial: quoted("K208E2MGD0G000") }) },
      ["cards.toml 0 serial: First used here"],
    ],
    [
      "tier-unit-sum",
      printed("unit", { 3: { attack: "600" } }),
      ["printings.toml 2 defense: Defense is 440. Out-classes level 2 cards by 20"],
    ],
    ["tier-unit-sum", printed("unit", { 3: { attack: "500" } }), ["printings.toml 2 defense: Defense is 440"]],
    ["tier-spell-bonus", printed("spell", { 4: { attack: "30" } }), ["printings.toml 3 defense: Defense gains +0"]],
    ["all-rarities", printed("unit", { 5: { tier: "4" } }), ["printings.toml 3 tier: First used here"]],
    [
      "equal-copies",
      {
        "cards.toml": ["a", "b", "c"].map((id) => anotherUnit(id)).join(""),
        "printings.toml":
          printingsOf("unit", { 2: { copies: "500" }, 4: { copies: "700" }, 5: { copies: "500" } }, "a") +
          printingsOf("unit", {}, "b") +
          printingsOf("unit", {}, "c"),
      },
      ["printings.toml 3 copies: 700 copies", "printings.toml 4 copies: 500 copies"],
    ],
    [
      "template-duplicate",
      { "effects.toml": template("Gain one point.") + template("Gain one point.") },
      ["effects.toml 0 text: First used here"],
    ],
    [
      "template-overlap",
      {
        "effects.toml":
          template("Draw <n> cards.") +
          template("Draw two cards.") +
          row("placeholders", { name: quoted("n"), values: '["two", "three"]' }),
      },
      ["effects.toml 0 text: The earlier template"],
    ],
    ["single-pack", { "a.toml": run, "b.toml": run }, ["a.toml 0 -: This is the first one"]],
    ["deck-playable", { "cards.toml": anotherUnit("a"), "decks.toml": deck }, ["cards.toml 0 -: This card"]],
    [
      "creep-new-vs-old",
      waves(["two cards", "three cards", "one card", "three cards"]),
      ["cards.toml 1 effect-1: 1.00 of its bands", "cards.toml 3 effect-1: 1.00 of its bands"],
    ],
    [
      "creep-new-vs-old",
      waves(["one card", "two cards", ...Array.from({ length: 6 }, () => "three cards")]),
      [
        "cards.toml 2 effect-1: 1.00 of its bands",
        "cards.toml 3 effect-1: 1.00 of its bands",
        "cards.toml 4 effect-1: 1.00 of its bands",
        "cards.toml 5 effect-1: 1.00 of its bands",
        "cards.toml 6 effect-1: 1.00 of its bands",
      ],
    ],
  ])("%s, %#", (rule, files, related) => {
    expect(beside(rule, files)).toEqual(related);
  });
});
