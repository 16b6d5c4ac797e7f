import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Vitest's order of the files, but with those of one project and environment together. It ends a process as soon as the next
 * file is of another kind, and a new process loads all modules again: in its own order nearly every file had one.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return together(await super.sort(files), ({ project, moduleId }) => `${project.name} ${environmentOf(moduleId)}`);
  }
}

/** The items in their order, but those of one kind together, at the place of the first of them. */
export function together<Item>(items: readonly Item[], kindOf: (item: Item) => string): Item[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const kind = kindOf(item);
    const group = groups.get(kind);
    if (group) group.push(item);
    else groups.set(kind, [item]);
  }
  return [...groups.values()].flat();
}

/** The environment that a file names in a comment at its top. */
const environmentOf = (file: string): string =>
  /@vitest-environment\s+(\S+)/u.exec(readFileSync(file, "utf8").slice(0, 500))?.[1] ?? "node";
