import { describe, expect, test } from "vitest";
import { importersOf, nearTests } from "../../support/runner/near-tests.mjs";

const modules = new Map([
  ["shared/face/fit.ts", 'import { wide } from "./wide.js";'],
  ["shared/face/wide.ts", ""],
  ["shared/face/layout.ts", 'import { fit } from "./fit.js";\nimport type { A } from "react";'],
  ["shared/face/index.ts", 'export { layout } from "./layout.js";'],
  ["renderer/faces/FaceImage.tsx", 'const load = () => import("../../shared/face/index.js");'],
  ["test/unit/shared/face/fit.test.ts", 'import { fit } from "../../../../shared/face/fit.js";'],
  ["test/unit/shared/face/index.test.ts", 'import "../../../../shared/face/index.js";'],
  ["test/unit/renderer/faces/image.test.tsx", 'import { F } from "../../../../renderer/faces/FaceImage.js";'],
  ["test/unit/shared/other.test.ts", 'const text = "nothing";'],
  ["test/e2e/faces.test.ts", 'import "../../shared/face/fit.js";'],
]);
const importers = importersOf(modules);

describe("the tests near a changed file", () => {
  test("are those that import it, however far away: named after it, of its room, then by distance", () => {
    expect(nearTests(["shared/face/wide.ts"], importers)).toEqual([
      "test/unit/shared/face/fit.test.ts",
      "test/unit/shared/face/index.test.ts",
      "test/unit/renderer/faces/image.test.tsx",
    ]);
    expect(nearTests(["shared/face/fit.ts"], importers)[0]).toBe("test/unit/shared/face/fit.test.ts");
    expect(nearTests(["renderer/faces/FaceImage.tsx"], importers)).toEqual(["test/unit/renderer/faces/image.test.tsx"]);
  });

  test("begin with those that were changed themselves", () => {
    expect(nearTests(["shared/face/fit.ts", "test/unit/shared/other.test.ts"], importers)[0]).toBe(
      "test/unit/shared/other.test.ts",
    );
  });

  test("are none where nothing imports it, and end where modules import each other", () => {
    expect(nearTests(["shared/toml/index.ts"], importers)).toEqual([]);
    const round = importersOf(
      new Map([
        ["shared/a.ts", 'import "./b.js";'],
        ["shared/b.ts", 'import "./a.js";'],
      ]),
    );
    expect(nearTests(["shared/a.ts"], round)).toEqual([]);
  });
});
