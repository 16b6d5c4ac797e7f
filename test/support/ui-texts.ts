import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** A text that people read in the page, and where it stands. */
export interface UiText {
  /** From the root of the repository: `renderer/app/Banners.tsx`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What is put in at run time is written `{}`. */
  readonly text: string;
}

/** Attributes and properties that hold no text for people. */
const technical =
  /^(?:className|class|id|role|type|kind|key|name|style|href|rel|htmlFor|code|action|event|d|viewBox)$/u;

/** Words as people read them: a capital or a space among letters, and no code. */
const isProse = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  (/^\p{Lu}\p{Ll}/u.test(text) || /\p{Ll} \p{Ll}/u.test(text)) &&
  !/^[\w-]+[./:#]\S*$/u.test(text);

function ownerOf(node: ts.Node): string {
  const { parent } = node;
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) return parent.parent.name.getText();
  return "";
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text.replace(/\s+/gu, " ").trim();
  if (ts.isStringLiteralLike(node)) {
    const isModule = ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent);
    return isModule || ts.isLiteralTypeNode(node.parent) || ts.isCaseClause(node.parent) ? undefined : node.text;
  }
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join("");
}

function textsIn(root: string, file: string): UiText[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), "utf8"), ts.ScriptTarget.Latest, true);
  const found: UiText[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && isProse(text) && !technical.test(ownerOf(node))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file, line: line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** All texts of the page, file by file, for whoever edits its language. Keys of the keyboard are among them. */
export function uiTexts(root: string): readonly UiText[] {
  return readdirSync(join(root, "renderer"), { recursive: true, encoding: "utf8" })
    .map((name) => `renderer/${name.replaceAll("\\", "/")}`)
    .filter((name) => /\.tsx?$/u.test(name))
    .sort()
    .flatMap((file) => textsIn(root, file));
}

/** The feature that a file belongs to, which is its room: `columns` of `renderer/columns/RuleList.tsx`. */
const featureOf = (file: string): string => file.split("/").at(1) ?? file;

/** The texts as one page to read: a chapter for each feature, a heading for each file in it, a line for each text. */
export function uiTextsPage(texts: readonly UiText[]): string {
  const lines: string[] = ["# Texts of the page"];
  let file = "";
  for (const each of texts) {
    if (featureOf(each.file) !== featureOf(file)) lines.push("", `## ${featureOf(each.file)}`);
    if (each.file !== file) lines.push("", `### ${each.file}`, "");
    file = each.file;
    lines.push(`- ${each.line}: ${each.text}`);
  }
  return `${lines.join("\n")}\n`;
}
