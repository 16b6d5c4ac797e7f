import {
  NONE,
  type Badge,
  type CardFace,
  type CardPlace,
  type FaceFigure,
  type FigureStep,
} from "../../../../match/index.js";
import { stepsOf, textOfValue } from "./breakdown.js";
import { isNotPlain, kindWords } from "./words.js";
import {
  energyTypes,
  fullHp,
  getNumber,
  movesOf,
  providedBy,
  retreatCost,
  typesOf,
  weaknessesOf,
  weaknessOf,
  resistancesOf,
} from "../rules/getters.js";
import { moveCost, moveName, printedCost } from "../rules/moves.js";
import { compiledOf, definitionOf, topOf } from "../rules/units.js";
import { isObject, type Value, textOf } from "../runtime/values.js";
import type { TcgCard, TcgReader } from "../types.js";

/** What a card shows: what is printed, and for a unit in play what counts now. */
export function faceOf(r: TcgReader, card: Readonly<TcgCard>): CardFace {
  const { definition, fault } = compiledOf(r, card.id);
  return {
    name: definition.name,
    figures: figuresOf(r, card),
    marks: kindWords(definition),
    text: definition.text === "" ? definition.effect : definition.text,
    ...(fault === null ? {} : { support: { kind: "none", reason: fault } }),
  };
}

const written = (list: readonly Value[]): string =>
  list
    .map((each) =>
      isObject(each) ? `${textOf(each["type"])} ${textOf(each["mode"])}${textOf(each["amount"])}` : textOf(each),
    )
    .join(", ");

function figuresOf(r: TcgReader, card: Readonly<TcgCard>): readonly FaceFigure[] {
  const printed = definitionOf(r, card.id);
  if (printed["card-kind"].endsWith("energy")) {
    return [provided(r, card, printed.provides.join(" "))];
  }
  if (printed["card-kind"] !== "unit" && card.role !== "unit") return [];
  const unit = card.role === "unit" && topOf(r, card.unit) === card.id ? card.unit : NONE;
  const now = <Of>(read: () => Of, base: Of): Of => (unit === NONE ? base : read());
  const types = printed.types.join(" ");
  const weakness = printed.weakness.join(", ");
  const resistance = printed.resistance.join(", ");
  const damage = unit === NONE ? 0 : r.card(unit).damage;
  const because = (getter: string, base: Value): readonly FigureStep[] =>
    unit === NONE ? [] : stepsOf(r, getter, unit, base);
  const figures: FaceFigure[] = [
    {
      title: "HP",
      value: now(() => fullHp(r, unit) - damage, printed.hp),
      base: printed.hp,
      steps: [
        ...because("GET_FULL_HP", printed.hp),
        ...(damage === 0 ? [] : [{ change: `− ${damage}`, by: "damage" }]),
      ],
    },
    {
      title: "Types",
      value: now(() => typesOf(r, unit).map(textOf).join(" "), types),
      base: types,
      steps: because("GET_POKEMON_TYPE", printed.types),
    },
    {
      title: "Weakness",
      value: now(() => written(weaknessesOf(r, unit)), weakness),
      base: weakness,
      steps: because("GET_WEAKNESSES", printed.weakness.map(weaknessOf)),
    },
    {
      title: "Resistance",
      value: now(() => written(resistancesOf(r, unit)), resistance),
      base: resistance,
      steps: because("GET_RESISTANCES", printed.resistance.map(weaknessOf)),
    },
    {
      title: "Retreat",
      value: now(() => retreatCost(r, unit), printed.retreat),
      base: printed.retreat,
      steps: because("GET_RETREAT_COST", printed.retreat),
    },
  ];
  return [...figures.filter(isNotPlain), ...(unit === NONE ? [] : changedFigures(r, unit))];
}

/** What an energy card provides: while it is attached what counts now. */
function provided(r: TcgReader, { id, role }: Readonly<TcgCard>, printed: string): FaceFigure {
  const title = "Provides";
  if (role !== "energy") return { title, value: printed, base: printed };
  const base = providedBy(r, id);
  const steps = stepsOf(r, "GET_ENERGY_TYPES", id, base, { card: { is: "card", id } });
  return { title, value: textOfValue(energyTypes(r, id)), base: textOfValue(base), steps };
}

/** Numbers of a unit that are worth a line only where an effect changed them: the prizes it is worth, and what its moves cost. */
function changedFigures(r: TcgReader, unit: number): readonly FaceFigure[] {
  const { prizes } = definitionOf(r, topOf(r, unit));
  const figures: FaceFigure[] = [
    {
      title: "Prizes",
      value: getNumber(r, "GET_GIVEN_PRIZES", unit, prizes),
      base: prizes,
      steps: stepsOf(r, "GET_GIVEN_PRIZES", unit, prizes),
    },
  ];
  if (r.isModified("GET_MOVE_COST")) {
    for (const move of movesOf(r, unit)) {
      const printed = printedCost(r, move);
      figures.push({
        title: `Cost of ${moveName(r, move)}`,
        value: written(moveCost(r, unit, move)) || "none",
        base: written(printed) || "none",
        steps: stepsOf(r, "GET_MOVE_COST", unit, printed, { move }),
      });
    }
  }
  return figures.filter(({ steps }) => (steps ?? []).length > 0);
}

/** Where a card of a unit lies: its top card in a place, stages under it and the rest attached. */
export function placeOf(r: TcgReader, card: Readonly<TcgCard>): Partial<CardPlace> {
  const { zone, unit, id, role } = card;
  if (zone !== "play" || unit === NONE) return {};
  const top = topOf(r, unit);
  if (id === top) return { slot: r.card(unit).slot, badges: badgesOf(r, unit) };
  return { slot: r.card(unit).slot, on: r.card(top).object, as: role === "unit" ? "under" : "attached" };
}

const titles: Readonly<Record<string, string>> = {
  ASLEEP: "Asleep",
  BURNED: "Burned",
  CONFUSED: "Confused",
  PARALYZED: "Paralyzed",
  POISONED: "Poisoned",
};

function badgesOf(r: TcgReader, unit: number): readonly Badge[] {
  const { damage, conditions, entered } = r.card(unit);
  const badges: Badge[] = [];
  if (damage > 0) {
    const hp = fullHp(r, unit);
    badges.push({ text: `${hp - damage}/${hp}`, title: `${damage} damage`, tone: "bad" });
  }
  for (const condition of conditions) {
    const text = titles[condition] ?? condition;
    badges.push({ text, title: `It is ${text}`, tone: "bad" });
  }
  if (entered === r.state.turn) badges.push({ text: "new", title: "It came into play this turn", tone: "plain" });
  return badges;
}
