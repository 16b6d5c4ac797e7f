import { failed, ok, type Result } from "../base/index.js";
import type { Bot } from "./bot.js";
import { greedyBot } from "./greedy.js";
import { searchBot } from "./search.js";
import { firstBot, randomBot } from "./simple.js";

/** The bots a person may ask for by name. */
export const botNames = ["first", "random", "greedy", "search"] as const;

/** The bot of a name: `first`, `random`, `greedy`, `search`, or `search:500` with so many iterations a decision. */
export function botNamed(name: string): Result<Bot> {
  const [kind = "", ...settings] = name.split(":");
  const [iterations] = settings;
  if (kind === "search" && settings.length <= 1) {
    if (iterations === undefined) return ok(searchBot());
    if (/^[1-9]\d{0,6}$/.test(iterations)) return ok(searchBot({ iterations: Number(iterations) }));
  }
  if (settings.length === 0) {
    if (kind === "first") return ok(firstBot);
    if (kind === "random") return ok(randomBot);
    if (kind === "greedy") return ok(greedyBot());
  }
  return failed({
    code: "bots/unknown",
    message: `There is no bot "${name}".`,
    expected: `${botNames.join(", ")}, or search:500 for 500 iterations a decision`,
  });
}
