import { BundleText } from "./bundle-text.js";
import { dotted } from "./names.js";
import type { RowReader } from "./read-row.js";

/** Writes rows as the text of a script: the opposite of `RowsOfStatements`. */
export class ScriptOfRows extends BundleText {
  protected statement(row: RowReader): void {
    const { out } = this;
    const op = row.text("op");
    switch (op) {
      case "note":
        return;
      case "let":
        out.write(`def ${row.word("as")}`);
        if (row.has("value")) {
          out.write(" = ");
          this.expression(row, "value");
        }
        return;
      case "sub":
        out.write(`sub ${row.word("name")}(${row.words("params").join(", ")}) `);
        this.block(row, "do");
        return;
      case "if":
        out.write("if (");
        this.expression(row, "cond");
        out.write(") ");
        this.block(row, "then");
        if (row.has("else")) {
          out.write(" else ");
          this.block(row, "else");
        }
        return;
      case "for":
        out.write(`for (${row.word("as")} in `);
        this.expression(row, "in");
        out.write(") ");
        this.block(row, "do");
        return;
      case "repeat":
        out.write("repeat (");
        this.expression(row, "times");
        out.write(") ");
        this.block(row, "do");
        return;
      case "assert":
        out.write("assert ");
        this.expression(row, "that");
        if (row.has("else")) {
          out.write(" : ");
          this.textCell(row, "else");
        }
        return;
      case "break":
        out.write("break");
        return;
      case "stop":
        out.write("return");
        return;
      case "set_var":
        this.change(row, row.word("name", dotted));
        return;
      case "evaluate":
        this.expression(row, "value");
        return;
      case "register":
        this.kept(row);
        out.write("delayed ");
        this.options(row);
        this.bundle(row);
        return;
      case "modify":
        this.kept(row);
        out.write("getter ");
        this.modifier(row);
        return;
      case "call":
        this.kept(row);
        out.write(row.word("name"));
        this.spelledOut(row);
        return;
      default:
        this.operation(row, op);
    }
  }
}
