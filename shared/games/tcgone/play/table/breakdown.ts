import type { FigureStep } from "../../../../match/index.js";
import { holderOf, type About, type Holder } from "../rules/getters.js";
import { isList, isObject, textOf, type Value } from "../runtime/values.js";
import type { TcgReader } from "../types.js";
import { titleOf } from "./lasting.js";

/** What effects made of a number or a list, each with the card that it comes from; `about` is what they may ask for besides the target. */
export function stepsOf(
  r: TcgReader,
  getter: string,
  target: number,
  base: Value,
  about?: About,
): readonly FigureStep[] {
  if (!r.isModified(getter)) return [];
  const { steps, value } = r.explain(getter, target, holderOf(base, about));
  const told = steps.map(({ bundle, before, after }) => ({
    change: changeOf((before as Holder).object, (after as Holder).object),
    by: titleOf(r, bundle),
  }));
  const reached = (steps.at(-1)?.after as Holder | undefined)?.object ?? base;
  const { object } = value as Holder;
  return textOfValue(reached) === textOfValue(object)
    ? told
    : [...told, { change: limitOf(reached, object), by: "the rules" }];
}

/** The limit that the rules put to a value. */
function limitOf(reached: Value, object: Value): string {
  if (typeof reached !== "number" || typeof object !== "number") return changeOf(reached, object);
  return `${object > reached ? "at least" : "at most"} ${object}`;
}

/** `+ 20`, `− 2`; of lists what they are afterwards. */
function changeOf(before: Value, after: Value): string {
  if (typeof before !== "number" || typeof after !== "number") return `then ${textOfValue(after) || "none"}`;
  return after > before ? `+ ${after - before}` : `− ${before - after}`;
}

/** A value of a getter as faces write it; a list within one has alternatives, such as the letters that one energy may be. */
export function textOfValue(value: Value): string {
  if (isList(value))
    return value.map((each) => (isList(each) ? each.map(textOf).join("/") : textOfValue(each))).join(" ");
  if (!isObject(value)) return textOf(value);
  return `${textOf(value["type"])} ${textOf(value["mode"])}${textOf(value["amount"])}`;
}
