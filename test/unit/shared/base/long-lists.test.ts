import { describe, expect, it } from "vitest";
import { continued } from "../../../../renderer/grid/edits/series.js";
import { greatest, must, pushAll, smallest } from "../../../../shared/base/index.js";
import { tablesOfFiles } from "../../../../shared/games/ttcg/effects/folder/files.js";
import type { Node } from "../../../../shared/merge/nodes.js";
import { mergeOrder } from "../../../../shared/merge/order.js";
import type { Part } from "../../../../shared/merge/parts.js";
import { align } from "../../../../shared/revision/lists.js";
import { changeList, parseDocument, type Path } from "../../../../shared/toml/index.js";

/** More than can be passed as arguments of one call. */
const many = 200_000;
const numbers = Array.from({ length: many }, (_, at) => at);

describe("a list of 200,000", () => {
  it("is put behind another one, and its greatest and smallest number are found", () => {
    const list = [1];
    pushAll(list, numbers);
    expect(list).toHaveLength(many + 1);
    expect([greatest(numbers), greatest(numbers, many), greatest([])]).toEqual([many - 1, many, -Infinity]);
    expect([smallest(numbers), smallest(numbers, -1), smallest([])]).toEqual([0, -1, Infinity]);
  });

  it("equal items is laid side by side with another one", () => {
    expect(align(numbers, numbers, () => "same")).toHaveLength(many);
  });

  it("new rows behind one row is merged", () => {
    const part: Part = { path: ["cards"], kind: "array", place: 0, body: "", tail: "", isLast: false };
    const [first, last] = [0, 1].map((): Node => ({ base: part, ours: part, theirs: part }));
    if (!first || !last) throw new Error("Two nodes are made");
    const added = numbers.map((): Node => ({ base: undefined, ours: undefined, theirs: part }));
    const aligned = { ours: [first, last], theirs: [first, ...added], oursFrom: [0, 1], theirsFrom: [0] };
    expect(mergeOrder(aligned, () => true).nodes).toHaveLength(many + 2);
  });

  it("cells is continued as a series", () => {
    expect(continued(numbers, 1)).toEqual([many]);
    expect(
      continued(
        numbers.map((at) => `Card ${at}`),
        1,
      ),
    ).toEqual([`Card ${many}`]);
  });

  it("lines of one file of effects is read", () => {
    const text = numbers.map((at) => `gain ${at} life\n`).join("");
    const tables = tablesOfFiles([{ path: "all_effect_templates.txt", text }]);
    expect(tables.ok && [...tables.value.values()].some((rows) => rows.length === many)).toBe(true);
  });

  it.each<[how: string, text: string, list: Path]>([
    ["in brackets", `[[r]]\na = [0,${"1,".repeat(many)}]\n`, ["r", 0, "a"]],
    ["under headers", `[[r]]\n${"[[r.a]]\n".repeat(many + 1)}`, ["r", 0, "a"]],
  ])("items %s changes places with one", (_, text, list) => {
    const document = must(parseDocument(text));
    expect(changeList(document, list, { op: "move", from: 1, count: many, to: 0 }).ok).toBe(true);
  });
});
