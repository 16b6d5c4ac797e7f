import type { Op } from "../../../language/program/program.js";
import type { TtcgMachine } from "../../types.js";
import type { Handler, Handlers, Run } from "../run.js";
import { onChain } from "./chain.js";
import { ofDecks } from "./decks.js";
import { onField } from "./field.js";
import { lastingOps } from "./lasting.js";
import { ofPiles } from "./piles.js";
import { plays } from "./plays.js";
import { ofPlayers } from "./players.js";

/** What carries out each action. */
export const handlers: Handlers<Op["op"]> = {
  ...onField,
  ...ofPiles,
  ...ofDecks,
  ...ofPlayers,
  ...plays,
  ...onChain,
  ...lastingOps,
};

/** Carries an action out; false while somebody is asked. */
export function handle(m: TtcgMachine, run: Run, op: Op): boolean {
  const handler = handlers[op.op] as Handler<Op["op"]>;
  return handler(m, run, op);
}
