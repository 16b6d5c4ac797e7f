import { expect, it } from "vitest";
import { isNamed, picturesNamedIn } from "../../../../electron/print/named-pictures.js";

const rows = [
  {
    name: "Oar",
    cost: 3,
    "image-number": 12,
    "card-art": "galley",
    notes: "See ./Sketches/mast.PNG",
    back: "./backs/blue.webp",
    faces: [{ picture: "rope.jpg" }],
    start: 44,
  },
  "no row",
];

it.each([
  ["art/12.png", true, "by a number in a column for pictures"],
  ["art/3.png", false, "by a number of another column"],
  ["art/44.png", false, "by a number in a column whose name only contains such a word"],
  ["art/galley.jpg", true, "by a name without an ending in a column for pictures"],
  ["art/Oar.png", false, "by a name in another column"],
  ["backs/blue.webp", true, "by a path in any column"],
  ["art/Backs/Blue.webp", true, "by a path in the folder of images, whatever its case"],
  ["old/rope.jpg", true, "by a name with its ending, in a list of tables"],
  ["sketches/mast.png", false, "in the middle of a text"],
])("%s is named: %s (%s)", (path, isThere) => {
  expect(isNamed(picturesNamedIn([{ rows }]), path, "art")).toBe(isThere);
});

it.each([
  ["image", true],
  ["images", true],
  ["Picture", true],
  ["picture-file", true],
  ["card_art", true],
  ["front.icon", true],
  ["illustration", true],
  ["portraits", true],
  ["imagery", false],
  ["clipart", false],
  ["artist", false],
  ["starting", false],
])("a cell of the column %s names a picture by a bare name and by a number: %s", (key, isNaming) => {
  const names = picturesNamedIn([{ rows: [{ [key]: " Galley " }, { [key]: 7 }, { [key]: { of: ["mast"] } }] }]);
  expect(["art/galley.png", "art/7.png", "art/mast.png"].map((path) => isNamed(names, path, "art"))).toEqual([
    isNaming,
    isNaming,
    isNaming,
  ]);
});

it.each([
  ["art", "art/backs/blue.png", true],
  ["ART", "art/backs/blue.png", true],
  ["art", "artful/backs/blue.png", false],
  [undefined, "art/backs/blue.png", false],
  ["art", "backs/blue.png", true],
])("with the folder of images %j, a path in it leads to %s: %s", (folder, path, isThere) => {
  const names = picturesNamedIn([{ rows: [{ any: "././Backs/blue.png" }] }]);
  expect(isNamed(names, path, folder)).toBe(isThere);
});
