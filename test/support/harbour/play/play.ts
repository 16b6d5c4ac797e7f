import { z } from "zod";
import type { GamePlay } from "../../../../shared/games/play.js";
import { placedRows, withHand } from "../../../../shared/games/play-kit.js";
import { readOrders, type Order, type Speaker } from "../language/orders.js";
import { chart } from "./position.js";
import { harbourRuleset } from "./rules.js";
import type { Definition } from "./types.js";

const ordersOf = (text: unknown, speaker: Speaker): readonly Order[] =>
  typeof text === "string" ? readOrders(text, speaker).flatMap(({ order }) => order ?? []) : [];

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const named = z.object({ title: z.string(), id: z.string(), kind: z.string() });

export const harbourPlay: GamePlay = {
  rulesets: [harbourRuleset],
  parts: [{ id: "pilots", title: "Pilots", min: 0, max: 2 }],
  positions: [chart],
  options: [
    { kind: "integer", id: "goal", title: "Crates to win", min: 1, max: 100, initial: 15 },
    { kind: "flag", id: "calm", title: "Calm sea", initial: false, about: "Nobody is raided." },
  ],
  material(tables) {
    const ships = placedRows(tables, "ships").map(({ row, origin }) => ({
      origin,
      card: {
        id: textOf(row["code"]),
        title: textOf(row["title"]),
        kind: "ship" as const,
        tonnage: typeof row["tonnage"] === "number" ? row["tonnage"] : 0,
        arrival: ordersOf(row["on-arrival"], "ship"),
        departure: ordersOf(row["on-departure"], "ship"),
        advice: [],
      },
    }));
    const pilots = placedRows(tables, "pilots").map(({ row, origin }) => ({
      origin,
      card: {
        id: textOf(row["number"]),
        title: textOf(row["title"]),
        kind: "pilot" as const,
        tonnage: 0,
        arrival: [],
        departure: [],
        advice: ordersOf(row["advice"], "pilot"),
      },
    }));
    const all = [...ships, ...pilots];
    const definitions: readonly Definition[] = all.map(({ card }) => card);
    const index = (id: string): readonly number[] => {
      const at = definitions.findIndex((each) => each.id === id);
      return at < 0 ? [] : [at];
    };
    const decks = placedRows(tables, "fleets").map(({ row }) => {
      const counts = z.record(z.string(), z.number().int()).catch({}).parse(row["ships"]);
      const helpers = z.array(z.string()).catch([]).parse(row["pilots"]);
      return {
        name: textOf(row["name"]),
        cards: Object.entries(counts).flatMap(([id, count]) =>
          index(id).flatMap((at) => new Array<number>(count).fill(at)),
        ),
        parts: { pilots: helpers.flatMap(index) },
      };
    });
    const each = ships.map((_, at) => at);
    return {
      definitions,
      origins: all.map(({ origin }) => origin),
      decks,
      everything: ships.length === 0 ? null : { name: "All ships", cards: each.flatMap((at) => [at, at, at]) },
      options: {},
      remarks: [],
    };
  },
  nameOf: (definition) => named.safeParse(definition).data?.title ?? "",
  idOf: (definition) => named.safeParse(definition).data?.id ?? null,
  supportOf: () => ({ kind: "full" }),
  isCard: (definition) => named.safeParse(definition).data?.kind === "ship",
  withHand,
};
