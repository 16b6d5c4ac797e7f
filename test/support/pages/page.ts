import { readdirSync, readFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../../..");

/** A page of Markdown, with its path in the repository. */
export interface Page {
  readonly file: string;
  readonly text: string;
}

const skipped = new Set(["node_modules", "out", ".git"]);

/** All files and folders below a folder, with `/` behind the names of folders. */
function walk(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return skipped.has(entry.name) ? [] : [`${path}/`, ...walk(path)];
  });
}

/** All files and folders of the repository, but for what is installed or built. */
export const paths = walk(".");
const topLevel = paths.filter((path) => /^[^/]+\/?$/u.test(path));

/** The pages of the repository: its README, those for developers, and those beside code and data. */
export const pages: readonly Page[] = paths
  .filter((path) => path.endsWith(".md"))
  .toSorted()
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

export function pageOf(file: string): Page {
  const page = pages.find((each) => each.file === file);
  if (!page) throw new Error(`There is no page ${file}.`);
  return page;
}

const fence = /^(?:```|~~~).*\n[\s\S]*?^(?:```|~~~) *$/gmu;

/** The lines of code in fences. */
export const codeLines = (text: string): readonly string[] =>
  (text.match(fence) ?? []).flatMap((block) => block.split("\n").slice(1, -1));

const prose = (text: string): string => text.replaceAll(fence, "");

/** The texts between backquotes, without those in fences. */
export const codeSpans = (text: string): readonly string[] =>
  [...prose(text).matchAll(/`([^`\n]+)`/gu)].map(([, code = ""]) => code);

/** What the links of a text lead to, without addresses in the web. */
export const linksIn = (text: string): readonly string[] =>
  [...prose(text).matchAll(/\]\(([^)\s]+)\)/gu)].map(([, target = ""]) => target).filter((to) => !/^\w+:/u.test(to));

/** `{a,b}.ts` as `a.ts` and `b.ts`. */
export function expanded(path: string): readonly string[] {
  const found = /^([^{]*)\{([^{}]*)\}(.*)$/u.exec(path);
  if (!found) return [path];
  const [, before = "", choices = "", after = ""] = found;
  return choices.split(",").flatMap((choice) => expanded(`${before}${choice}${after}`));
}

const codeFile = /^[\w@*.{},/-]+\.(?:tsx?|m?js|css|html|md)$/u;

/** Whether a text in backquotes names a file or folder of the repository: `shared/toml`, `package.json`, `step.ts`. */
export const isPath = (code: string): boolean =>
  (/^[\w@*.{},/-]+$/u.test(code) &&
    topLevel.some((name) => (name.endsWith("/") ? code.startsWith(name) : code === name))) ||
  codeFile.test(code);

const escaped = (text: string): string => text.replaceAll(/[.+?^$()|[\]\\]/gu, "\\$&");

/**
 * Whether the repository has a file or folder. `*` stands for any part of a name, and so do names in capitals:
 * `shared/games/NAME/index.ts`.
 */
export function exists(path: string): boolean {
  const pattern = escaped(path.replaceAll(/\bNAME\b/gu, "*").replace(/\/$/u, "")).replaceAll("*", "[^/]*");
  const whole = new RegExp(`^${pattern}/?$`, "u");
  return path === "" || paths.some((each) => whole.test(each));
}

/** The parts of a path in a page that are not there. Looked for from the root, and beside the page. */
export const missingParts = (page: Page, path: string): readonly string[] =>
  expanded(path).filter((each) => !exists(each) && !exists(posix.join(posix.dirname(page.file), each)));

/** The rows of the tables whose head begins with a title, each as its cells. */
export function tableRows(text: string, title: string): readonly (readonly string[])[] {
  let isInside = false;
  const rows: (readonly string[])[] = [];
  for (const line of prose(text).split("\n")) {
    const cells = line.startsWith("|") ? line.split(/(?<!\\)\|/u).slice(1, -1) : undefined;
    const trimmed = cells?.map((cell) => cell.trim());
    if (!trimmed) isInside = false;
    else if (trimmed[0]?.toLowerCase() === title) isInside = true;
    else if (isInside && !/^-+$/u.test(trimmed[0] ?? "")) rows.push(trimmed);
  }
  return rows;
}

/** Whether a file declares a name. */
export function declares(file: string, name: string): boolean {
  const text = readFileSync(join(root, file), "utf8");
  return new RegExp(`\\b(?:class|interface|type|const|function\\*?|enum) ${name}\\b`, "u").test(text);
}

/** `step` in `shared/workspace/step.ts`, `Game` (`shared/games/game.ts`): names with the files that are said to declare them. */
export const namesWithFiles = (text: string): readonly { readonly name: string; readonly file: string }[] =>
  [...prose(text).matchAll(/`(\w+)`\s+(?:in\s+|\()`([\w./-]+\.(?:tsx?|m?js))`/gu)].map(([, name = "", file = ""]) => ({
    name,
    file,
  }));
