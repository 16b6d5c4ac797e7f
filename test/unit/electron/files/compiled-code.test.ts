import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { keepCompiledCode } from "../../../../electron/files/index.js";

const node = { electron: undefined };

test("compiled code is kept in the app-data folder, where Node can", () => {
  const enableCompileCache = vi.fn();
  keepCompiledCode("/data", { enableCompileCache }, node);
  expect(enableCompileCache.mock.calls).toEqual([[join("/data", "compiled")]]);
  expect(() => keepCompiledCode("/data", {}, node)).not.toThrow();
});

test("none is kept beside the archive of a package", () => {
  const enableCompileCache = vi.fn();
  keepCompiledCode("/data", { enableCompileCache }, { electron: "45.4.1" });
  expect(enableCompileCache).not.toHaveBeenCalled();
});
