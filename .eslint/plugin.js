import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { exemptFiles, gameWordsIn } from "./game-words.js";
import { importFault } from "./rooms.js";
import { uiTexts } from "./ui-texts.js";
import { retiredWords } from "./words.js";

const root = resolve(import.meta.dirname, "..");

const pathOf = ({ filename }) => relative(root, filename).split(sep).join("/");

/** Reports each import, re-export, dynamic import, `require` and `import()` type that the table of rooms forbids. */
const rooms = {
  meta: { type: "problem", schema: [], messages: { forbidden: "{{fault}}" } },
  create(context) {
    const file = pathOf(context);
    const check = (node) => {
      if (node?.type !== "Literal" || typeof node.value !== "string") return;
      const fault = importFault(file, node.value);
      if (fault !== undefined) context.report({ node, messageId: "forbidden", data: { fault } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source),
      TSExternalModuleReference: (node) => check(node.expression),
      'CallExpression[callee.name="require"]': (node) => check(node.arguments[0]),
    };
  },
};

/** Reports words that were given up for a term of the field, in names, comments and texts alike. */
const words = {
  meta: { type: "suggestion", schema: [], messages: { retired: '"{{word}}" is retired: write {{instead}}.' } },
  create(context) {
    const { sourceCode } = context;
    return {
      Program() {
        for (const { word, at, instead } of retiredWords(sourceCode.text)) {
          const loc = { start: sourceCode.getLocFromIndex(at), end: sourceCode.getLocFromIndex(at + word.length) };
          context.report({ loc, messageId: "retired", data: { word, instead } });
        }
      },
    };
  },
};

/** Reports words of games in names, strings and texts of JSX, in all files that know no game. */
const noGameWords = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      found: '"{{word}}" is a word of {{game}}: read it from the data of the game, or write a general term.',
    },
  },
  create(context) {
    if (pathOf(context) in exemptFiles) return {};
    const check = (node, text) => {
      if (typeof text !== "string") return;
      for (const { word, game } of gameWordsIn(text)) {
        context.report({ node, messageId: "found", data: { word, game } });
      }
    };
    return {
      Identifier: (node) => check(node, node.name),
      PrivateIdentifier: (node) => check(node, node.name),
      JSXIdentifier: (node) => check(node, node.name),
      JSXText: (node) => check(node, node.value),
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

/** What these rules and their lists are made of: what ESLint has cached of files holds as long as this is the same. */
function version() {
  const hash = createHash("sha256");
  for (const file of readdirSync(import.meta.dirname).sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(import.meta.dirname, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

export default {
  meta: { name: "project", version: version() },
  rules: { rooms, words, "ui-texts": uiTexts, "no-game-words": noGameWords },
};
