import { describe } from "vitest";
import { mergeLaws } from "../support/merge/laws.js";

describe("the merge of files that random edits made, 20,000 times", () => mergeLaws(20_000));
