import { failed, ok, placedMessage, type Result } from "../../../../base/index.js";
import type { CommandHost, FileCommand } from "../../../file-commands.js";
import { Finisher } from "../combine.js";
import { expand } from "../expansion.js";
import { fail } from "./load.js";
import { loadTemplateSet, templateSetOptions, templateSetSchema, type TemplateSet } from "./template-set.js";

/** How many lines of a template are left after each step of EFFECTS-3. */
interface Yield {
  readonly template: string;
  readonly combinations: number;
  readonly distinct: number;
  readonly kept: number;
  readonly keptDistinct: number;
}

export const countCommand: FileCommand = {
  name: "count",
  summary: "Count what each template makes, before and after each step.",
  details:
    "Columns: all combinations, the distinct ones, those that no phrase of the removal file leaves out, and the distinct ones of these. " +
    "Templates are counted one by one; the last line is their sum.",
  examples: [
    ["effects count", "the templates of the folder"],
    ["effects count --tables effects.toml --json", "one JSON value a template, and one for the sum"],
  ],
  options: templateSetOptions,
  run: async ({ options }, host) => {
    const read = templateSetSchema.parse(options);
    const set = await loadTemplateSet(read, host);
    if (!set.ok) return fail(host, `Error: ${placedMessage(set.error)}`);
    const counted = await countAll(set.value, host);
    if (!counted.ok) return fail(host, `Error: ${placedMessage(counted.error)}`);
    const sum = counted.value.reduce(added, { template: "", combinations: 0, distinct: 0, kept: 0, keptDistinct: 0 });
    if (read.json) {
      const { template, ...total } = sum;
      host.print(
        [...counted.value, { ...total, total: template === "" }].map((each) => `${JSON.stringify(each)}\n`).join(""),
      );
      return 0;
    }
    host.print(line(["combinations", "distinct", "kept", "distinct"], "template"));
    for (const each of [...counted.value, { ...sum, template: "Sum" }])
      host.print(line([each.combinations, each.distinct, each.kept, each.keptDistinct], each.template));
    return 0;
  },
};

const line = (cells: readonly (number | string)[], template: string): string =>
  `${cells.map((cell) => String(cell).padStart(12)).join(" ")}  ${template}\n`;

const added = (one: Yield, other: Yield): Yield => ({
  template: one.template,
  combinations: one.combinations + other.combinations,
  distinct: one.distinct + other.distinct,
  kept: one.kept + other.kept,
  keptDistinct: one.keptDistinct + other.keptDistinct,
});

const batchSize = 4096;

async function countAll({ templates, rules }: TemplateSet, host: CommandHost): Promise<Result<readonly Yield[]>> {
  const finisher = new Finisher(rules);
  const counted: Yield[] = [];
  for (const template of templates) {
    const expansion = expand(template, rules.placeholders);
    if (!expansion.ok) return expansion;
    const seen = new Set<string>();
    const finished = new Set<string>();
    let combinations = 0;
    let kept = 0;
    const { value } = expansion;
    for (let batch = value.next(batchSize); batch.length > 0; batch = value.next(batchSize)) {
      combinations += batch.length;
      for (const each of batch) {
        if (seen.has(each)) continue;
        seen.add(each);
        const text = finisher.finish(each);
        if (text === undefined) continue;
        kept += 1;
        finished.add(text);
      }
      if (finisher.fault) return failed(finisher.fault);
      await host.progress("Counted", combinations, value.made);
    }
    counted.push({ template, combinations, distinct: seen.size, kept, keptDistinct: finished.size });
  }
  return ok(counted);
}
