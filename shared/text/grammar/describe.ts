import type { CompiledForm, Step } from "./compile.js";

/** A form as people write grammars: `draw CARDS "for each" quantity`. */
export function describeForm({ steps }: CompiledForm): string {
  return steps.map(describeStep).join(" ");
}

function describeStep(step: Step): string {
  switch (step.op) {
    case "token":
      return step.terminal.shown === "\n" ? "(new line)" : step.terminal.shown;
    case "rule":
      return `<${step.rule.name}>`;
    case "option":
      return `[${describeStep(step.step)}]`;
    case "list": {
      const more = `${describeStep(step.separator)} ${describeStep(step.item)}`;
      return `${describeStep(step.item)} ${step.atLeast > 1 ? `${more} ` : ""}(${more})…`;
    }
  }
}
