import { getterNamed } from "../registry/getters.js";
import type { Closure, Filter, Statement } from "../syntax/nodes.js";
import type { Scope } from "./scope.js";
import { amountInWords } from "./amounts.js";
import { inWords } from "./words.js";

/** What a modifier changes, and how. */
export function modifierInWords([getter, target]: readonly Filter[], body: Closure, scope: Scope): string {
  const spec = getter?.value.kind === "constant" ? getterNamed(getter.value.name) : undefined;
  const noun = spec?.english ?? "a value";
  const changes = changesInWords(body.statements, scope) || "changes";
  // What is only so or not so is set to be so.
  if (spec?.value.kind === "simple" && spec.value.name === "Bool")
    return `${noun} ${changes.replace(/^is true ?/u, "")}`.trimEnd();
  const of = target === undefined ? undefined : inWords(target.value, scope);
  const bare = noun.replace(/^the /u, "");
  if (changes.startsWith(none))
    return `${of === undefined ? "units have" : `${of} has`} no ${bare}${changes.slice(none.length)}`;
  if (of === "you" || of === "your opponent") {
    const your = of === "you" ? "your" : "your opponent's";
    return /\bthe Bench\b/u.test(noun)
      ? `${noun.replace("the Bench", `${your} Bench`)} ${changes}`
      : `${your} ${bare} ${changes}`;
  }
  return `${noun}${of === undefined ? "" : ` of ${of}`} ${changes}`;
}

const none = "is nothing";

/** How a modifier changes its value, with the condition for it. */
function changesInWords(statements: readonly Statement[], scope: Scope): string {
  return statements
    .map((statement): string => {
      if (statement.kind === "if") {
        const then = changesInWords(statement.then, scope);
        return then === "" ? "" : `${then} if ${inWords(statement.test, scope)}`;
      }
      if (statement.kind === "assignment" && statement.place.at(-1)?.word === "object") {
        const grows = amountInWords(statement.value, "", (each) => inWords(each, scope));
        const amount = inWords(grows?.usual ?? statement.value, scope);
        const how = {
          "=": `is ${amount}`,
          "+=": `is ${amount} more`,
          "-=": `is ${amount} less`,
          "*=": `is multiplied by ${amount}`,
        }[statement.operator];
        return `${how}${grows?.tail ?? ""}`;
      }
      if (statement.kind !== "expression" || statement.value.kind !== "member") return "";
      const { name, values } = statement.value;
      const given = values.flatMap(({ value }) =>
        value.kind === "closure" || value.kind === "cases" ? [] : [inWords(value, scope)],
      );
      if (name.word === "clear") return none;
      return name.word === "add"
        ? `gains ${given.join(", ")}`
        : name.word === "remove"
          ? `loses ${given.join(", ")}`
          : "";
    })
    .filter((change) => change !== "")
    .join(" and ");
}
