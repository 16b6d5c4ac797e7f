import { z } from "zod";
import type { JsonObject, JsonValue, Seat } from "../../../match/index.js";
import type { BoundTable } from "../../artifact.js";
import { missingCards } from "../../play-kit.js";
import type { DefinitionOrigin, GamePlay, PlayDeck, PlayMaterial } from "../../play.js";
import { blueprintOf } from "../cards/blueprint.js";
import { textOf, textsOf } from "../cards/json.js";
import { envFormat } from "../position/env-format.js";
import { requestsFormat } from "../position/requests-format.js";
import { playOptions } from "./options.js";
import { summonerRulesets } from "./ruleset.js";

const named = z.object({ cardName: z.string().optional(), name: z.string().optional(), id: z.string().optional() });
const typed = z.object({ type: z.string() });

/** Matches with the cards of a folder: its decks, and one of all its cards. */
export const summonerPlay: GamePlay = {
  rulesets: summonerRulesets,
  positions: [envFormat, requestsFormat],
  parts: [{ id: "summoners", title: "Summoners", min: 1, max: 8 }],
  options: playOptions,
  material,
  nameOf: (definition) => {
    const { cardName, name, id } = named.safeParse(definition).data ?? {};
    return cardName ?? name ?? id ?? "";
  },
  idOf: (definition) => named.safeParse(definition).data?.id ?? null,
  supportOf: () => ({ kind: "full" }),
  isCard: (definition) => typed.safeParse(definition).success,
  withHand,
};

/** The tables whose rows are cards or summoners. */
export const cardKinds: readonly string[] = ["monsters", "utility", "summoners"];

function material(tables: readonly BoundTable[]): PlayMaterial {
  const definitions: JsonObject[] = [];
  const origins: DefinitionOrigin[] = [];
  for (const { row, kind, origin } of rowsOf(tables)) {
    if (!cardKinds.includes(kind) || textOf(row.id) === "") continue;
    definitions.push(row);
    origins.push(origin);
  }
  const indexes = new Map(definitions.map(({ id }, at) => [textOf(id), at]));
  const remarks: string[] = [];
  const decks = decksOf(tables, indexes, remarks);
  const kinds = definitions.map((definition) => blueprintOf(definition).kind);
  const all = (isSummoner: boolean): readonly number[] =>
    kinds.flatMap((kind, at) => ((kind === "summoner") === isSummoner ? [at] : []));
  const everything =
    all(false).length === 0 || all(true).length === 0
      ? null
      : { name: "All cards", cards: all(false), parts: { summoners: all(true) } };
  return { definitions, origins, decks, everything, options: {}, remarks };
}

/** The decks by which the players play come first, one for each player. */
function decksOf(
  tables: readonly BoundTable[],
  indexes: ReadonlyMap<string, number>,
  remarks: string[],
): readonly PlayDeck[] {
  const rows = [...rowsOf(tables)];
  const active = new Map(
    rows.flatMap(({ row, kind }) => (kind === "players" ? [[textOf(row.id), textOf(row.activeDeck)]] : [])),
  );
  const found = rows.filter(({ kind }) => kind === "decks").map(({ row }) => row);
  const isActive = ({ player, key, id }: JsonObject): boolean =>
    active.get(textOf(player)) === (textOf(key) || textOf(id));
  const ordered = [...found.filter(isActive), ...found.filter((row) => !isActive(row))];
  const names = ordered.map(({ name, id }) => textOf(name) || textOf(id));
  return ordered.map((row, at) => {
    const name = names[at] ?? "";
    const isAlone = names.filter((each) => each === name).length === 1;
    const missing: string[] = [];
    const indexesOf = (ids: readonly string[]): readonly number[] =>
      ids.flatMap((id) => {
        const index = indexes.get(id);
        if (index === undefined) missing.push(id);
        return index === undefined ? [] : [index];
      });
    const deck = {
      name: isAlone ? name : `${textOf(row.player)}: ${name}`,
      cards: indexesOf(textsOf(row.cards)),
      parts: { summoners: indexesOf(textsOf(row.summoner)) },
    };
    if (missing.length > 0) {
      remarks.push(missingCards(`The deck ${deck.name}`, missing));
    }
    return deck;
  });
}

interface PlacedRow {
  readonly row: JsonObject;
  readonly kind: string;
  readonly origin: DefinitionOrigin;
}

/** The rows as the data files would have them, without the columns that only TOML has. */
function* rowsOf(tables: readonly BoundTable[]): Iterable<PlacedRow> {
  for (const { file, table, kind, rows } of tables) {
    for (const [index, row] of rows.entries()) {
      const members = Object.entries(row).flatMap(([key, value]): [string, JsonValue][] => {
        const json = key.startsWith("_") ? undefined : jsonOf(value);
        return json === undefined ? [] : [[key, json]];
      });
      yield { row: Object.fromEntries(members), kind, origin: { file, table: table.join("."), index } };
    }
  }
}

/** A value as JSON has it; undefined for what it has not, such as dates. */
function jsonOf(value: unknown): JsonValue | undefined {
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value === "bigint") return Number(value);
  if (Array.isArray(value)) return value.map(jsonOf).filter((each) => each !== undefined);
  const read = z.record(z.string(), z.unknown()).safeParse(value);
  if (!read.success) return undefined;
  return Object.fromEntries(
    Object.entries(read.data).flatMap(([key, each]): [string, JsonValue][] => {
      const json = jsonOf(each);
      return json === undefined ? [] : [[key, json]];
    }),
  );
}

function withHand(options: JsonObject, seat: Seat, definitions: readonly number[]): JsonObject {
  const before: unknown = options.inHand;
  const hands = [0, 1].map((each) => {
    const hand: unknown = Array.isArray(before) ? before[each] : undefined;
    if (each === seat) return [...definitions];
    return Array.isArray(hand) ? hand.filter((index) => typeof index === "number") : [];
  });
  return { ...options, inHand: hands };
}
