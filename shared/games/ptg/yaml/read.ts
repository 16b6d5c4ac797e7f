import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  Scalar,
  type Pair,
  type YAMLMap,
  type YAMLParseError,
  type YAMLSeq,
} from "yaml";
import { failed, ok, type Fault, type Result } from "../../../base/index.js";
import { attachComments, commentsOf, type Anchor, type Gathered, type YamlComment } from "./comments.js";
import { resolvePlain } from "./scalar.js";
import type { Comments, TreeEntry, TreeItem, TreeMap, TreeNode, TreeRoot } from "./tree.js";

/** A remark with the line it is about. */
export interface LineRemark {
  readonly line: number;
  readonly message: string;
}

export interface YamlFile {
  /** Undefined where the file holds no mapping. */
  readonly root: TreeRoot | undefined;
  readonly remarks: readonly LineRemark[];
}

/** How many values aliases and merge keys may add to a file. */
const mostAdded = 10_000;
/** How many letters the texts and keys among them may have together. */
const mostLettersAdded = 1_000_000;

/** A place of the file that cannot be read. */
class Unreadable extends Error {
  constructor(
    readonly id: string,
    message: string,
    readonly at: number,
  ) {
    super(message);
  }
}

/** Reads a file as the package does, with what a loader drops: comments, and keys that are there twice (PTG-8). */
export function readYaml(text: string): Result<YamlFile> {
  const comments = commentsOf(text);
  if (!comments) return failed({ code: "ptg/Y01", message: "Values are nested too deeply.", line: 1 });
  const lines = new LineCounter();
  const document = parseDocument(text, {
    ...{ schema: "failsafe", uniqueKeys: false, merge: false },
    ...{ keepSourceTokens: true, prettyErrors: false, lineCounter: lines },
  });
  const faultAt = (id: string, message: string, at: number): Fault => ({
    code: `ptg/${id}`,
    message,
    line: lines.linePos(at).line,
  });
  const [error] = document.errors;
  if (error) return failed(faultAt("Y01", wordsOf(error), error.pos[0]));
  const { contents } = document;
  if (!isMap(contents)) return ok({ root: undefined, remarks: [] });
  try {
    const reader = new TreeReader();
    reader.gather(contents, comments);
    const root = { map: reader.map(contents), below: reader.below };
    return ok({ root, remarks: reader.remarks.map(({ at, message }) => ({ line: lines.linePos(at).line, message })) });
  } catch (thrown) {
    if (!(thrown instanceof Unreadable)) throw thrown;
    return failed(faultAt(thrown.id, thrown.message, thrown.at));
  }
}

/** The longest message of the library that is shown whole: some repeat what is written, which may be very long. */
const longest = 200;

function wordsOf({ code, message }: Pick<YAMLParseError, "code" | "message">): string {
  if (code === "MULTIPLE_DOCS") return "Another document begins here; a file holds one.";
  const whole = message.replace(/\.?$/u, ".");
  return whole.length <= longest ? whole : `${whole.slice(0, longest)}…`;
}

const startOf = (node: unknown): number =>
  typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range) ? Number(node.range[0]) : 0;
const endOf = (node: YAMLMap | YAMLSeq): number => node.range?.[1] ?? 0;

/** Where the items of a list begin: at their dashes, or in brackets at their values. */
const itemStarts = (list: YAMLSeq): readonly number[] =>
  list.items.map((item, at) => {
    const token = list.srcToken?.type === "block-seq" ? list.srcToken.items[at] : undefined;
    return token?.start.find(({ type }) => type === "seq-item-ind")?.offset ?? startOf(item);
  });

/** Builds the tree of one file. */
class TreeReader {
  readonly remarks: { readonly at: number; readonly message: string }[] = [];
  below: readonly string[] = [];
  #comments: ReadonlyMap<number, Gathered> = new Map();
  readonly #named = new Map<string, unknown>();
  /** The nodes around the present one, so that an alias to one of them is seen. */
  readonly #open = new Set<unknown>();
  /** Inside an alias, whose comments are elsewhere. */
  #copying = 0;
  #added = 0;
  #lettersAdded = 0;

  /** Finds the keys and items of the file, and attaches its comments to them. */
  gather(root: YAMLMap, comments: readonly YamlComment[]): void {
    const anchors: Anchor[] = [];
    const visit = (node: unknown, closedAt: number | undefined): void => {
      if (!isMap(node) && !isSeq(node)) return;
      const inner = closedAt ?? (node.flow ? endOf(node) : undefined);
      if (isMap(node)) {
        for (const { key, value } of node.items) {
          anchors.push({ at: startOf(key), closedAt: inner });
          visit(value, inner);
        }
        return;
      }
      const starts = itemStarts(node);
      for (const [at, item] of node.items.entries()) {
        anchors.push({ at: starts[at] ?? 0, closedAt: inner });
        visit(item, inner);
      }
    };
    visit(root, undefined);
    const { of, below } = attachComments(comments, anchors);
    this.#comments = of;
    this.below = below;
  }

  map(node: YAMLMap): TreeMap {
    const pairs = node.items.filter(({ key }) => !isMergeKey(key));
    const own = pairs.map((pair) => this.#entry(pair));
    const starts = pairs.map(({ key }) => startOf(key));
    const keys = new Set<string>();
    for (const [at, { key }] of own.entries()) {
      if (keys.has(key) && this.#copying === 0) {
        this.remarks.push({ at: starts[at] ?? 0, message: `${key} is in this table twice.` });
      }
      keys.add(key);
    }
    const merged = node.items.filter(({ key }) => isMergeKey(key)).flatMap((pair) => this.#merged(pair));
    const added = merged.filter(({ key }) => !keys.has(key) && keys.add(key));
    return { kind: "map", entries: [...own, ...added] };
  }

  #entry({ key, value }: Pair): TreeEntry {
    if (!isScalar(key) || typeof key.value !== "string" || key.tag !== undefined) {
      throw new Unreadable("Y05", "A key must be a plain text.", startOf(key));
    }
    this.#name(key);
    this.#countLetters(textOf(key), startOf(key));
    return { key: textOf(key), node: this.#node(value, startOf(key)), ...this.#commentsAt(startOf(key)) };
  }

  /** The entries that a merge key adds; earlier maps win. */
  #merged({ key, value }: Pair): readonly TreeEntry[] {
    const at = startOf(key);
    const node = this.#node(value, at);
    const maps = node.kind === "list" ? node.items.map((item) => item.node) : [node];
    this.remarks.push({ at, message: "<< is written out in full." });
    return maps.flatMap((map) => {
      if (map.kind !== "map") throw new Unreadable("Y04", "A merge key needs a map.", at);
      return map.entries;
    });
  }

  #node(node: unknown, at: number): TreeNode {
    if (this.#copying > 0 && ++this.#added > mostAdded) throw tooLarge(at);
    if (isAlias(node)) return this.#alias(node.source, startOf(node));
    if (node === null || node === undefined) return { kind: "null" };
    this.#name(node);
    this.#refuseTag(node);
    if (isScalar(node)) return this.#scalar(node);
    this.#open.add(node);
    const made = isMap(node) ? this.map(node) : isSeq(node) ? this.#list(node) : undefined;
    this.#open.delete(node);
    return made ?? { kind: "null" };
  }

  #list(node: YAMLSeq): TreeNode {
    const starts = itemStarts(node);
    const items = node.items.map((item, place): TreeItem => {
      const at = starts[place] ?? 0;
      const made = this.#node(item, at);
      if (made.kind === "null") throw new Unreadable("Y05", "A list of a TOML file cannot hold null.", at);
      return { node: made, ...this.#commentsAt(at) };
    });
    return { kind: "list", items };
  }

  #scalar(node: Scalar): TreeNode {
    const at = startOf(node);
    const text = String(node.value);
    this.#countLetters(text, at);
    if (/\p{Surrogate}/u.test(text)) throw new Unreadable("Y03", "The text holds half a character.", at);
    if (node.type !== Scalar.PLAIN) return { kind: "scalar", value: { kind: "string", value: text } };
    const resolved = resolvePlain(node.source ?? text);
    if (resolved.kind === "null") return { kind: "null" };
    if (resolved.kind === "too-large") {
      throw new Unreadable("Y03", "The number is too large for a TOML file.", at);
    }
    if (resolved.remark !== undefined && this.#copying === 0) this.remarks.push({ at, message: resolved.remark });
    return { kind: "scalar", value: resolved.value };
  }

  #alias(name: string, at: number): TreeNode {
    const node = this.#named.get(name);
    if (node === undefined) throw new Unreadable("Y04", `There is no anchor &${name} before this.`, at);
    if (this.#open.has(node)) throw new Unreadable("Y04", `*${name} is inside of what it stands for.`, at);
    if (this.#copying === 0) this.remarks.push({ at, message: `*${name} is written out in full.` });
    this.#copying += 1;
    const made = this.#node(node, at);
    this.#copying -= 1;
    return made;
  }

  #countLetters(text: string, at: number): void {
    if (this.#copying === 0) return;
    this.#lettersAdded += text.length;
    if (this.#lettersAdded > mostLettersAdded) throw tooLarge(at);
  }

  #name(node: unknown): void {
    if ((isScalar(node) || isMap(node) || isSeq(node)) && node.anchor !== undefined) this.#named.set(node.anchor, node);
  }

  #refuseTag(node: unknown): void {
    if ((isScalar(node) || isMap(node) || isSeq(node)) && node.tag !== undefined) {
      throw new Unreadable("Y05", `The tag ${node.tag} says nothing to a card file.`, startOf(node));
    }
  }

  #commentsAt(at: number): Comments {
    const gathered = this.#copying > 0 ? undefined : this.#comments.get(at);
    const trailing = gathered?.trailing ?? [];
    return {
      above: gathered?.above ?? [],
      ...(trailing.length === 0 ? {} : { trailing: trailing.join(" ") }),
    };
  }
}

const tooLarge = (at: number): Unreadable =>
  new Unreadable("Y04", "Written out in full, the aliases of this file are too large.", at);
const isMergeKey = (key: unknown): boolean => isScalar(key) && key.type === Scalar.PLAIN && key.source === "<<";
const textOf = (key: Scalar): string => (key.type === Scalar.PLAIN ? (key.source ?? "") : String(key.value));
