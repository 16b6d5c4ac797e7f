import type { PhraseTable } from "./define.js";
import { inEnergy, inPoints, inKeyword } from "./style.js";

/** Symbols, and values printed with theirs. */
export const AMOUNTS = {
  energy_symbol: inEnergy("●"),
  points_symbol: inPoints("⍏"),
  fast_symbol: "↯",
  "energy(e)": inEnergy("{$e}●"),
  "points(p)": inPoints("{$p}⍏"),
  "maximum_energy(max)": "{$max} maximum {energy_symbol}",
  "reclaim_for_cost(r)": `${inKeyword("reclaim")} ${inEnergy("{$r}●")}`,
  "kindle(k)": `${inKeyword("kindle")} {$k}`,
  "foresee(n)": `${inKeyword("foresee")} {$n}`,
  spark: "spark",
  "spark_value(s)": "{$s}",
  "count(n)": "{$n}",
} as const satisfies PhraseTable;
