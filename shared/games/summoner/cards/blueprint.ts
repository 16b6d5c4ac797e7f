import type { JsonObject } from "../../../match/index.js";
import { monsterZones, type MonsterZone } from "../vocabulary.js";
import { listOf, numberOf, objectOf, textOf, textsOf } from "./json.js";
import { readRule } from "./read-rule.js";
import type { Rule } from "./rule.js";

export interface NativeEntry {
  readonly type: string;
  readonly value: number;
}

/** What only summoners have. */
export interface SummonerSheet {
  /** The attributes that each monster zone takes. */
  readonly zones: Readonly<Record<MonsterZone, readonly string[]>>;
  readonly native: readonly NativeEntry[];
  readonly level: number;
  readonly initialPoint: number;
}

/** A card as matches use it. */
export interface Blueprint {
  readonly id: string;
  /** `unknown`: an id without a card. */
  readonly kind: "monster" | "help" | "sp" | "summoner" | "unknown";
  readonly name: string;
  readonly attributes: readonly string[];
  /** The types of a monster or of a summoner. */
  readonly types: readonly string[];
  readonly subTypes: readonly string[];
  /** As printed; 0 for all but monsters. */
  readonly value: number;
  readonly rules: readonly Rule[];
  readonly text: string;
  readonly summoner: SummonerSheet | null;
  /** As it is written, with the order of its keys. */
  readonly raw: JsonObject;
}

/** The definition of an id without a card. */
export const unknownCard = (id: string): JsonObject => ({ id, unknown: true });

/** Reads a card or a summoner; what is missing is empty. */
export function blueprintOf(raw: JsonObject): Blueprint {
  const kind = kindOf(raw);
  const id = textOf(raw.id);
  return {
    id,
    kind,
    name: textOf(kind === "summoner" ? raw.name : raw.cardName) || (kind === "unknown" ? `${id}?` : id),
    attributes: textsOf(raw.attribute),
    types: textsOf(kind === "summoner" ? raw.type : raw.monsterType),
    subTypes: textsOf(raw.subType),
    value: kind === "monster" ? (numberOf(raw.value) ?? 0) : 0,
    rules: listOf(raw.effectRules).map((rule) => readRule(objectOf(rule))),
    text: textsOf(raw.effects)
      .filter((line) => line !== "")
      .join("\n"),
    summoner: kind === "summoner" ? summonerOf(raw) : null,
    raw,
  };
}

/** A summoner's `type` is a list of types, that of a card the word for its kind. */
function kindOf({ type, unknown, nativeAddition }: JsonObject): Blueprint["kind"] {
  if (unknown === true) return "unknown";
  if (type === "help" || type === "sp") return type;
  return Array.isArray(type) || nativeAddition !== undefined ? "summoner" : "monster";
}

function summonerOf(raw: JsonObject): SummonerSheet {
  const zones = {} as Record<MonsterZone, readonly string[]>;
  for (const zone of monsterZones) zones[zone] = textsOf(raw[zone]);
  return {
    zones,
    native: listOf(raw.nativeAddition).map((each) => {
      const entry = objectOf(each);
      return { type: textOf(entry.type), value: numberOf(entry.value) ?? 0 };
    }),
    level: numberOf(raw.level) ?? 0,
    initialPoint: numberOf(raw.initialPoint) ?? 0,
  };
}
