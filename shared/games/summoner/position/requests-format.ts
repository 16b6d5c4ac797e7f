import { failed, ok } from "../../../base/index.js";
import { recordOf } from "../../../match/index.js";
import type { PositionFormat } from "../../position-format.js";
import { profiles } from "../play/config.js";
import { readObject } from "./env-format.js";
import { readRequests, replayRequests, type Replayed } from "./request-log.js";
import { asSummoner } from "./requests.js";
import { writeRequests } from "./write-requests.js";

/** Whether answers agree for longer, or differ in fewer fields where they first do. */
const isCloser = (one: Replayed, other: Replayed): boolean =>
  one.differsAt > other.differsAt || (one.differsAt === other.differsAt && one.fields < other.fields);

/**
 * A log of requests to the reference. It is replayed by the rules whose answers agree with those of the log for longest; where
 * ours agree for just as long, by ours (SUMMONER-9).
 */
export const requestsFormat: PositionFormat = {
  name: "summoner-requests",
  about: "requests to the Summoner TCG server, one per line, with its answers",
  extension: "jsonl",
  recognises(text) {
    const [first = ""] = text.trimStart().split("\n", 1);
    return typeof readObject(first)?.path === "string";
  },
  read(text, material) {
    const requests = readRequests(text);
    if (!requests.ok) return requests;
    const replayed = profiles.map((profile) => replayRequests(requests.value, profile, material));
    const best = replayed.reduce((one, other) => (isCloser(other, one) ? other : one));
    if (best.match === null) {
      const [remark] = best.remarks;
      return failed({ code: "summoner/requests", message: remark?.message ?? "No match begins in this log." });
    }
    const { ruleset, setup, choices } = recordOf(best.match);
    return ok({ ruleset, setup, choices, driver: "recorded", remarks: best.remarks });
  },
  write(match) {
    const own = asSummoner(match);
    if (own === null) return failed({ code: "summoner/requests", message: "This is not a match of Summoner TCG." });
    return ok(writeRequests(own));
  },
};
