import fc from "fast-check";
import { operations } from "../../../shared/games/tcgone/script/registry/operations/index.js";
import type {
  BinaryOperator,
  BundleItem,
  Clause,
  Closure,
  Expression,
  Filter,
  Item,
  Statement,
  TextLiteral,
  Value,
  Word,
} from "../../../shared/games/tcgone/script/syntax/nodes.js";
import { hookWords } from "../../../shared/games/tcgone/script/tokens/words.js";

/** Syntax trees as the parser builds them, their places aside: what they mean is not asked. */
const place = { from: 0, to: 0 };

const names = ["x", "total", "self", "it", "h", "text", "provides", "_1", "register"];
const word: fc.Arbitrary<Word> = fc.constantFrom(...names).map((name) => ({ word: name, ...place }));
const property: fc.Arbitrary<Word> = fc
  .constantFrom("name", "all", "is", "in", "damage", "select", "C")
  .map((name) => ({ word: name, ...place }));
const label: fc.Arbitrary<Word> = fc.constantFrom("max", "info", "to", "if").map((name) => ({ word: name, ...place }));
const operation: fc.Arbitrary<Word> = fc
  .constantFrom(
    ...operations.filter(({ on, name }) => on === undefined && name !== "unregister").map(({ name }) => name),
  )
  .map((name) => ({ word: name, ...place }));
const binary: readonly BinaryOperator[] = [
  "or",
  "and",
  "==",
  "!=",
  "<",
  "<=",
  ">",
  ">=",
  "in",
  "not in",
  "is",
  "+",
  "-",
  "*",
  "/",
  "%",
];

/** Neighbouring stretches of plain text are one. */
const textOf = (pieces: readonly (string | Expression)[]): TextLiteral => ({
  kind: "text",
  pieces: pieces.reduce<(string | Expression)[]>((all, piece) => {
    const last = all.at(-1);
    if (piece === "") return all;
    if (typeof piece === "string" && typeof last === "string") all.splice(-1, 1, last + piece);
    else all.push(piece);
    return all;
  }, []),
  ...place,
});
const plainText: fc.Arbitrary<TextLiteral> = fc
  .string({ unit: fc.constantFrom("a", "b", " ", '"', "'", "\\", "$", ".", "{", "}", "\n", "“", "”", "é") })
  .map((piece) => textOf([piece]));

interface Parts {
  expression: Expression;
  closure: Closure;
  statement: Statement;
  value: Value;
  values: readonly Value[];
  item: BundleItem;
}

const { expression, closure, statement, values, item } = fc.letrec<Parts>((tie: fc.LetrecTypedTie<Parts>) => {
  const inner = (): fc.Arbitrary<Expression> => tie("expression");
  const simple: fc.Arbitrary<Expression> = fc.oneof(
    fc.integer({ min: 0, max: 999_999 }).map((value): Expression => ({ kind: "integer", value, ...place })),
    fc.constantFrom(true, false, null).map((value): Expression => ({ kind: "literal", value, ...place })),
    fc.constantFrom("W", "KNOCKOUT", "NO_WEAKNESS").map((name): Expression => ({ kind: "constant", name, ...place })),
    word.map(({ word: name }): Expression => ({ kind: "name", name, ...place })),
    plainText,
  );
  // Within a text no block goes over several lines.
  const putIn: fc.Arbitrary<Expression> = fc.oneof(
    word.map(({ word: name }): Expression => ({ kind: "name", name, ...place })),
    fc.tuple(word, property).map(([{ word: name }, of]): Expression => ({
      kind: "member",
      of: { kind: "name", name, ...place },
      name: of,
      isCall: false,
      values: [],
      closures: [],
      ...place,
    })),
  );
  const listed: fc.Arbitrary<readonly Value[]> = fc.array(tie("value"), { maxLength: 4 });
  const own: fc.Arbitrary<readonly Closure[]> = fc.array(tie("closure"), { maxLength: 2 });
  return {
    expression: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      simple,
      fc.array(fc.oneof(fc.string({ unit: fc.constantFrom("a", " ", '"') }), putIn), { maxLength: 3 }).map(textOf),
      fc.array(inner(), { maxLength: 3 }).map((items): Expression => ({ kind: "list", items, ...place })),
      fc
        .tuple(fc.constantFrom(...binary), inner(), inner())
        .map(([operator, left, right]): Expression => ({ kind: "binary", operator, left, right, ...place })),
      fc
        .tuple(fc.constantFrom("not" as const, "-" as const), inner())
        .map(([operator, operand]): Expression => ({ kind: "unary", operator, operand, ...place })),
      fc
        .tuple(inner(), inner(), inner())
        .map(([test, then, otherwise]): Expression => ({ kind: "choice", test, then, else: otherwise, ...place })),
      fc.tuple(inner(), inner()).map(([of, at]): Expression => ({ kind: "element", of, at, ...place })),
      fc
        .tuple(inner(), property, fc.boolean(), listed, fc.array(tie("closure"), { maxLength: 1 }))
        .map(([of, name, isCall, given, closures]): Expression => ({
          kind: "member",
          of,
          name,
          isCall: isCall || given.length > 0 || closures.length > 0,
          values: given,
          closures,
          ...place,
        })),
      fc
        .tuple(operation, listed, own)
        .map(([name, given, closures]): Expression => ({ kind: "call", name, values: given, closures, ...place })),
    ),
    closure: fc
      .tuple(fc.array(word, { maxLength: 2 }), fc.array(tie("statement"), { maxLength: 3 }))
      .map(([parameters, statements]): Closure => ({ kind: "closure", parameters, statements, ...place })),
    value: fc.oneof(
      inner().map((given): Value => ({ label: undefined, value: given, ...place })),
      fc
        .tuple(label, fc.oneof(inner(), tie("closure")))
        .map(([name, given]): Value => ({ label: name, value: given, ...place })),
      fc.tuple(fc.nat({ max: 9 }), tie("closure")).map(([number, body]): Value => ({
        label: undefined,
        value: { kind: "cases", cases: [{ number, body }], ...place },
        ...place,
      })),
    ),
    values: listed,
    statement: fc.oneof(
      { maxDepth: 3 },
      inner().map((value): Statement => ({ kind: "expression", value, ...place })),
      fc
        .tuple(word, fc.option(inner(), { nil: undefined }))
        .map(([name, value]): Statement => ({ kind: "definition", name, value, ...place })),
      fc
        .tuple(
          inner(),
          fc.array(tie("statement"), { maxLength: 2 }),
          fc.option(fc.array(tie("statement"), { maxLength: 2 }), { nil: undefined }),
        )
        .map(([test, then, otherwise]): Statement => ({ kind: "if", test, then, else: otherwise, ...place })),
      fc
        .tuple(word, inner(), fc.array(tie("statement"), { maxLength: 2 }))
        .map(([name, over, body]): Statement => ({ kind: "for", name, in: over, body, ...place })),
      fc
        .tuple(inner(), fc.array(tie("statement"), { maxLength: 2 }))
        .map(([times, body]): Statement => ({ kind: "repeat", times, body, ...place })),
      fc
        .tuple(inner(), fc.option(plainText, { nil: undefined }))
        .map(([that, message]): Statement => ({ kind: "assert", that, message, ...place })),
      fc.constantFrom("break" as const, "return" as const).map((kind): Statement => ({ kind, ...place })),
      fc
        .tuple(
          word,
          fc.array(property, { maxLength: 2 }),
          fc.constantFrom("=" as const, "+=" as const, "-=" as const, "*=" as const),
          inner(),
        )
        .map(([first, steps, operator, value]): Statement => ({
          kind: "assignment",
          place: [first, ...steps],
          operator,
          value,
          ...place,
        })),
      fc.array(tie("item"), { maxLength: 3 }).map((items): Statement => ({
        kind: "expression",
        value: { kind: "delayed", values: [], items, ...place },
        ...place,
      })),
      fc.tuple(filters(inner()), tie("closure")).map(([given, body]): Statement => ({
        kind: "expression",
        value: { kind: "getter", filters: given, body, ...place },
        ...place,
      })),
    ),
    item: fc.oneof(
      fc
        .tuple(fc.constantFrom("before" as const, "after" as const), filters(inner()), tie("closure"))
        .map(([phase, given, body]): BundleItem => ({ kind: "listener", phase, filters: given, body, ...place })),
      inner().map((turns): BundleItem => ({ kind: "expiry", turns, ...place })),
      fc
        .tuple(fc.constantFrom("register" as const, "unregister" as const), tie("closure"))
        .map(([on, body]): BundleItem => ({ kind: "bundle-hook", on, body, ...place })),
      fc
        .tuple(word, fc.option(inner(), { nil: undefined }))
        .map(([name, value]): BundleItem => ({ kind: "definition", name, value, ...place })),
    ),
  };
});

function filters(of: fc.Arbitrary<Expression>): fc.Arbitrary<readonly Filter[]> {
  const one = fc
    .tuple(fc.option(label, { nil: undefined }), of)
    .map(([name, value]): Filter => ({ label: name, value, ...place }));
  return fc.array(one, { minLength: 1, maxLength: 3 });
}

const clause: fc.Arbitrary<Clause> = fc.oneof(
  fc
    .array(
      fc.constantFrom("W", "C").map((letter) => ({ word: letter, ...place })),
      { minLength: 1, maxLength: 3 },
    )
    .map((energies): Clause => ({ kind: "energy-cost", energies, ...place })),
  fc
    .array(plainText, { minLength: 1, maxLength: 2 })
    .map((texts): Clause => ({ kind: "printed-text", texts, ...place })),
  fc.tuple(values, closure).map(([given, body]): Clause => ({ kind: "action", values: given, body, ...place })),
  fc
    .tuple(values, fc.array(item, { maxLength: 3 }))
    .map(([given, items]): Clause => ({ kind: "lasting", values: given, items, ...place })),
  fc
    .tuple(filters(expression), closure)
    .map(([given, body]): Clause => ({ kind: "modifier", filters: given, body, ...place })),
  fc
    .tuple(fc.constantFrom(...hookWords), closure)
    .map(([hook, body]): Clause => ({ kind: "hook", word: hook, body, ...place })),
);

/** Random scripts: moves with every kind of clause, statement and expression. */
export const scripts: fc.Arbitrary<readonly Item[]> = fc.array(
  fc.oneof(
    fc
      .tuple(plainText, fc.array(clause, { maxLength: 3 }))
      .map(([name, clauses]): Item => ({ kind: "block", word: "move", name, clauses, ...place })),
    fc.array(statement, { maxLength: 4 }).map((statements): Item => ({
      kind: "hook",
      word: "onPlay",
      body: { kind: "closure", parameters: [], statements, ...place },
      ...place,
    })),
  ),
  { maxLength: 2 },
);
