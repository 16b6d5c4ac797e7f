import type { ColumnSchema, ColumnType, RowType } from "../../../../sheet/index.js";
import { choice, required, text } from "../../../columns.js";
import type { Operation } from "../registry/operation.js";
import { methodsNamed, operationNamed } from "../registry/operations/index.js";
import { kindsOfBlocks, hookKeys } from "./effect-rows.js";
import { keyOfParameter, nameOfRow, rowNames } from "./names.js";

const statements: ColumnType = { kind: "named", name: "statements" };
const expression = (key: string, about: string): ColumnSchema => ({ key, type: { kind: "any" }, about });
const block = (key: string, about: string): ColumnSchema => ({ key, type: statements, about });
const words = (key: string, about: string): ColumnSchema => ({ key, type: { kind: "texts" }, about });
const rows = (key: string, name: string, about: string): ColumnSchema => ({
  key,
  type: { kind: "named", name },
  about,
});
const record = (key: string, members: readonly ColumnSchema[], about: string): ColumnSchema => ({
  key,
  type: { kind: "record", members },
  about,
});
const any = (key: string, about: string): ColumnSchema => ({ key, type: { kind: "any" }, about });

const kept: readonly ColumnSchema[] = [
  words("note", "Comments before it."),
  text("note_after", "The comment behind it."),
];
const params = words("params", "What its block calls the values that it gets.");
const spelled: readonly ColumnSchema[] = [
  any("with", "Its values one by one, in an order of their own."),
  any("blocks", "Its blocks one by one."),
];
const keeps: readonly ColumnSchema[] = [
  text("as", "The new variable that keeps its value."),
  text("into", "The variable that keeps its value."),
  text("by", "How the variable changes: set."),
];
const guard: readonly ColumnSchema[] = [
  expression("if", "When it does something."),
  params,
  block("do", "What it does."),
];
const changes: readonly ColumnSchema[] = [
  expression("set", "The new value."),
  expression("add", "What is added."),
  expression("sub", "What is taken off."),
  expression("multiply", "By what it is multiplied."),
];
const places: readonly ColumnSchema[] = [
  any("filters", "What it is about, one by one."),
  expression("target", "Whom or what it is about."),
  expression("source", "On whose behalf it happens."),
  expression("parent", "The event that it happens in."),
  expression("priority", "When its turn comes among others."),
];
const lasting: readonly ColumnSchema[] = [
  any("with", "Options such as its priority."),
  rows("vars", "variables", "Variables that live as long as it does."),
  block("on_register", "What happens when it begins."),
  block("on_unregister", "What happens when it ends."),
  rows("when", "listeners", "What it listens to."),
  record(
    "until",
    [words("events", "Events that end it: CHANGE_STAGE:self."), expression("turns", "After how many turns it ends.")],
    "When it ends.",
  ),
  any("items", "All of these in an order of their own."),
];

/** Members of the rows of words that are no operations. */
const ofWords: Readonly<Record<string, readonly ColumnSchema[]>> = {
  let: [required(text("as", "The name of the variable.")), expression("value", "Its first value.")],
  sub: [required(text("name", "Its name.")), words("params", "Its parameters."), block("do", "What it does.")],
  if: [required(expression("cond", "The test.")), block("then", "What follows."), block("else", "What follows else.")],
  for: [
    required(text("as", "What each element is called.")),
    required(expression("in", "The list.")),
    block("do", "What is done for each."),
  ],
  repeat: [required(expression("times", "How often, at most 100 times.")), block("do", "What is done.")],
  assert: [required(expression("that", "What must hold.")), text("else", "What the player reads where it does not.")],
  break: [],
  stop: [],
  note: [],
  set_var: [required(text("name", "The variable, or a part of one: ef.amount.")), ...changes],
  evaluate: [required(expression("value", "A value that is computed."))],
  call: [required(text("name", "A sub of the card.")), ...keeps, ...spelled],
  register: [...keeps, ...lasting],
  modify: [...keeps, expression("get", "The computed value."), ...places, ...changes, ...guard],
};

/** The members of an operation's row: its parameters, as the registry has them. */
function membersOf(row: string): readonly ColumnSchema[] {
  const name = nameOfRow(row) ?? "";
  const own = [operationNamed(name), methodsNamed(name)[0]].flatMap((each) => each ?? []);
  const members = new Map<string, ColumnSchema>();
  if (methodsNamed(name).length > 0) members.set("of", expression("of", "What it is asked of."));
  for (const operation of own) for (const member of parametersOf(operation)) members.set(member.key, member);
  return [...members.values(), ...keeps, ...spelled];
}

const parametersOf = ({ parameters, about }: Operation): readonly ColumnSchema[] =>
  parameters.map(({ name, type, isBlock }): ColumnSchema => {
    const key = keyOfParameter(name);
    if (isBlock) return type.kind === "null" ? block(key, about) : expression(key, about);
    return type.kind === "simple" && type.name === "Text" ? text(key, about) : expression(key, about);
  });

const operationWords = [...Object.keys(ofWords), ...rowNames()];

const statement: RowType = {
  title: "Step",
  name: ["op"],
  spelling: "headers",
  members: [required(choice("op", operationWords, "What is done.")), ...kept],
  cases: {
    key: "op",
    up: 0,
    of: { ...Object.fromEntries(rowNames().map((row) => [row, membersOf(row)])), ...ofWords },
  },
};

const listOf = (title: string, name: string, members: readonly ColumnSchema[]): ColumnType => ({
  kind: "rows",
  rows: { title, name: [name], spelling: "headers", members: [...members, ...kept] },
});

/** Types of the column `abilities` that contain themselves, made from the registry of the language (SCRIPT-7). */
export const abilityTypes: Readonly<Record<string, ColumnType>> = {
  statements: { kind: "rows", rows: statement },
  variables: listOf("Variable", "as", [required(text("as", "Its name.")), expression("value", "Its first value.")]),
  listeners: listOf("Listener", "event", [
    required(choice("at", ["before", "after"], "Before the event, or after it.")),
    text("event", "The event, or * for any."),
    ...places,
    ...guard,
  ]),
  bundles: listOf("Lasting effect", "until", lasting),
  modifiers: listOf("Modifier", "get", [text("get", "The computed value."), ...places, ...changes, ...guard]),
  actions: listOf("Action", "label", [any("with", "Options."), params, block("do", "What it does.")]),
  subs: listOf("Sub", "name", [
    required(text("name", "Its name.")),
    words("params", "Its parameters."),
    block("do", "What it does."),
  ]),
};

/** The column that holds a script in rows. */
export const abilitiesColumn: ColumnSchema = {
  key: "abilities",
  type: {
    kind: "rows",
    rows: {
      title: "Ability",
      name: ["label", "kind"],
      spelling: "headers",
      members: [
        required(
          choice("kind", [...Object.values(kindsOfBlocks), "card"], "A move, a kind of ability, or the card itself."),
        ),
        text("label", "Its name."),
        any("text", "What is printed."),
        record("cost", [words("energy", "The energy that it needs.")], "What a move costs."),
        any("provides", "What an energy gives."),
        rows("vars", "variables", "Its variables."),
        rows("subs", "subs", "Statements under a name of their own."),
        block("require", "What must hold before it can be used."),
        block("do", "What it does."),
        record("allow", [params, block("do", "The test.")], "What it may be attached to."),
        ...Object.values(hookKeys).map((key) =>
          record(key, [params, block("do", "What happens.")], "What happens at this moment."),
        ),
        rows("actions", "actions", "What a player may do in a turn."),
        rows("when", "listeners", "What it listens to."),
        rows("bundles", "bundles", "Lasting effects with variables, hooks or an end."),
        rows("modify", "modifiers", "Computed values that it changes."),
        words("note", "Comments before it."),
      ],
    },
  },
  about: "What the card does, in rows; instead of the script.",
};
