import { expect, it } from "vitest";
import type { Payload, VariantName } from "../../../../../../shared/games/dreamtides/language/ast/variant.js";

/** What a variant carries, and the text it gives. A variant that is only a name is written as null. */
export type Example<Carried, Outcome> = readonly [
  payload: Carried extends undefined ? null : Carried,
  outcome: Outcome,
];

/** At least one example for each variant of a union: a table that lacks one does not compile. */
export type Examples<Union, Outcome> = {
  readonly [Name in VariantName<Union>]: readonly [
    Example<Payload<Union, Name>, Outcome>,
    ...Example<Payload<Union, Name>, Outcome>[],
  ];
};

/** The values of a table of examples with what is expected of them. */
export function valuesOf<Union extends string | object, Outcome>(
  examples: Examples<Union, Outcome>,
): readonly { readonly value: Union; readonly outcome: Outcome }[] {
  return Object.entries<readonly Example<unknown, Outcome>[]>(examples).flatMap(([name, list]) =>
    list.map(([payload, outcome]) => ({
      value: (payload === null ? name : { [name]: payload }) as Union,
      outcome,
    })),
  );
}

/** One test an example. */
export function holds<Union extends string | object, Outcome>(
  examples: Examples<Union, Outcome>,
  outcomeOf: (value: Union) => Outcome,
): void {
  it.each(valuesOf(examples).map(({ value, outcome }) => [JSON.stringify(value), outcome, value] as const))(
    "%s: %s",
    (_, outcome, value) => {
      expect(outcomeOf(value)).toEqual(outcome);
    },
  );
}
