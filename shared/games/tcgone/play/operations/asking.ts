import { isTrue, cardValue, idOf, kindOf, listOf, numberOf, partOf, type Value } from "../runtime/values.js";
import { NOBODY } from "../../../../match/index.js";
import { valueOf } from "../rules/units.js";
import type { Arguments } from "../runtime/arguments.js";
import { lambdaOf } from "../runtime/expressions.js";
import { act, ask, change } from "../runtime/journal.js";
import type { Steps } from "../runtime/steps.js";
import type { Run } from "../runtime/run.js";
import { showValue } from "../runtime/show.js";
import { asList, zoneOf } from "../runtime/zones.js";
import { chooseCards, chooseNumber, chooseOption, chooseUnits, confirm } from "./choose.js";
import { flipCoins } from "./coins.js";
import { cardsIn, numberIn, seatIn, textIn, type Perform } from "./operation.js";

/** The elements that fit the filter of a question. */
function candidates(run: Run, { of, blocks }: Arguments): readonly Value[] {
  const { filter } = blocks;
  return act(() => {
    const list = listOf(asList(run.m, of));
    if (filter === undefined) return list;
    const test = lambdaOf(filter);
    return list.filter((each) => isTrue(test(run.env, each)));
  });
}

interface Limits {
  readonly min?: number;
  readonly max?: number;
  readonly count?: number;
}

function limitsIn({ values }: Arguments): Limits {
  const { min, max, count } = values;
  if (count !== undefined) return { count: numberOf(count) };
  return {
    ...(min === undefined ? {} : { min: numberOf(min) }),
    ...(max === undefined ? {} : { max: numberOf(max) }),
  };
}

/** One of a list, or several where there are limits. Of units without limits the unit itself is the answer. */
function* select(run: Run, given: Arguments, seat: number): Steps {
  const list = candidates(run, given);
  const [first] = list;
  const title = textIn(given, "info");
  const limits = limitsIn(given);
  if (kindOf(first) === "unit" || isUnitZone(given.of)) {
    const isOptional = given.values["optional"] === true;
    const isSeveral = Object.keys(limits).length > 0;
    const units = list.map(idOf);
    const wanted = isSeveral ? limits : { min: isOptional ? 0 : 1, max: 1 };
    const chosen = yield* chooseUnits(run.m, { seat, title, purpose: "unit", units, ...wanted });
    return act(() => {
      const values = chosen.map((unit) => valueOf(run.m, unit));
      return isSeveral ? values : (values[0] ?? null);
    });
  }
  if (first !== undefined && kindOf(first) !== "card") {
    return yield* chooseValue(run, seat, title, list, []);
  }
  const { hidden, ordered } = given.values;
  const chosen = yield* chooseCards(run.m, {
    seat,
    title,
    cards: list.map(idOf),
    hidden: isTrue(hidden),
    ordered: isTrue(ordered),
    ...limits,
  });
  return chosen.map(cardValue);
}

const isUnitZone = (of: Value): boolean => kindOf(of) === "zone" && zoneOf(of) === undefined;

function* chooseValue(
  run: Run,
  seat: number,
  title: string,
  options: readonly Value[],
  labels: readonly Value[],
): Steps {
  const words = act(() => options.map((option, at) => showValue(run.m, labels[at] ?? option)));
  return options[yield* chooseOption(seat, title, words)] ?? null;
}

/** The zone is looked through by who chooses; of a filtered hidden zone nothing need be found. */
const search: Perform = function* (run, given) {
  const seat = seatIn(run, given);
  const zone = zoneOf(given.of);
  change(() => {
    if (zone?.zone !== "deck" && zone?.zone !== "prizes") return;
    for (const id of run.m.zone(zone.zone, zone.seat)) run.m.show(id, seat);
  });
  const list = candidates(run, given);
  const limits = limitsIn(given);
  const isFree = given.blocks["filter"] !== undefined && (zone?.zone === "deck" || zone?.zone === "prizes");
  const { count, min = isFree ? 0 : 1, max = Math.max(1, min) } = limits;
  const chosen = yield* chooseCards(run.m, {
    seat,
    title: textIn(given, "info"),
    purpose: "search",
    cards: list.map(idOf),
    ...(count === undefined ? { min: Math.min(min, list.length), max } : { count }),
  });
  return chosen.map(cardValue);
};

const choose = (isOpponent: boolean): Perform =>
  function* (run, given) {
    const seat = isOpponent ? run.m.opponent(run.env.scene.seat) : seatIn(run, given);
    const options = act(() => listOf(asList(run.m, given.values["options"] ?? null)));
    return yield* chooseValue(run, seat, textIn(given, "info"), options, listOf(given.values["labels"]));
  };

export const asking: Readonly<Record<string, Perform>> = {
  select: (run, given) => select(run, given, seatIn(run, given)),
  oppSelect: (run, given) => {
    const asked = partOf(given.values["player"], "seat");
    return select(run, given, asked === NOBODY ? run.m.opponent(run.env.scene.seat) : asked);
  },
  search,
  choose: choose(false),
  oppChoose: choose(true),
  chooseNumber: (run, given) =>
    chooseNumber(seatIn(run, given), textIn(given, "info"), numberIn(given, "min"), numberIn(given, "max")),
  confirm: (run, given) => confirm(seatIn(run, given), textIn(given, "info")),
  oppConfirm: (run, given) => confirm(run.m.opponent(run.env.scene.seat), textIn(given, "info")),
  multiSelect: (run, given) => {
    const { list = null, n = 1, ...rest } = given.values;
    return select(run, { ...given, of: list, values: { ...rest, count: n } }, seatIn(run, given));
  },
  *rearrange(run, given) {
    const cards = cardsIn(run, given.values["list"]);
    if (cards.length < 2) return cards.map(cardValue);
    const seat = seatIn(run, given);
    const title = textIn(given, "info", "Put the cards in an order, the top one first");
    change(() => {
      for (const id of cards) run.m.show(id, seat);
    });
    const answer = yield* ask("arrange", {
      kind: "arrange",
      seat,
      title,
      purpose: "rearrange",
      cards,
      piles: [{ title: "Top first", cards, ordered: true }],
      moved: [],
    });
    const ordered = answer.piles[0] ?? cards;
    change(() => {
      const [first] = cards;
      if (first === undefined) return;
      const { zone, side } = run.m.card(first);
      const all = run.m.zone(zone, side);
      const isTop = all.slice(-cards.length).every((id) => cards.includes(id));
      if (zone === "deck" && isTop)
        run.m.setOrder("deck", side, [...all.slice(0, -cards.length), ...ordered.toReversed()]);
    });
    return ordered.map(cardValue);
  },
  *flipResult(run, given) {
    const [isHeads = false] = yield* flipCoins(run, 1, seatIn(run, given));
    return isHeads;
  },
};
