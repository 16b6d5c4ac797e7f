import { z } from "zod";
import { ok, type Result } from "../../../../base/index.js";
import type { CommandHost, FileCommandWord } from "../../../file-commands.js";
import type { CombineRules } from "../combine.js";
import { readRemovals, readReplacements } from "../replacements.js";
import { filledLines } from "../text-rules.js";
import { isMissing, loadPlaceholders } from "./load.js";
import { paths } from "./paths.js";
import { tablesOption, withTables } from "./tables.js";

/** Options of commands that look at templates and at what they are combined by. */
export const templateSetSchema = z.object({
  file: z.string().default(paths.templates),
  placeholder_dir: z.string().default(paths.placeholders),
  combinations_to_remove: z.string().default(paths.removals),
  replacements_file: z.string().default(paths.replacements),
  tables: z.string().optional(),
  json: z.boolean().default(false),
});

export const templateSetOptions: readonly FileCommandWord[] = [
  { words: "-f, --file <file>", about: `a file with a template a line (${paths.templates})` },
  { words: "-p, --placeholder_dir <folder>", about: `the folder of the placeholders (${paths.placeholders})` },
  { words: "-c, --combinations_to_remove <file>", about: `phrases of lines to leave out (${paths.removals})` },
  { words: "-r, --replacements_file <file>", about: `phrases to replace (${paths.replacements})` },
  tablesOption,
  { words: "--json", about: "print a JSON value a line" },
];

export interface TemplateSet {
  readonly templates: readonly string[];
  readonly rules: CombineRules;
}

/** The templates with their rules; phrases whose file is missing are none. */
export async function loadTemplateSet(
  options: z.infer<typeof templateSetSchema>,
  machine: CommandHost,
): Promise<Result<TemplateSet>> {
  const found = await withTables(options.tables, machine);
  if (!found.ok) return found;
  const { value: host } = found;
  const templates = await host.files.read(options.file);
  if (!templates.ok) {
    const { error } = templates;
    return isMissing(error.code)
      ? { ok: false, error: { ...error, message: `File '${options.file}' not found.` } }
      : templates;
  }
  const placeholders = await loadPlaceholders(host, options.placeholder_dir);
  if (!placeholders.ok) return placeholders;
  const replaced = await host.files.read(options.replacements_file);
  const removed = await host.files.read(options.combinations_to_remove);
  for (const each of [replaced, removed]) if (!each.ok && !isMissing(each.error.code)) return each;
  return ok({
    templates: filledLines(templates.value),
    rules: {
      placeholders: placeholders.value,
      replacements: replaced.ok ? readReplacements(replaced.value) : new Map(),
      removals: removed.ok ? readRemovals(removed.value) : [],
    },
  });
}
