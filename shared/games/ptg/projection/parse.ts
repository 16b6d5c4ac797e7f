import { failed, ok, type Result } from "../../../base/index.js";
import { scopes } from "../vocabulary.js";
import type { Clause, Head, Section } from "./clause.js";
import { costOf, numberOf, readEffect } from "./parse-effect.js";
import { Reader, Unreadable, type TextFault } from "./reader.js";
import { allEventWords, eventsByWord } from "./words.js";

/** What a text of an ability says, or the first reason why it says nothing (PTG-7). */
export function parseSections(source: string): Result<readonly Section[], TextFault> {
  const reader = new Reader(source);
  try {
    return ok(readSections(reader));
  } catch (thrown) {
    if (!(thrown instanceof Unreadable)) throw thrown;
    return failed(thrown.fault);
  }
}

/** What could follow where a text ends, and where that place begins. */
export function continuations(source: string): { readonly at: number; readonly words: readonly string[] } {
  const reader = new Reader(source);
  try {
    readSections(reader);
  } catch (thrown) {
    if (!(thrown instanceof Unreadable)) throw thrown;
    const { from, to, expected } = thrown.fault;
    if (from === to || to === source.length) return { at: from, words: expected };
  }
  return { at: reader.furthest, words: reader.expected };
}

function readSections(reader: Reader): readonly Section[] {
  const sections: Section[] = [];
  do sections.push(readSection(reader, sections));
  while (reader.take("|"));
  if (!reader.isAtEnd) reader.fail();
  return sections;
}

function readSection(reader: Reader, before: readonly Section[]): Section {
  const { from } = reader.next;
  const head = readHead(reader);
  const [first] = before;
  if (first && (first.head.kind !== head.kind || head.kind !== "on")) {
    reader.failAt(
      from,
      'Only parts that begin with "on" stand beside others; abilities are triggered, activated or cast.',
    );
  }
  if (!reader.take(":")) reader.fail();
  const clauses: Clause[] = [];
  do clauses.push(readClause(reader));
  while (reader.take(";"));
  return { head, clauses };
}

function readHead(reader: Reader): Head {
  if (reader.take("cast")) return { kind: "cast" };
  if (reader.take("pay")) return { kind: "pay", cost: reader.take("nothing") ? {} : costOf(reader) };
  if (!reader.take("on")) return reader.fail();
  const event = reader.take("nothing") ? null : readEvent(reader);
  if (!reader.take("(")) return { kind: "on", event, scope: null };
  const scope = reader.takeOneOf(scopes) ?? reader.fail();
  if (!reader.take(")")) reader.fail();
  return { kind: "on", event, scope };
}

function readEvent(reader: Reader) {
  const found = eventsByWord.find(([word]) => reader.take(word));
  if (found) return found[1];
  const { text } = reader.next;
  return reader.fail(text === "" ? undefined : `There is no event "${text}".`, [...allEventWords, "nothing"]);
}

function readClause(reader: Reader): Clause {
  if (reader.take("#")) {
    const { from } = reader.next;
    const number = numberOf(reader) ?? reader.fail();
    return number < 1
      ? reader.failAt(from, "Alterations are counted from 1.")
      : { kind: "as-it-stands", place: number - 1 };
  }
  const { effect, token } = readEffect(reader);
  const other = reader.take("other");
  return { kind: "effect", effect, token, other, ...readLasting(reader) };
}

function readLasting(reader: Reader): Pick<Extract<Clause, { kind: "effect" }>, "turns" | "until"> {
  if (reader.take("this turn")) return { turns: 1, until: null };
  if (reader.take("until")) return { turns: null, until: readEvent(reader) };
  if (!reader.take("for")) return { turns: null, until: null };
  const { from } = reader.next;
  const turns = numberOf(reader) ?? reader.fail();
  if (turns < 1) reader.failAt(from, "A change lasts for one turn at least.");
  if (!reader.takeOneOf(["turns", "turn"])) reader.fail(undefined, ["turns"]);
  return { turns, until: reader.take("or until") ? readEvent(reader) : null };
}
