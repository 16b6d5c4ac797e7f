import { describe, expect, it } from "vitest";
import { derivedIn } from "../../../../shared/derived/index.js";

const column = (name: string, expression: string) => ({ name, function: "expr", expression });

describe("the derived columns of a sheet", () => {
  it("are the first of each name, by which sorts, filters and the grid know them", () => {
    const metadata = { derived_columns: [column("rate", "cost"), column("sum", "1"), column("rate", "power")] };
    expect(derivedIn({ metadata }).map(({ name, expression }) => [name, expression])).toEqual([
      ["rate", "cost"],
      ["sum", "1"],
    ]);
  });
});
