import { token, valueToken, words } from "../../../../text/index.js";
import type { CardSubtype, FigmentType } from "../ast.js";
import type { ValueKind } from "../vocabulary/phrases.js";

/** The groups of tokens besides words: keywords in braces, values of variables, and marks. */
export const DIRECTIVES = "directive";
export const VALUES = "value";
export const MARKS = "mark";

const directive = (name: string) => token(DIRECTIVES, `{${name}}`, name);
const mark = (shown: string, name: string) => token(MARKS, shown, name);
const value = <Value>(shown: string, ...kinds: readonly ValueKind[]) => valueToken<Value>(VALUES, shown, ...kinds);

export const DOT = mark(".", "Period");
export const COMMA = mark(",", "Comma");
export const COLON = mark(":", "Colon");
export const NEW_LINE = mark("\n", "Newline");

export const DASHES = words("--");
export const article = words("a", "an");

export const banish = directive("banish");
export const banished = directive("banished");
export const bullet = directive("bullet");
export const chooseOne = directive("choose_one");
export const discover = directive("discover");
export const dissolve = directive("dissolve");
export const dissolved = directive("dissolved");
export const energySymbol = directive("energy_symbol");
export const fast = directive("fast");
export const judgment = directive("judgment");
export const judgmentPhaseName = directive("judgment_phase_name");
export const materialize = directive("materialize");
export const materialized = directive("materialized");
export const materializedDissolved = directive("materialized_dissolved");
export const materializedJudgment = directive("materialized_judgment");
export const prevent = directive("prevent");
export const reclaim = directive("reclaim");

/** The classes of values (LANG-7); a class may accept several kinds. */
export const ENERGY = value<number>("{energy($e)}", "Energy", "Mode1Energy", "Mode2Energy");
export const MODE1 = value<number>("{energy($e1)}", "Mode1Energy");
export const MODE2 = value<number>("{energy($e2)}", "Mode2Energy");
export const CARDS = value<number>("{cards($c)}", "CardCount");
export const DISCARDS = value<number>("{cards($d)}", "DiscardCount", "CardCount");
export const POINTS = value<number>("{points($p)}", "PointCount");
export const SPARK = value<number>("{$s}", "SparkAmount");
export const FORESEE = value<number>("{foresee($f)}", "ForeseeCount");
export const KINDLE = value<number>("{kindle($k)}", "KindleAmount");
export const MAXENERGY = value<number>("{maximum_energy($m)}", "MaximumEnergy");
export const COUNT = value<number>("{count($n)}", "Count");
export const COUNTALLIES = value<number>("{count_allies($a)}", "CountAllies");
export const UPTOALLIES = value<number>("{up_to_n_allies($n)}", "UpToNAllies");
export const UPTOEVENTS = value<number>("{up_to_n_events($n)}", "UpToNEvents");
export const NUMBER = value<number>("{multiply_by($n)}", "Number");
export const RECLAIMCOST = value<number>("{reclaim_for_cost($r)}", "ReclaimCost");
export const TIMES = value<number>("{this_turn_times($n)}", "ThisTurnTimes");
export const SUBTYPE = value<CardSubtype>("{subtype($t)}", "Subtype");
export const FIGMENT = value<FigmentType>("{figment($g)}", "Figment");
export const SUBTYPECOUNT = value<{ readonly count: number; readonly subtype: CardSubtype }>(
  "{count_allied_subtype($a, $t)}",
  "SubtypeCount",
);
export const FIGMENTCOUNT = value<{ readonly count: number; readonly figment: FigmentType }>(
  "{n_figments($n, $g)}",
  "FigmentCount",
);
