import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { must } from "../../../shared/base/index.js";
import { readCard, readDeck } from "../../../shared/games/ptg/cards/read.js";
import type { Alteration } from "../../../shared/games/ptg/cards/definition.js";
import { ptgYaml } from "../../../shared/games/ptg/folder/format.js";
import { ptg } from "../../../shared/games/ptg/index.js";
import { cardTypes, effects, events, manaTypes, statReferences, targetsOf } from "../../../shared/games/ptg/vocabulary.js";
import { parseDocument, printDocument, rowContent, rowCount, rowEntries } from "../../../shared/toml/index.js";
import { problemLines } from "../../support/validate/problems.js";

const folder = join(import.meta.dirname, "../../../tabula/ptg");
const textOf = (file: string): string => readFileSync(join(folder, file), "utf8");
const files = { "cards.toml": textOf("cards.toml"), "decks.toml": textOf("decks.toml") };
const documents = new Map(Object.entries(files).map(([file, text]) => [file, must(parseDocument(text))] as const));

function rowsOf(file: keyof typeof files, table: string): readonly Record<string, unknown>[] {
  const document = documents.get(file) ?? must(parseDocument(""));
  return Array.from({ length: rowCount(document, [table]) }, (_, at) => {
    const row = rowContent(rowEntries(document, [table], at));
    if (typeof row !== "object") throw new Error("no row");
    return Object.fromEntries(Object.entries(row));
  });
}

const read = rowsOf("cards.toml", "cards").map(readCard);
const cards = read.flatMap(({ card }) => card ?? []);
const decks = rowsOf("decks.toml", "decks").flatMap((row) => readDeck(row) ?? []);
const alterations: readonly Alteration[] = cards.flatMap(({ abilities }) => abilities.flatMap((each) => each.alterations));

describe("the cards", () => {
  test("are at least 60, of all types, with names of their own and something to say", () => {
    expect(cards.length).toBeGreaterThanOrEqual(60);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
    expect(new Set(cards.map(({ type }) => type))).toEqual(new Set(cardTypes));
    expect(cards.filter(({ description }) => !/[.!?]”?$/u.test(description))).toEqual([]);
    expect(cards.flatMap(({ abilities }) => abilities).filter(({ name, description }) => !name || !description.endsWith("."))).toEqual([]);
  });

  test("have no problems, and all of them can be played", () => {
    expect(problemLines(ptg, files)).toEqual([]);
    expect(read.flatMap(({ remarks }) => remarks)).toEqual([]);
  });

  test("use every effect, event and type of mana, and every kind of target", () => {
    const used = (all: Iterable<unknown>): ReadonlySet<unknown> => new Set(all);
    expect(used(alterations.map(({ effect }) => effect))).toEqual(used(effects));
    const listened = used(alterations.map(({ start_trigger: event }) => event));
    expect(events.filter((event) => !listened.has(event))).toEqual([]);
    expect(used(cards.flatMap(({ mana }) => Object.keys(mana)))).toEqual(used(manaTypes));
    const pairs = used(alterations.map(({ effect, target }) => `${effect.endsWith("card") ? "card" : "other"} ${target ?? "chosen"}`));
    for (const target of ["self", "owner", "opponent", "chosen"]) expect(pairs.has(`other ${target}`)).toBe(true);
    for (const { effect, target } of alterations) if (target) expect(targetsOf(effect)).toContain(target);
    expect(JSON.stringify(alterations)).toContain(statReferences[0]);
    for (const lasting of ["end_trigger", "turn_duration", "scope"] as const) {
      expect(alterations.some((each) => each[lasting] !== null)).toBe(true);
    }
    expect(alterations.some(({ other }) => other)).toBe(true);
  });

  test("cannot set each other off without end: none makes a token that makes itself", () => {
    const byId = new Map(cards.map((card) => [card.card_id, card] as const));
    for (const alteration of alterations) {
      if (alteration.effect !== "spawn_creature") continue;
      const { params } = alteration;
      const token = "template" in params ? params.template : byId.get(params.template_card_id);
      expect(token?.abilities).toEqual([]);
    }
  });
});

describe("the decks", () => {
  test("are four of 40 cards, of one guild each, with mana for what they hold", () => {
    expect(decks.map(({ name }) => name)).toEqual(["Kiln Row", "Root Cellar", "Canal Wharf", "Rafter Lane"]);
    for (const { cards: list } of decks) {
      const held = list.flatMap(({ card_id, count }) => {
        const card = cards.find((each) => each.card_id === card_id);
        return card ? Array.from({ length: count }, () => card) : [];
      });
      expect(held).toHaveLength(40);
      const types = new Set(held.flatMap(({ mana }) => Object.keys(mana)).filter((type) => type !== "any"));
      expect(types.size).toBe(1);
      const sources = held.filter(({ type }) => type === "mana").length;
      expect(sources).toBeGreaterThanOrEqual(12);
      expect(sources).toBeLessThanOrEqual(16);
    }
  });
});

describe("the files", () => {
  test.each(Object.keys(files))("%s is printed back byte for byte, and its lines end plainly", (file) => {
    const text = textOf(file);
    expect(printDocument(must(parseDocument(text)))).toBe(text);
    expect(text).not.toMatch(/[\r\t]|[ ]\n/u);
  });

  test("are the same after an export to card files and an import of these", () => {
    const exported = ptgYaml.fromToml(documents, [], {});
    if (!exported.ok) throw new Error(JSON.stringify(exported.error));
    expect(exported.value.remarks).toEqual([]);
    expect(exported.value.files).toHaveLength(cards.length + decks.length);
    const imported = ptgYaml.toToml(exported.value.files, documents, {});
    const changed = imported.ok ? imported.value.files.filter(({ path, text }) => text !== textOf(path)) : ["failed"];
    expect(changed).toEqual([]);
  });
});
