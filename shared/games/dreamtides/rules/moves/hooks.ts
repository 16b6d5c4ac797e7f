import { NONE, NOBODY } from "../../../../match/index.js";
import { DEPLOYED, PLACES } from "../config.js";
import { happen } from "../triggers/happen.js";
import type { DreamCard, DreamMachine, Zone } from "../types.js";
import { record } from "./leave.js";
import { freePlace } from "./materialize.js";

/** What becomes of a card that has come to a zone, however it came there. */
export function entered(m: DreamMachine, card: DreamCard, from: Zone): void {
  switch (card.zone) {
    case "battlefield":
      enteredPlay(m, card, from);
      return;
    case "stack":
      leftPlay(card);
      return;
    case "void":
      leftPlay(card);
      startStatics(m, card, "void");
      return;
    default:
      leftPlay(card);
  }
}

function leftPlay(card: DreamCard): void {
  if (card.owner !== NOBODY) card.controller = card.owner;
  card.spark = NONE;
  card.reclaimed = false;
  card.place = NONE;
  card.reserved = false;
}

function enteredPlay(m: DreamMachine, card: DreamCard, from: Zone): void {
  // A character that changed sides keeps what it has; one that was made now has nothing yet.
  const stays = from === "battlefield" && card.spark !== NONE;
  card.controller = card.side;
  card.place = NONE;
  if (m.constants.config.profile === "lanes") {
    const reserve = freePlace(m, card.side, DEPLOYED, PLACES);
    card.place = reserve === NONE ? freePlace(m, card.side, 0, DEPLOYED) : reserve;
    card.reserved = true;
  }
  if (!stays) card.spark = m.constants.definitions[card.definition]?.spark ?? 0;
  startStatics(m, card, "field");
  if (stays) return;
  const { id, side: seat } = card;
  record(m, "materialized", seat, { card: id, spark: NONE });
  happen(m, "materialized", seat, { target: id });
}

/** Lets the statics of a card live as long as it stays where it is. */
export function startStatics(m: DreamMachine, card: Readonly<DreamCard>, where: "field" | "void"): void {
  const codes = m.constants.definitions[card.definition]?.staticsIn[where] ?? [];
  const { id, object, controller: seat } = card;
  for (const code of codes) {
    const cause = { kind: "static", seat, card: id, object, ability: NONE };
    m.register({ program: "static", vars: { static: code }, bound: object, cause });
  }
}
