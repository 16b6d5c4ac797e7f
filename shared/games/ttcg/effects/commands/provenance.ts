import { failed, ok, placedMessage, type Result } from "../../../../base/index.js";
import type { CommandHost, FileCommand } from "../../../file-commands.js";
import { Finisher } from "../combine.js";
import { expand } from "../expansion.js";
import { capitalise, strip } from "../text-rules.js";
import { fail } from "./load.js";
import { loadTemplateSet, templateSetOptions, templateSetSchema, type TemplateSet } from "./template-set.js";

/** A template that makes an effect, and what its placeholders stand for then. */
interface Origin {
  /** From 1. */
  readonly number: number;
  readonly template: string;
  readonly choices: Readonly<Record<string, string>>;
}

export const provenanceCommand: FileCommand = {
  name: "provenance",
  summary: "Say which templates make an effect, and with what in their placeholders.",
  details: "Several choices can make the same effect; each is listed. The exit code is 1 where no template makes it.",
  examples: [['effects provenance "Draw two cards."', "the templates of the folder that make this effect"]],
  arguments: [{ words: "<effect>", about: "the effect, as combine writes it" }],
  options: templateSetOptions,
  run: async ({ arguments: [effect], options }, host) => {
    const read = templateSetSchema.parse(options);
    const set = await loadTemplateSet(read, host);
    if (!set.ok) return fail(host, `Error: ${placedMessage(set.error)}`);
    const origins = await originsOf(strip(String(effect)), set.value, host);
    if (!origins.ok) return fail(host, `Error: ${placedMessage(origins.error)}`);
    if (origins.value.length === 0) return fail(host, "No template makes this effect.");
    for (const origin of origins.value) host.print(`${read.json ? JSON.stringify(origin) : said(origin)}\n`);
    return 0;
  },
};

function said({ number, template, choices }: Origin): string {
  const parts = Object.entries(choices).map(([token, value]) => `  ${token} is ${value === "" ? "nothing" : value}\n`);
  return `Template ${number}: ${template}\n${parts.join("")}`.trimEnd();
}

const batchSize = 4096;

async function originsOf(
  effect: string,
  { templates, rules }: TemplateSet,
  host: CommandHost,
): Promise<Result<readonly Origin[]>> {
  const finisher = new Finisher(rules);
  const origins: Origin[] = [];
  for (const [at, template] of templates.entries()) {
    const expansion = expand(template, rules.placeholders);
    if (!expansion.ok) return expansion;
    const { value } = expansion;
    let done = 0;
    for (let batch = value.next(batchSize); batch.length > 0; batch = value.next(batchSize)) {
      for (const [index, combination] of batch.entries()) {
        const text = finisher.finish(combination);
        if (text === undefined || capitalise(text) !== effect) continue;
        const choices = Object.fromEntries(value.choices(done + index));
        origins.push({ number: at + 1, template, choices });
      }
      if (finisher.fault) return failed(finisher.fault);
      await host.progress("Looked through", (done += batch.length), value.made);
    }
  }
  return ok(origins);
}
