import { failed, ok, type Result } from "../../shared/base/index.js";
import { readShardResults, type MergedShards } from "../../shared/simulation/index.js";
import { mergeOfShards } from "../simulation/index.js";
import { readText } from "./files.js";
import { counted } from "./made-file.js";
import type { Output } from "./output.js";

/** So many missing shards are named; others are counted. */
const mostNamed = 20;

/** Adds up the results in these files, one file at a time. The first that does not belong to the others is refused by name. */
export async function mergeFiles(paths: readonly string[], output: Output): Promise<Result<MergedShards>> {
  const merge = mergeOfShards();
  for (const path of paths) {
    const read = await readText(path, output);
    if (!read.ok) return read;
    const results = readShardResults(read.value.text);
    const added = results.ok ? merge.add(results.value) : results;
    if (!added.ok) return failed({ ...added.error, file: path });
  }
  const { merged } = merge;
  return merged ? ok(merged) : failed({ code: "cli/no-results", message: "No file of results is named." });
}

/** What is missing for the whole simulation, and what came more than once, in sentences. */
export function mergeRemarks({ results: { of }, missing, repeated }: MergedShards): readonly string[] {
  const named = missing.slice(0, mostNamed).join(", ");
  const others = missing.length > mostNamed ? ` and ${missing.length - mostNamed} others` : "";
  return [
    ...(repeated > 0 ? [`${counted(repeated, "file")} repeated results of others; each shard counts once.`] : []),
    ...(missing.length > 0 ? [`Missing: ${missing.length} of ${of} shards (${named}${others}).`] : []),
  ];
}
