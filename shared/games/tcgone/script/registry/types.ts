/** Kinds of values that scripts work with (SCRIPT-4). */
export const simpleTypes = [
  "Int",
  "Bool",
  "Text",
  "Player",
  "Card",
  "Unit",
  "Move",
  "Ability",
  "Energy",
  "Kind",
  "Condition",
  "Source",
  "Reason",
  "Flag",
  "Priority",
  "Weakness",
  "Entry",
  "Handle",
  "Event",
  "Getter",
  "Zone",
  "Holder",
  "Effect",
] as const;
export type SimpleType = (typeof simpleTypes)[number];

export type Type =
  | { readonly kind: "simple"; readonly name: SimpleType }
  | { readonly kind: "list"; readonly of: Type }
  /** A value that may also be null. */
  | { readonly kind: "maybe"; readonly of: Type }
  /** One value or several. */
  | { readonly kind: "some"; readonly of: Type }
  | { readonly kind: "null" }
  /** The elements of the list something is asked of. */
  | { readonly kind: "element" }
  | { readonly kind: "any" };

const known = new Map<string, Type>();

/** A type as tables write it: `Int`, `Unit?`, `List<Card>`, `Unit*` for one or several, `T` for elements, `any`. */
export function typeOf(written: string): Type {
  const found = known.get(written);
  if (found !== undefined) return found;
  const type = readType(written);
  known.set(written, type);
  return type;
}

function readType(written: string): Type {
  if (written === "any") return { kind: "any" };
  if (written === "T") return { kind: "element" };
  if (written.endsWith("?")) return { kind: "maybe", of: typeOf(written.slice(0, -1)) };
  if (written.endsWith("*")) return { kind: "some", of: typeOf(written.slice(0, -1)) };
  const inner = /^List<(.+)>$/.exec(written)?.[1];
  if (inner !== undefined) return { kind: "list", of: typeOf(inner) };
  const name = simpleTypes.find((type) => type === written);
  if (name === undefined) throw new Error(`There is no type ${written}`);
  return { kind: "simple", name };
}

const called: Readonly<Record<SimpleType, readonly [one: string, many: string]>> = {
  Int: ["a number", "numbers"],
  Bool: ["yes or no", "answers"],
  Text: ["a text", "texts"],
  Player: ["a player", "players"],
  Card: ["a card", "cards"],
  Unit: ["a unit", "units"],
  Move: ["a move", "moves"],
  Ability: ["an ability", "abilities"],
  Energy: ["an energy", "energies"],
  Kind: ["a kind of card", "kinds of cards"],
  Condition: ["a condition", "conditions"],
  Source: ["a source", "sources"],
  Reason: ["a reason", "reasons"],
  Flag: ["a flag", "flags"],
  Priority: ["a priority", "priorities"],
  Weakness: ["a weakness", "weaknesses"],
  Entry: ["a damage entry", "damage entries"],
  Handle: ["a lasting effect", "lasting effects"],
  Event: ["an event", "events"],
  Getter: ["a getter", "getters"],
  Zone: ["a zone", "zones"],
  Holder: ["a computed value", "computed values"],
  Effect: ["an event that happens", "events that happen"],
};

/** A type in words: "a unit", "a list of cards". */
export function describeType(type: Type): string {
  switch (type.kind) {
    case "simple":
      return called[type.name][0];
    case "list":
      return type.of.kind === "simple" ? `a list of ${called[type.of.name][1]}` : "a list";
    case "maybe":
      return `${describeType(type.of)} or null`;
    case "some":
      return type.of.kind === "simple" ? `${called[type.of.name][0]} or several` : "a value or several";
    case "null":
      return "null";
    case "element":
      return "an element of the list";
    case "any":
      return "any value";
  }
}

/** A type as signatures write it; the opposite of `typeOf`. */
export function writtenType(type: Type): string {
  switch (type.kind) {
    case "simple":
      return type.name;
    case "list":
      return `List<${writtenType(type.of)}>`;
    case "maybe":
      return `${writtenType(type.of)}?`;
    case "some":
      return `${writtenType(type.of)}*`;
    case "null":
      return "null";
    case "element":
      return "T";
    case "any":
      return "any";
  }
}
