import { ok, type Fault, type Result } from "../base/index.js";
import { parseDocument } from "../toml/index.js";
import { mergeBlock, type MergedBlock } from "./block.js";
import type { InnerConflict, MergeConflict } from "./conflict.js";
import { mergeLines } from "./lines.js";
import { align, type Node } from "./nodes.js";
import { mergeOrder } from "./order.js";
import { partsOf, type OptionsOf, type Part, type Version } from "./parts.js";
import { plainTexts } from "./text-style.js";

export interface MergeOptions {
  /** `cell`: a row that both changed in different cells is merged. `row`: it is in conflict. */
  readonly policy: "cell" | "row";
  readonly matchOptionsOf: OptionsOf;
}

export interface Merge {
  /** Valid TOML, also where there are conflicts: ours stands there. */
  readonly text: string;
  readonly conflicts: readonly MergeConflict[];
}

/** The three versions of a file as texts; an empty base for a file that both added. */
export interface FileVersions {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

/**
 * Merges two versions of a file that were made of one base, row by row and cell by cell. Fails for a version that is not TOML, or
 * that spreads a row over several places of the file; such files can be merged by lines.
 */
export function mergeFiles(versions: FileVersions, options: MergeOptions): Result<Merge> {
  const plain = plainTexts(versions.base, versions.ours, versions.theirs);
  const base = readVersion(plain.base, "The common ancestor");
  if (!base.ok) return base;
  const ours = readVersion(plain.ours, "Our version");
  if (!ours.ok) return ours;
  const theirs = readVersion(plain.theirs, "Their version");
  if (!theirs.ok) return theirs;

  const aligned = align(base.value, ours.value, theirs.value, options.matchOptionsOf);
  const merged = new Map<Node, MergedBlock | undefined>();
  for (const node of [...aligned.ours, ...aligned.theirs]) {
    if (!merged.has(node)) merged.set(node, mergeNode(node, options.policy));
  }
  const { nodes, disputed } = mergeOrder(aligned, (node) => merged.get(node) !== undefined);
  const pieces: string[] = [];
  const conflicts: MergeConflict[] = [];
  const counts = new Map<string, number>();
  let tailAbove = "";
  for (const [at, node] of nodes.entries()) {
    const part = partOf(node);
    const block = merged.get(node);
    if (!part || !block) continue;
    if (block.isGone) {
      pieces.push(block.text);
      continue;
    }
    const below = at === nodes.length - 1 ? (ours.value.parts.at(-1)?.tail ?? "") : undefined;
    const tail = tailOf(node, tailAbove, below);
    tailAbove = tail;
    pieces.push(block.text, tail);
    const key = JSON.stringify(part.path);
    const row = counts.get(key) ?? 0;
    counts.set(key, row + 1);
    const place = { table: part.path, row: part.kind === "array" ? row : null };
    const own: readonly InnerConflict[] = disputed.has(node)
      ? [...block.conflicts, { kind: "order" }]
      : block.conflicts;
    for (const conflict of own) conflicts.push({ ...place, ...conflict });
  }
  const text = plain.write(pieces.join(""));
  const checked = parseDocument(text);
  if (checked.ok) return ok({ text, conflicts });
  return { ok: false, error: fault("merge/not-toml", `The merged file would be no TOML: ${checked.error.message}`) };
}

const fault = (code: string, message: string): Fault => ({ code, message });

function readVersion(text: string, title: string): Result<Version> {
  const document = parseDocument(text);
  if (!document.ok) return { ok: false, error: { ...document.error, message: `${title}: ${document.error.message}` } };
  if (document.value.index.detached.size > 0) {
    return { ok: false, error: fault("merge/spread-row", `${title} spreads a row over several places of the file.`) };
  }
  return ok({ document: document.value, parts: partsOf(document.value) });
}

const partOf = ({ base, ours, theirs }: Node): Part | undefined => ours ?? theirs ?? base;

/** Undefined for what is not in the merged file. */
function mergeNode({ base, ours, theirs }: Node, policy: MergeOptions["policy"]): MergedBlock | undefined {
  if (ours && theirs) {
    const versions = { base: base?.body, ours: ours.body, theirs: theirs.body };
    if (ours.body === theirs.body || base?.body === theirs.body) return unchallenged(ours);
    if (base?.body === ours.body) return unchallenged(theirs);
    if (policy === "row" && ours.kind === "array") {
      return { text: ours.body, conflicts: [{ kind: "row", ...versions, base: base?.body ?? null }] };
    }
    return mergeBlock(versions, ours.path.length + (ours.kind === "array" ? 1 : 0));
  }
  const kept = ours ?? theirs;
  if (!kept || !base) return kept && unchallenged(kept);
  if (kept.body === base.body) return remarksOf(kept, base);
  const by = ours ? "theirs" : "ours";
  return { text: kept.body, conflicts: [{ kind: "removed", by, base: base.body, changed: kept.body }] };
}

/** Comments that were added below a row that is gone stay: they may be about the section. */
function remarksOf(kept: Part, base: Part): MergedBlock | undefined {
  const known = new Set(base.tail.split("\n"));
  const fresh = kept.tail.split("\n").filter((line) => !isBlank(line) && !known.has(line));
  return fresh.length === 0 ? undefined : { text: `${fresh.join("\n")}\n`, conflicts: [], isGone: true };
}

const unchallenged = ({ body }: Part): MergedBlock => ({ text: body, conflicts: [] });

/**
 * What stands between a row or table and the next: blank lines and the section's comments.
 *
 * @param above what stands above the row or table
 * @param atEnd what stands at the end of the file, for its last row or table
 */
function tailOf(node: Node, above: string, atEnd: string | undefined): string {
  const tail = mergeTails(node);
  const wasLast = node.ours?.isLast === true || node.theirs?.isLast === true;
  if (!isBlank(tail)) return tail;
  if (atEnd !== undefined) return wasLast || !isBlank(atEnd) ? tail : atEnd;
  // The last of its version had nothing to be parted from.
  return tail === "" && wasLast && isBlank(above) ? above : tail;
}

function mergeTails({ base, ours, theirs }: Node): string {
  const [old, mine, other] = [base?.tail, ours?.tail, theirs?.tail];
  if (mine === undefined || other === undefined) return mine ?? other ?? "";
  if (mine === other || old === other) return mine;
  if (old === mine) return other;
  if (isBlank(mine) && isBlank(other)) return mine.length < other.length ? other : mine;
  return mergeLines(old ?? "", mine, other, () => true)?.text ?? mine;
}

const isBlank = (text: string): boolean => text.trim() === "";
