import { expect } from "vitest";
import { must } from "../../../shared/base/index.js";
import { ptgYaml } from "../../../shared/games/ptg/folder/format.js";
import { fromWire, parseDocument, rowContent, rowEntries, type TomlDocument } from "../../../shared/toml/index.js";
import { writeYaml } from "../../../shared/games/ptg/yaml/write.js";
import { treeOf } from "../../../shared/games/ptg/yaml/tree.js";
import type { PlainTable } from "./random-card.js";

const valueOf = <Value>(result: { ok: true; value: Value } | { ok: false; error: unknown }): Value => {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.error));
};

function toToml(path: string, text: string): string {
  const { files } = valueOf(ptgYaml.toToml([{ path, text }], new Map(), {}));
  return files[0]?.text ?? "";
}

function toYaml(document: TomlDocument): { readonly path: string; readonly text: string } {
  const [file] = valueOf(ptgYaml.fromToml(new Map([["cards.toml", document]]), [], {})).files;
  if (!file) throw new Error("no file");
  return file;
}

/** YAML → TOML keeps the values; TOML as import writes it → YAML → TOML keeps the bytes, and so does YAML as export writes it. */
export function expectIdentity(card: PlainTable): void {
  const node = treeOf(must(fromWire(card)));
  if (node.kind !== "map") throw new Error("no table");
  const toml = toToml("cards/card.yaml", writeYaml({ map: node, below: [] }));
  const document = must(parseDocument(toml));
  const entries = rowEntries(document, ["cards"], 0);
  expect(rowContent(entries.filter(({ key }) => key !== "_file"))).toEqual(card);
  expect(entries.some(({ key }) => key === "_file")).toBe(card.card_id !== "card");
  const file = toYaml(document);
  expect(toToml(file.path, file.text)).toBe(toml);
  expect(toYaml(must(parseDocument(toToml(file.path, file.text))))).toEqual(file);
}
