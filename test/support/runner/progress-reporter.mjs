// @ts-check

/**
 * @typedef {import("vitest/node").TestModule} TestModule
 * @typedef {import("vitest/node").Reporter} Reporter
 */

/** @param {import("./run-record.mjs").RunEvent} event */
const send = (event) => process.send?.(event);

const longestReason = 300;

/**
 * The first line of an error, to be repeated at the end of a run.
 *
 * @param {readonly { message: string }[]} [errors]
 */
const reason = (errors = []) => {
  const [line] = errors[0]?.message.split("\n") ?? [];
  return line === undefined ? {} : { why: line.slice(0, longestReason) };
};

/** @param {TestModule} module */
const nameOf = (module) => [module.project.name, module.relativeModuleId].filter(Boolean).join(": ");

/**
 * Tells the program that started Vitest which tests and files start and finish, over the channel between them.
 *
 * @implements {Reporter}
 */
export default class ProgressReporter {
  /** @param {TestModule} module */
  onTestModuleQueued(module) {
    send({ kind: "file-started", file: nameOf(module) });
  }

  /** @param {TestModule} module */
  onTestModuleCollected(module) {
    send({ kind: "file-loaded", file: nameOf(module) });
  }

  /** @param {import("vitest/node").TestCase} test */
  onTestCaseReady(test) {
    send({ kind: "test-started", file: nameOf(test.module), test: test.fullName });
  }

  /** @param {import("vitest/node").TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    send({
      kind: "test-finished",
      file: nameOf(test.module),
      test: test.fullName,
      state: state === "pending" ? "skipped" : state,
      ...reason(errors),
    });
  }

  /** @param {TestModule} module */
  onTestModuleEnd(module) {
    send({ kind: "file-finished", file: nameOf(module), ok: module.state() !== "failed", ...reason(module.errors()) });
  }

  /** @param {readonly TestModule[]} modules @param {readonly import("vitest").SerializedError[]} errors */
  onTestRunEnd(modules, errors) {
    const unhandled = errors.map((error) => {
      const module = modules.find(({ moduleId }) => moduleId === error["VITEST_TEST_PATH"]);
      return { ...(module && { file: nameOf(module) }), ...reason([error]) };
    });
    send({ kind: "run-finished", unhandled });
  }
}
