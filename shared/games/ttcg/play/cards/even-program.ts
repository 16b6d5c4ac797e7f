import type { Selector } from "../../language/ast/selectors.js";
import type { EffectProgram } from "../../language/program/program.js";

// Matches read programs and selectors thousands of times. As a text makes them they have only the parts that it mentions: dozens of
// shapes, so that the JavaScript engine has to look each part up by name. With every part written out they share one shape. Matches
// treat a part that is undefined as one that is absent, and tell alternatives apart by parts that are always there.

/** The same selector with a place for every part. */
const evenSelector = (sel: Selector): Selector =>
  ({
    noun: sel.noun,
    type: sel.type,
    subtype: sel.subtype,
    unknown: sel.unknown,
    rank: sel.rank,
    state: sel.state,
    other: sel.other,
    stat: sel.stat,
    extreme: sel.extreme,
    zone: sel.zone,
    controller: sel.controller,
    owner: sel.owner,
    side: sel.side,
  }) satisfies { readonly [Part in keyof Required<Selector>]: Selector[Part] | undefined } as Selector;

/** The same program with a place for every part, and its selectors as well. */
export const evenProgram = (program: EffectProgram): EffectProgram =>
  ({
    form: program.form,
    once: program.once,
    when: even(program.when),
    window: program.window,
    while: program.while,
    test: even(program.test),
    duration: program.duration,
    costs: even(program.costs),
    offer: even(program.offer),
    optional: program.optional,
    ops: even(program.ops),
  }) satisfies { readonly [Part in keyof Required<EffectProgram>]: EffectProgram[Part] | undefined } as EffectProgram;

/** The same data with a place for every part of its selectors. */
export function even<Value>(value: Value): Value {
  return evenData(value) as Value;
}

const isSelector = (value: object): value is Selector => "noun" in value;

function evenData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(evenData);
  if (typeof value !== "object" || value === null) return value;
  if (isSelector(value)) return evenSelector(value);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, evenData(each)]));
}
