import { expect, it } from "vitest";
import { JournalReader } from "../../../../electron/files/journal-lines.js";
import { workspaceView } from "../../../../shared/workspace/index.js";
import { card, deck, file } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const two = deck(card("a1", { name: "Ash", cost: 3 }), card("b2", { name: "Elm", cost: 5 }));
const row = (id: string | null, index: number, title: string): string => JSON.stringify({ id, index, title });
const line = (id: string, table: string, of: string, change: string): string =>
  `{"record":{"id":"${id}","file":"cards.toml","table":${table},"row":${of},"change":${change}}}\n`;
const cards = '["cards"]';
const none = row(null, -1, "");

/** Lines as they stand in journals of versions before operations had specs, one for each kind there was. */
const former = [
  line("1", cards, row("a1", 0, "Ash"), '{"kind":"cell","column":{"path":["cost"]},"before":"3","after":"9"}'),
  line(
    "2",
    cards,
    row("b2", 1, "Elm"),
    '{"kind":"draft","column":{"path":["name"]},"before":"\\"Elm\\"","text":"Elms"}',
  ),
  line("3", cards, row("c3", 2, "Fir"), '{"kind":"insert","block":"[[cards]]\\nid = \\"c3\\"\\nname = \\"Fir\\"\\n"}'),
  line("4", cards, row("a1", 1, "Ash"), '{"kind":"move","to":1}'),
  line(
    "5",
    cards,
    row("b2", 0, "Elm"),
    '{"kind":"delete","block":"[[cards]]\\nid = \\"b2\\"\\nname = \\"Elm\\"\\ncost = 5\\n"}',
  ),
  line(
    "6",
    "[]",
    none,
    '{"kind":"metadata","changes":[{"kind":"value","path":["table","row_height"],"before":null,"after":40}]}',
  ),
  line("7", "[]", row(null, -1, "cost"), '{"kind":"width","column":{"path":["cost"]},"before":null,"after":120}'),
  line("8", "[]", none, '{"kind":"order","after":["cards","dreamwell"]}'),
  line("9", "[]", none, '{"kind":"waive","before":null,"after":{"code":"toy/x","reason":"a joke","row":"a1"}}'),
  line("10", "[]", none, '{"kind":"severity","code":"toy/x","after":"off"}'),
  line("11", "[]", none, '{"kind":"image-folder","after":"images"}'),
  line("12", "[]", none, `{"kind":"text","before":${JSON.stringify(two)},"after":${JSON.stringify(`${two}# mine\n`)}}`),
];

it("reads all that former versions wrote, and offers what they would have offered", () => {
  const reader = new JournalReader();
  reader.take(Buffer.from(former.join("")));
  expect(reader.end()).toBe(false);
  expect(reader.records.size).toBe(former.length);
  const world = new World({ [file]: two }, undefined, { journal: [...reader.records.values()], run: "second" });
  expect(workspaceView(world.state).recovery.map(({ id, description, clash }) => [id, description, clash])).toEqual([
    ["1", "Cost of Ash", null],
    ["3", "New row Fir", null],
    ["4", "Move of Ash to place 2", null],
    ["5", "Deletion of Elm", null],
    ["6", "Settings of cards.toml", null],
    ["12", "The whole text of cards.toml", null],
  ]);
});
