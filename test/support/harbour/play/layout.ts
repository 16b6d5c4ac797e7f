import type { Layout, ZoneRule } from "../../../../shared/match/index.js";
import type { Zone } from "./types.js";

export const zones: Readonly<Record<Zone, ZoneRule>> = {
  yard: { title: "Yard", seen: "nobody" },
  roads: { title: "Roads", seen: "owner" },
  quay: { title: "Quay", seen: "all" },
  office: { title: "Office", seen: "all" },
  horizon: { title: "Horizon", seen: "all" },
};

export const layout: Layout = {
  columns: 4,
  zones: [
    {
      zone: "quay",
      look: "slots",
      row: 0,
      column: 0,
      span: 3,
      slots: ["Inner", "Middle", "Outer"],
      front: 3,
      slotEdit: "berth",
    },
    { zone: "office", look: "row", row: 0, column: 3 },
    { zone: "roads", look: "fan", row: 1, column: 0, span: 2 },
    { zone: "yard", look: "pile", row: 1, column: 2 },
    { zone: "horizon", look: "pile", row: 1, column: 3 },
  ],
  idle: "Ships can only sail.",
  warnings: ["full"],
  setUpOrder: ["quay"],
  counters: [{ counter: "crates", title: "Crates", goal: 15 }],
  phases: [
    { phase: "day", title: "Day" },
    { phase: "night", title: "Night" },
  ],
};
