import type { Span } from "../../../../base/index.js";
import { hookWords } from "../tokens/words.js";
import { kindsOfBlocks, hookKeys, shortHooks } from "./effect-rows.js";
import { ScriptOfRows } from "./from-rows.js";
import { isTable, type Plain, type RowPath } from "./plain.js";
import { textSource } from "./read-expression.js";
import { RowReader, type RowFault } from "./read-row.js";
import { SourceWriter } from "./source-writer.js";

/** A script that was written in rows. */
export interface RowScript {
  /** The same as text, though not in its canonical form. */
  readonly text: string;
  /** What of the rows has no meaning, whatever the script says. */
  readonly faults: readonly RowFault[];
  /** The cell that a stretch of the text came from. */
  pathOf(span: Span): RowPath;
}

const words = new Map(Object.entries(kindsOfBlocks).map(([word, kind]) => [kind, word]));

/** The script of rows (SCRIPT-7). Never throws, whatever they hold. */
export function effectScriptOf(rows: readonly Plain[]): RowScript {
  const out = new SourceWriter();
  const faults: RowFault[] = [];
  const writer = new ScriptOfRows(out);
  for (const [at, row] of rows.entries()) {
    if (!isTable(row)) {
      faults.push({ code: "effect/row-form", path: [at], message: "A table stands here.", suggestions: [] });
      continue;
    }
    const reader = new RowReader(row, [at], faults);
    writer.notes(reader);
    out.at([at], () => {
      writeBlock(writer, reader);
    });
    out.write("\n");
    reader.end();
  }
  return { text: out.text, faults, pathOf: (span) => out.pathOf(span) };
}

function writeBlock(writer: ScriptOfRows, row: RowReader): void {
  const kind = row.text("kind");
  const word = words.get(kind);
  if (kind !== "card" && word === undefined)
    row.fault("kind", `There is no ${kind}; a row is one of ${[...words.keys(), "card"].join(", ")}.`);
  if (kind === "card") {
    writeClauses(writer, row, true);
    return;
  }
  writer.out.write(word ?? "customAbility");
  if (row.has("label")) {
    writer.out.write(" ");
    text(writer, row, "label");
  } else if (word === "move") row.fault("label", "A move has a label.");
  writer.out.write(" {\n");
  writeClauses(writer, row, false);
  writer.out.write("}");
}

function text(writer: ScriptOfRows, row: RowReader, key: string): void {
  const path = [...row.path, key];
  writer.out.at(path, () => {
    writer.out.write(literal(row.value(key), path, row.faults));
  });
}

/** A text that is not an expression, whatever it begins with. */
const literal = (cell: Plain | undefined, path: RowPath, faults: RowFault[]): string =>
  textSource(typeof cell === "string" && cell.startsWith("=") ? `\\${cell}` : cell, path, faults);

function writeClauses(writer: ScriptOfRows, row: RowReader, isCard: boolean): void {
  const { out } = writer;
  const line = (write: () => void): void => {
    write();
    out.write("\n");
  };
  if (row.has("text"))
    line(() => {
      out.write("text ");
      const texts = row.value("text");
      if (!Array.isArray(texts)) text(writer, row, "text");
      else
        out.write(
          (texts as readonly Plain[])
            .map((each, at) => literal(each, [...row.path, "text", at], row.faults))
            .join(" + "),
        );
    });
  const cost = row.table("cost");
  if (cost !== undefined) {
    const letters = cost.words("energy");
    if (letters.length > 0)
      line(() => {
        out.at([...cost.path, "energy"], () => {
          out.write(`energyCost ${letters.join(", ")}`);
        });
      });
    cost.end();
  }
  if (row.has("provides"))
    line(() => {
      out.write("provides ");
      list(writer, row, "provides");
    });
  writer.lines(row.rows("vars"), (each) => {
    writer.definition(each);
  });
  writer.lines(row.rows("subs"), (each) => {
    out.write(`sub ${each.word("name")}(${each.words("params").join(", ")}) `);
    writer.block(each, "do");
  });
  const allow = row.table("allow");
  if (allow !== undefined)
    line(() => {
      out.write("allowAttach ");
      writer.closure(allow);
      allow.end();
    });
  writeHooks(writer, row, isCard, line);
  writer.lines(row.rows("actions"), (each) => {
    out.write("actionA ");
    writer.options(each);
    writer.closure(each);
  });
  if (row.has("when"))
    line(() => {
      out.write("delayedA {\n");
      writer.lines(row.rows("when"), (each) => {
        writer.listener(each);
      });
      out.write("}");
    });
  writer.lines(row.rows("bundles"), (each) => {
    out.write("delayedA ");
    writer.options(each);
    writer.bundle(each);
  });
  writer.lines(row.rows("modify"), (each) => {
    out.write("getterA ");
    writer.modifier(each);
  });
}

function writeHooks(writer: ScriptOfRows, row: RowReader, isCard: boolean, line: (write: () => void) => void): void {
  for (const [key, ofMove, ofCard] of shortHooks) {
    if (row.has(key))
      line(() => {
        writer.out.write(`${isCard ? ofCard : ofMove} `);
        writer.block(row, key);
      });
  }
  for (const word of hookWords) {
    const table = row.table(hookKeys[word]);
    if (table !== undefined)
      line(() => {
        writer.out.write(`${word} `);
        writer.closure(table);
        table.end();
      });
  }
}

function list(writer: ScriptOfRows, row: RowReader, key: string): void {
  const value = row.value(key);
  const cells = Array.isArray(value) ? (value as readonly Plain[]) : [];
  for (const [at] of cells.entries()) {
    writer.out.write(at === 0 ? "" : ", ");
    writer.expression(
      new RowReader(
        Object.fromEntries(cells.map((cell, index) => [String(index), cell])),
        [...row.path, key],
        row.faults,
      ),
      String(at),
    );
  }
}
