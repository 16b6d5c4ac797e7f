import type { Program } from "../../../../../shared/match/index.js";
import type { ToyTypes } from "./types.js";

type Programs = Readonly<Record<string, Program<ToyTypes>>>;

const amountOf = (vars: Readonly<Record<string, unknown>>): number =>
  typeof vars.amount === "number" ? vars.amount : 0;

/** What lamps do while they burn, and what spells leave behind. */
export const programs: Programs = {
  /** Hits on you are prevented. */
  shelter: {
    listeners: [
      {
        phase: "before",
        event: "hit",
        if: (_reader, event, bundle) => event.seat === bundle.cause.seat,
        run: (m) => m.prevent(),
      },
    ],
  },
  /** Hits on you are smaller. */
  screen: {
    listeners: [
      {
        phase: "before",
        event: "hit",
        priority: "last",
        if: (_reader, event, bundle) => event.seat === bundle.cause.seat,
        run: (_m, event, bundle) => void (event.amount = Math.max(0, event.amount - amountOf(bundle.vars))),
      },
    ],
  },
  /** Your cards cost one less. */
  thrift: {
    modifiers: [
      {
        getter: "cost",
        if: (reader, target, bundle) => reader.card(target).controller === bundle.cause.seat,
        change: (_reader, value) => value - 1,
      },
    ],
  },
  /** Your hits are stronger by one. */
  bright: {
    modifiers: [
      {
        getter: "power",
        if: (reader, target, bundle) => reader.card(target).controller === bundle.cause.seat,
        change: (_reader, value) => value + 1,
      },
    ],
  },
  /** When your turn begins, hit for one. */
  smoulder: {
    listeners: [
      {
        phase: "after",
        event: "turn-began",
        if: (_reader, event, bundle) => event.seat === bundle.cause.seat,
        run: (m) => m.push({ kind: "body", ops: [{ op: "hit", amount: 1 }] }),
      },
    ],
  },
};
