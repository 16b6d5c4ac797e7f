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
