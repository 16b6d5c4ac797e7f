// The trial alone: does the tasks, or those whose titles have the given words, and prints how each ended.
import { performance } from "node:perf_hooks";
import { tasks } from "./tasks/index.js";
import { Trial } from "./trial.js";

const words = process.argv.slice(2).join(" ");
const asked = tasks.filter(({ title }) => title.includes(words));
const trial = new Trial();
let failed = 0;
const start = performance.now();
for (const task of asked) {
  const begun = performance.now();
  const fault = await trial.run(task);
  const took = `${((performance.now() - begun) / 1000).toFixed(1)} s`.padStart(7);
  console.log(`${fault === undefined ? "ok    " : "FAILED"} ${took}  ${task.title}`);
  if (fault === undefined) continue;
  failed += 1;
  console.log(fault.replaceAll(/^/gmu, "        "));
}
await trial.leave();
console.log(`${asked.length - failed} ok, ${failed} failed, ${((performance.now() - start) / 1000).toFixed(0)} s`);
// The browser and the host serve all tests of a process, and live as long as it.
process.exit(failed === 0 && asked.length > 0 ? 0 : 1);
