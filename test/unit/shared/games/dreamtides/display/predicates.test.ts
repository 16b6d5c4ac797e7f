import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  predicate,
  predicateBase,
} from "../../../../../../shared/games/dreamtides/language/display/ability/predicates.js";
import { forEach } from "../../../../../../shared/games/dreamtides/language/display/ability/quantities.js";
import { plural } from "../../../../../../shared/games/dreamtides/language/display/ability/say.js";
import type { CardPredicate, Predicate } from "../../../../../../shared/games/dreamtides/language/ast.js";
import { brief } from "./brief.js";
import type { Payload, VariantName } from "../../../../../../shared/games/dreamtides/language/ast/variant.js";

/** One line a predicate, in the JSON form of abilities: singular, plural, base, and the words after `for each`. */
const cases = readFileSync(join(import.meta.dirname, "predicates.txt"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => {
    const [target = "", one, other, base, each] = line.split(" | ");
    return { target, one, other, base, each };
  });

const readPredicate = (text: string): Predicate => z.custom<Predicate>(() => true).parse(JSON.parse(text));

describe("predicates (DISPLAY-13)", () => {
  it.each(cases)("$target: $one", ({ target, one, other, base, each }) => {
    const read = readPredicate(target);
    expect({
      one: brief(predicate(read).text),
      other: brief(plural(predicate(read)).text),
      base: brief(predicateBase(read).text),
      each: brief(forEach(read)),
    }).toEqual({ one, other, base, each });
  });

  it("are all there, for each owner", () => {
    const CARDS: {
      readonly [Name in VariantName<CardPredicate>]: Payload<CardPredicate, Name> extends undefined ? "name" : "object";
    } = {
      Card: "name",
      Character: "name",
      Event: "name",
      CharacterType: "object",
      NotCharacterType: "object",
      CharacterWithSpark: "object",
      CardWithCost: "object",
      CharacterWithCostComparedToControlled: "object",
      CharacterWithCostComparedToAbandoned: "object",
      CharacterWithCostComparedToVoidCount: "object",
      CharacterWithSparkComparedToAbandoned: "object",
      CharacterWithSparkComparedToAbandonedCountThisTurn: "object",
      CharacterWithSparkComparedToEnergySpent: "object",
      CharacterWithMaterializedAbility: "name",
      CharacterWithMultiActivatedAbility: "name",
      Fast: "object",
      CouldDissolve: "object",
    };
    const owners = ["Your", "Another", "Any", "AnyOther", "Enemy", "YourVoid", "EnemyVoid"];
    const wanted = owners.flatMap((owner) =>
      Object.entries(CARDS).map(([card, kind]) => `{"${owner}":${kind === "name" ? "" : "{"}"${card}"`),
    );
    const missing = wanted.filter((start) => !cases.some(({ target }) => target.startsWith(start)));
    expect(missing).toEqual([]);
  });
});
