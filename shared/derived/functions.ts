import type { RawMetadata } from "../metadata/index.js";
import { nearestWords } from "../text/index.js";
import { derivedIn } from "./columns.js";
import { expressionFunction } from "./expressions.js";
import type { DerivedFunction } from "./facts.js";
import { imageDerived, imageLookup, imageUrl } from "./images.js";
import { cardLookup, rulesPreview, rulesTextLookup } from "./lookups.js";

/** All functions, in the order they are offered in. */
export const derivedFunctions: readonly DerivedFunction[] = [
  expressionFunction,
  rulesPreview,
  cardLookup,
  rulesTextLookup,
  imageDerived,
  imageUrl,
  imageLookup,
];

const byName = new Map(derivedFunctions.map((each) => [each.name, each]));

export const derivedFunction = (name: string): DerivedFunction | undefined => byName.get(name);

/** The error where a column names an unknown function. */
export function unknownFunction(name: string): string {
  const [nearest] = nearestWords(name, [...byName.keys()]);
  return `The function ${name} was not found.${nearest === undefined ? "" : ` Did you mean ${nearest}?`}`;
}

/** The derived columns of a sheet whose values can be read as texts: pictures cannot. */
export const readableDerived = (sheet: { readonly metadata: RawMetadata }): readonly string[] =>
  derivedIn(sheet).flatMap(({ name, function: work }) => (derivedFunction(work)?.drawnAs === "pictures" ? [] : [name]));

/** Those whose values are plain, and not drawn in colours of their own as rules text and pictures are. */
export const plainDerived = (sheet: { readonly metadata: RawMetadata }): readonly string[] =>
  derivedIn(sheet).flatMap(({ name, function: work }) => (derivedFunction(work)?.drawnAs === undefined ? [name] : []));
