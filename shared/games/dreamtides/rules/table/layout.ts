import type { Layout, ZoneRule } from "../../../../match/index.js";
import { placeName } from "../actions/words.js";
import { PLACES, PROFILES, type Profile } from "../config.js";
import { PHASES, type Phase, type Zone } from "../types.js";

export const ZONES: Readonly<Record<Zone, ZoneRule>> = {
  deck: { title: "Deck", seen: "nobody" },
  hand: { title: "Hand", seen: "owner" },
  battlefield: { title: "Battlefield", seen: "all" },
  void: { title: "Void", seen: "all" },
  banished: { title: "Banished", seen: "all" },
  callers: { title: "Dreamcaller", seen: "all" },
  stack: { title: "Stack", seen: "all", shared: true },
  dreamwell: { title: "Dreamwell", seen: "nobody", shared: true },
  "drawn-wells": { title: "Drawn from the dreamwell", seen: "all", shared: true },
  gone: { title: "Gone", seen: "all" },
};

const PHASE_TITLES: Readonly<Record<Phase, string>> = {
  starting: "Start",
  judgment: "Judgment",
  dreamwell: "Dreamwell",
  draw: "Draw",
  main: "Main",
  ending: "Ending",
  "end-triggers": "End of turn",
};

const PLACES_BY_NUMBER = Array.from({ length: PLACES }, (_, place) => placeName(place));

/** The table as data; the zone "gone" holds tokens that ceased to exist and is not drawn. */
export const layoutOf = (profile: Profile): Layout => ({
  zones: [
    { zone: "stack", look: "stack", row: 0, column: 0 },
    { zone: "dreamwell", look: "pile", row: 0, column: 1 },
    { zone: "drawn-wells", look: "pile", row: 0, column: 2 },
    profile === "lanes"
      ? { zone: "battlefield", look: "slots", row: 1, column: 0, slots: PLACES_BY_NUMBER }
      : { zone: "battlefield", look: "row", row: 1, column: 0 },
    { zone: "callers", look: "row", row: 1, column: 1 },
    { zone: "hand", look: "fan", row: 2, column: 0 },
    { zone: "void", look: "pile", row: 2, column: 1 },
    { zone: "banished", look: "pile", row: 2, column: 2 },
    { zone: "deck", look: "pile", row: 2, column: 3 },
  ],
  counters: [
    { counter: "points", title: "Points", symbol: "⍏", goal: PROFILES[profile].pointsToWin },
    { counter: "energy", title: "Energy", symbol: "●" },
    { counter: "produced", title: "Energy each turn", symbol: "●" },
    { counter: "spark", title: "Spark" },
    { counter: "sparkBonus", title: "Spark bonus" },
  ],
  phases: PHASES.map((phase) => ({ phase, title: PHASE_TITLES[phase] })),
});
