import type { DerivedColumn } from "../metadata/index.js";
import { numberOfCell, textOfView, type SheetCell } from "../sheet/index.js";
import type { DerivedFunction, RowFacts } from "./facts.js";
import { errorValue, textValue, type DerivedValue } from "./value.js";

const numberInputs = ["image-number"];

/** The text of an image number; undefined where the row has none. */
function imageNumber(cell: SheetCell): string | { readonly wrong: string } | undefined {
  if (cell === null || cell === "") return undefined;
  if (typeof cell === "string") return cell;
  if (numberOfCell(cell) !== undefined) return textOfView(cell);
  const kind = typeof cell === "boolean" ? "boolean" : Array.isArray(cell) ? "array" : "object";
  return { wrong: `The image number must be a text or a number, not ${kind === "boolean" ? "a" : "an"} ${kind}.` };
}

function imageOf(row: RowFacts, { urlTemplate }: DerivedColumn, missing: DerivedValue): DerivedValue {
  const number = imageNumber(row.cell("image-number"));
  if (number === undefined) return missing;
  if (typeof number === "object") return errorValue(number.wrong);
  const address = urlTemplate?.replaceAll("{image_number}", () => number);
  return { kind: "image", source: { number, ...(address === undefined ? {} : { address }) } };
}

/** The address alone is shown as a picture: the workspace's folder of images is not asked. */
function addressOf(row: RowFacts, column: DerivedColumn): DerivedValue {
  const image = imageOf(row, column, textValue(""));
  if (image.kind !== "image") return image;
  const { address } = image.source;
  return address === undefined ? errorValue("The column has no url_template.") : { kind: "image", source: { address } };
}

export const imageUrl: DerivedFunction = {
  name: "image_url",
  title: "Image at an address",
  about: "The picture at the address made from the image number of the row.",
  inputs: numberInputs,
  setting: "url-template",
  drawnAs: "pictures",
  compute: ({ row }, column) => addressOf(row, column),
};

export const imageDerived: DerivedFunction = {
  name: "image_derived",
  title: "Image of the card",
  about:
    "The picture of the row's image number: from the folder of images of this workspace, else from the address, kept on this computer once it was fetched.",
  inputs: numberInputs,
  setting: "url-template",
  drawnAs: "pictures",
  compute: ({ row }, column) => imageOf(row, column, textValue("")),
};

export const imageLookup: DerivedFunction = {
  name: "image_lookup",
  title: "Image of another card",
  about: "The picture of the card whose id the row names.",
  inputs: ["card-id"],
  setting: "url-template",
  drawnAs: "pictures",
  compute: (facts, column) => {
    const id = facts.row.cell("card-id");
    if (id === null || id === "") return textValue("");
    if (typeof id !== "string") return errorValue("The card-id must be a text.");
    const found = facts.card(id);
    if (!found) return errorValue(`Unknown Card: ${id}`);
    return imageOf(found, column, errorValue("That card has no image number."));
  },
};
