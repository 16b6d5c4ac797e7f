import { describe, expect, test } from "vitest";
import { typeInWords } from "../../../../renderer/form/texts.js";

describe("the type of a field", () => {
  test.each([
    [{ kind: "integer" }, "number", "whole number"],
    [{ kind: "integer", min: 0, max: 10 }, "number", "0 to 10"],
    [{ kind: "integer", min: 1 }, "number", "1 or more"],
    [{ kind: "integer", max: 9 }, "number", "9 or less"],
    [{ kind: "integer", min: 0, max: 2 ** 31 - 1 }, "number", "0 or more"],
    [{ kind: "choice", values: ["a"] }, "text", "one of a list"],
    [{ kind: "texts" }, "toml", "list of texts"],
    [{ kind: "reference", to: ["cards"] }, "text", "reference"],
    [{ kind: "any" }, "structure", "any value"],
    // A structure that is written as a text.
    [{ kind: "any" }, "text", "text"],
    [undefined, "number", "number"],
    [undefined, "long-text", "long text"],
    [undefined, "checkbox", "yes or no"],
  ] as const)("%j, edited as %s, is %s", (type, editor, words) => expect(typeInWords(type, editor)).toBe(words));
});
