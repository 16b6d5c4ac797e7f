/** The names of the variants of a union in the JSON form of abilities: `"This"`, or `{ Enemy: … }` with one key. */
export type VariantName<Union> = Union extends string
  ? Union
  : Union extends object
    ? Extract<keyof Union, string>
    : never;

/** What a variant carries; undefined for one that is a name alone. */
export type Payload<Union, Name extends string> = Name extends Union
  ? undefined
  : Extract<Union, Readonly<Record<Name, unknown>>>[Name];

/** One function for each variant; a table that lacks one does not compile. */
export type Handlers<Union, Outcome, Context extends readonly unknown[] = []> = {
  readonly [Name in VariantName<Union>]: (payload: Payload<Union, Name>, ...context: Context) => Outcome;
};

/** Calls the handler of the variant that the value is. */
export function match<Union extends string | object, Outcome, Context extends readonly unknown[]>(
  value: Union,
  handlers: Handlers<Union, Outcome, Context>,
  ...context: Context
): Outcome {
  const table = handlers as Readonly<Record<string, (payload: unknown, ...context: Context) => Outcome>>;
  const name = variantName(value);
  const handler = table[name];
  if (handler === undefined) throw new Error(`There is no variant ${name}`);
  return handler(
    typeof value === "string" ? undefined : (value as Readonly<Record<string, unknown>>)[name],
    ...context,
  );
}

/** The name of the variant that a value is. */
export function variantName(value: string | object): string {
  if (typeof value === "string") return value;
  for (const name in value) return name;
  return "";
}

/** Whether two parts of abilities say the same, in whatever order their fields stand. */
export function sameNode(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null) return one === other;
  const fields = Object.entries(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    fields.length === Object.keys(other).length &&
    fields.every(
      ([name, value]) => Object.hasOwn(other, name) && sameNode(value, (other as Record<string, unknown>)[name]),
    )
  );
}
