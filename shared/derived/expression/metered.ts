import type { ASTNode } from "@marcbachmann/cel-js";
import { macros } from "./syntax.js";

/** The function that counts what a value costs and returns it as it is. */
export const spendName = "__spend";

/** `join` as one that measures its text before it makes it: the library's own cannot be replaced. */
export const joinName = "__join";

/** An expression written out again so that it counts its work, with where each part stood before. */
export interface Metered {
  readonly text: string;
  readonly parts: readonly MeteredPart[];
}

export interface MeteredPart {
  /** In the new text. */
  readonly from: number;
  readonly to: number;
  /** In the text as it was written. */
  readonly start: number;
  readonly end: number;
}

/** Functions that cost next to nothing whatever they are given. */
const cheap = new Set(["round", "floor", "ceil", "abs", "min", "max", "number", "or", "has"]);

/** Functions whose values may be many times as large as what they were given. */
const growing = new Set(["split", "join", "map"]);

/** Chains such as `a + b + c` are counted at every so many links: each count is one level deeper. */
const mostLinks = 8;

/**
 * Writes an expression so that it counts what it does as it does it: lists and texts that are made or gone through, and
 * each turn of `map` and the like. Whole numbers get their `.0`, but not the places of lists.
 */
export function metered(tree: ASTNode, source: string): Metered {
  const writer = new Writer(source);
  writer.counted(tree, 0);
  return { text: writer.text, parts: writer.parts };
}

class Writer {
  readonly parts: MeteredPart[] = [];
  text = "";

  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  /** Writes a node whose value is counted. `links`: how many nodes of a chain were not, up to here. */
  counted(node: ASTNode, links: number): void {
    if (node.op === "value") {
      this.node(node, 0);
      return;
    }
    this.text += `${spendName}(`;
    this.node(node, links);
    this.text += ")";
  }

  node(node: ASTNode, links: number): void {
    const from = this.text.length;
    this.#write(node, links);
    const { start, end } = node.range;
    this.parts.push({ from, to: this.text.length, start, end });
  }

  #write(node: ASTNode, links: number): void {
    switch (node.op) {
      case "value": {
        const literal = this.#source.slice(node.range.start, node.range.end);
        this.text += typeof node.args === "bigint" && /^\d+$/u.test(literal) ? `${literal}.0` : literal;
        return;
      }
      case "id":
        this.text += node.args;
        return;
      case ".":
      case ".?":
        this.#inBrackets(node.args[0]);
        this.text += node.op + node.args[1];
        return;
      case "[]":
      case "[?]":
        this.#place(node.op, node.args);
        return;
      case "call":
        this.text += node.args[0];
        this.#list("(", node.args[1], ")", cheap.has(node.args[0]));
        return;
      case "rcall":
        this.#call(node.args, links);
        return;
      case "list":
        this.#list("[", node.args, "]", true);
        return;
      case "map":
        this.text += "{";
        for (const [key, value] of node.args) {
          this.node(key, 0);
          this.text += ": ";
          this.node(value, 0);
          this.text += ", ";
        }
        this.text += "}";
        return;
      case "!_":
      case "-_":
        this.text += node.op.slice(0, 1);
        this.#inBrackets(node.args);
        return;
      case "?:": {
        const [condition, yes, no] = node.args;
        this.#inBrackets(condition);
        this.text += " ? ";
        this.#inBrackets(yes);
        this.text += " : ";
        this.#inBrackets(no);
        return;
      }
      default:
        this.#between(node.op, node.args, links);
    }
  }

  /** Two operands with a sign between. The left one goes without brackets where it is of the same chain. */
  #between(sign: ASTNode["op"], [left, right]: readonly [ASTNode, ASTNode], links: number): void {
    const goesThrough = sign === "in" || sign === "==" || sign === "!=";
    if (goesThrough) this.counted(left, 0);
    else if (left.op !== sign) this.#operand(left, sign);
    else if (sign === "+" && links >= mostLinks) this.counted(left, 0);
    else this.node(left, links + 1);
    this.text += ` ${sign} `;
    if (goesThrough) this.counted(right, 0);
    else this.#operand(right, sign);
  }

  #operand(node: ASTNode, sign: ASTNode["op"]): void {
    if (sign === "+") this.counted(node, 0);
    else this.#inBrackets(node);
  }

  #inBrackets(node: ASTNode): void {
    if (node.op === "id" || node.op === "call" || node.op === "rcall") {
      this.node(node, 0);
      return;
    }
    this.text += "(";
    this.node(node, 0);
    this.text += ")";
  }

  #place(sign: "[]" | "[?]", [list, place]: readonly [ASTNode, ASTNode]): void {
    this.#inBrackets(list);
    this.text += sign.slice(0, -1);
    if (place.op === "value") this.text += this.#source.slice(place.range.start, place.range.end);
    else this.node(place, 0);
    this.text += "]";
  }

  #call([name, target, given]: readonly [string, ASTNode, readonly ASTNode[]], links: number): void {
    const [variable, ...rest] = given;
    const isBinding = name === "bind" && target.op === "id";
    const isLink = target.op === "rcall" && !growing.has(target.args[0]) && !macros.has(name);
    if (isBinding || (isLink && links < mostLinks)) this.node(target, links + 1);
    else this.counted(target, 0);
    this.text += `.${name === "join" ? joinName : name}`;
    if (!isBinding && !macros.has(name)) {
      this.#list("(", given, ")", false);
      return;
    }
    this.text += `(${variable?.op === "id" ? variable.args : ""}`;
    for (const each of rest) {
      this.text += ", ";
      this.counted(each, 0);
    }
    this.text += ")";
  }

  #list(open: string, nodes: readonly ASTNode[], close: string, isPlain: boolean): void {
    this.text += open;
    nodes.forEach((node, at) => {
      if (at > 0) this.text += ", ";
      if (isPlain) this.node(node, 0);
      else this.counted(node, 0);
    });
    this.text += close;
  }
}

/** Where a place of the new text was in the text as it was written: the smallest part around it. */
export function partAround({ parts }: Metered, from: number, to: number): MeteredPart | undefined {
  let found: MeteredPart | undefined;
  for (const part of parts) {
    if (part.from > from || part.to < to) continue;
    if (!found || part.to - part.from < found.to - found.from) found = part;
  }
  return found;
}
