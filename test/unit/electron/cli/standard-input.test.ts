import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { standardInput } from "../../../../electron/cli/standard-input.js";

it("asks for one line after the other, until there are none", async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const { ask } = standardInput(() => input, output);
  input.write("first\nsec");
  expect(await ask("One? ")).toBe("first");
  const second = ask("Two\u001b[2J? ");
  input.end("ond");
  expect(await second).toBe("second");
  expect([await ask("Three? "), await ask("Four? ")]).toEqual([null, null]);
  expect(String(output.read())).toBe("One? Two\\u001b[2J? Three? Four? ");
});
