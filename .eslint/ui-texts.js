/** Files that are lists of texts already: the keys and signs that help explains, the syntax of queries. */
const listsOfTexts = new Set(["renderer/app/HelpDialog.tsx", "renderer/search/MeaningHelp.tsx"]);

/** Attributes that people read or hear. */
const spoken = new Set(["title", "aria-label", "aria-description", "placeholder", "label", "alt"]);

const hasWords = (text) => /\p{L}{2}/u.test(text);

/** Names of files and keys of the keyboard, which are no prose. */
const isCode = ({ parent }) => parent.type === "JSXElement" && /^(?:code|kbd)$/.test(parent.openingElement.name.name);

/** The literal texts that an expression may be: both branches of a condition, all parts of a template. */
function literalsOf(node) {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" && hasWords(node.value) ? [node] : [];
    case "TemplateLiteral":
      return node.quasis.some(({ value }) => hasWords(value.raw)) ? [node] : node.expressions.flatMap(literalsOf);
    case "ConditionalExpression":
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case "LogicalExpression":
      return [...literalsOf(node.left), ...literalsOf(node.right)];
    case "JSXExpressionContainer":
      return literalsOf(node.expression);
    default:
      return [];
  }
}

/** Reports what people read in the page where it is not in the texts of its feature, which are edited in one place. */
export const uiTexts = {
  meta: {
    type: "suggestion",
    schema: [],
    messages: { literal: "Put this text into the texts.ts of its feature, where all its words are edited together." },
  },
  create(context) {
    const file = context.filename.replaceAll("\\", "/");
    if ([...listsOfTexts].some((name) => file.endsWith(name))) return {};
    const report = (node) => context.report({ node, messageId: "literal" });
    return {
      JSXText: (node) => {
        if (hasWords(node.value) && !isCode(node)) report(node);
      },
      "JSXElement > JSXExpressionContainer": (node) => {
        if (!isCode(node)) literalsOf(node.expression).forEach(report);
      },
      "JSXFragment > JSXExpressionContainer": (node) => literalsOf(node.expression).forEach(report),
      JSXAttribute: (node) => {
        if (spoken.has(node.name.name)) literalsOf(node.value).forEach(report);
      },
    };
  },
};
