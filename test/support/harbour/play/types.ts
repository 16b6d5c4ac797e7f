import { z } from "zod";
import {
  cardShape,
  frameShape,
  itemShape,
  NONE,
  wholeSchema,
  type Attachment,
  type FrameBase,
  type Machine,
  type MatchCard,
  type MatchEvent,
  type MatchState,
  type MatchTypes,
  type Reader,
  type Schemas,
  type StackItem,
} from "../../../../shared/match/index.js";
import type { Order } from "../language/orders.js";

export interface Definition {
  readonly id: string;
  readonly title: string;
  readonly kind: "ship" | "pilot";
  readonly tonnage: number;
  readonly arrival: readonly Order[];
  readonly departure: readonly Order[];
  readonly advice: readonly Order[];
}

const zoneSchema = z.enum(["yard", "roads", "quay", "office", "horizon"]);
export type Zone = z.infer<typeof zoneSchema>;

export interface HarbourCard extends MatchCard {
  zone: Zone;
  /** The berth it lies at, NONE elsewhere. */
  berth: number;
  rust: number;
  /** The object it lies at, NONE for none. */
  on: number;
  as: "" | Attachment;
}

export interface HarbourCounters {
  crates: number;
}

interface TurnFrame extends FrameBase {
  readonly kind: "turn";
}

/** Carries out orders one after the other. */
interface OrdersFrame extends FrameBase {
  readonly kind: "orders";
  readonly seat: number;
  readonly orders: readonly Order[];
}

export interface LoadEvent extends MatchEvent {
  readonly type: "load";
  readonly seat: number;
  amount: number;
}

interface Constants {
  readonly cards: readonly Definition[];
  readonly goal: number;
  /** Nobody is raided. */
  readonly calm: boolean;
  /** By seat, the definitions it begins with. */
  readonly inHand: readonly (readonly number[])[];
  /** The match begins with a position of another tool. */
  readonly isPlanned: boolean;
}

export interface HarbourTypes extends MatchTypes {
  card: HarbourCard;
  zone: Zone;
  counters: HarbourCounters;
  frame: TurnFrame | OrdersFrame;
  event: LoadEvent;
  item: StackItem;
  /** What a ship brings, and what a player loses. */
  getters: { tonnage: number; loss: number };
  constants: Constants;
  table: { phase: "day" | "night"; docked: boolean };
}

export type HarbourFrame<Kind extends string> = Extract<HarbourTypes["frame"], { kind: Kind }>;
export type HarbourMachine = Machine<HarbourTypes>;
export type HarbourReader = Reader<HarbourTypes>;
export type HarbourState = MatchState<HarbourTypes>;

export const seats = ["North", "South"];
export const BERTHS = [0, 1, 2];
/** The fields of a card that has just come. */
export const fresh = { berth: NONE, rust: 0, on: NONE, as: "" as const };

const counted = { count: wholeSchema };
const orderSchema: z.ZodType<Order> = z.lazy(() =>
  z.union([
    z.strictObject({ do: z.enum(["load", "draw", "raid"]), ...counted }),
    z.strictObject({ do: z.enum(["carry", "guard"]), ...counted }),
    z.strictObject({ do: z.literal("flip"), order: orderSchema }),
  ]),
);
const ordersSchema = z.array(orderSchema);

export const definitionSchema: z.ZodType<Definition> = z.strictObject({
  id: z.string(),
  title: z.string(),
  kind: z.enum(["ship", "pilot"]),
  tonnage: wholeSchema,
  arrival: ordersSchema,
  departure: ordersSchema,
  advice: ordersSchema,
});

export const schemas: Schemas<HarbourTypes> = {
  card: z.strictObject({
    ...cardShape,
    zone: zoneSchema,
    berth: wholeSchema,
    rust: wholeSchema,
    on: wholeSchema,
    as: z.enum(["", "under", "attached"]),
  }),
  counters: z.strictObject({ crates: wholeSchema }),
  frame: z.discriminatedUnion("kind", [
    z.strictObject({ ...frameShape, kind: z.literal("turn") }),
    z.strictObject({ ...frameShape, kind: z.literal("orders"), seat: wholeSchema, orders: ordersSchema }),
  ]),
  event: z.strictObject({ type: z.literal("load"), seat: wholeSchema, amount: wholeSchema }),
  item: z.strictObject(itemShape),
  table: z.strictObject({ phase: z.enum(["day", "night"]), docked: z.boolean() }),
};
