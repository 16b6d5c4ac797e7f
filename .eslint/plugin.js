import { relative, resolve, sep } from "node:path";
import { importFault } from "./rooms.js";
import { retiredWords } from "./words.js";

const root = resolve(import.meta.dirname, "..");

/** Reports each import, re-export, dynamic import, `require` and `import()` type that the table of rooms forbids. */
const rooms = {
  meta: { type: "problem", schema: [], messages: { forbidden: "{{fault}}" } },
  create(context) {
    const file = relative(root, context.filename).split(sep).join("/");
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

export default { rules: { rooms, words } };
