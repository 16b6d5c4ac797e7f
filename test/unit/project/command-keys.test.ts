import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../../renderer/commands");

/** Keys of commands, with the file each stands in. Read as text, for the commands themselves need a page. */
const keys = readdirSync(folder).flatMap((file) =>
  [...readFileSync(join(folder, file), "utf8").matchAll(/\bkeys: \[([^\]]*)\]/gu)].flatMap(([, list = ""]) =>
    [...list.matchAll(/"([^"]+)"/gu)].map(([, key = ""]) => ({ file, key })),
  ),
);

test("no two commands have the same key", () => {
  expect(keys.map(({ key }) => key)).toEqual(expect.arrayContaining(["Mod+Z", "Mod+Y", "F1", "Mod+Alt+E"]));
  const twice = keys.filter(({ key }, at) => keys.findIndex((each) => each.key === key) !== at);
  expect(twice).toEqual([]);
});
