import { NONE, recordOf, type JsonObject } from "../../../match/index.js";
import type { PositionRemark, WrittenPosition } from "../../position-format.js";
import { envOf } from "./position.js";
import type { SummonerMatch } from "./requests.js";
import { idsOf, writePosition } from "./write.js";

/** A match as a log of requests: its beginning is injected; what the reference has no request for is remarked. */
export function writeRequests(match: SummonerMatch): WrittenPosition {
  const remarks: PositionRemark[] = [];
  const lines: JsonObject[] = [];
  const request = (path: string, body: JsonObject): void => {
    lines.push({ method: "POST", path: `/api/game${path}`, body });
  };
  const [first] = match.moments;
  if (first) request("/test/injectGameState", { gameEnv: envOf(writePosition(first.state)) });
  for (const [at, choice] of recordOf(match).choices.entries()) {
    const before = match.moments[at]?.state;
    if (before === undefined) continue;
    const playerId = idsOf(before)[match.moments[at + 1]?.seat ?? NONE] ?? "";
    const action = choice.kind === "action" ? choice.action : null;
    if (action?.verb === "play" || action?.verb === "hide") {
      const card = before.cards[action.card];
      const card_idx = before.zones.hand[card?.owner ?? NONE]?.indexOf(action.card) ?? NONE;
      const type = action.verb === "play" ? "PlayCard" : "PlayCardBack";
      request("/player/playerAction", { playerId, action: { type, card_idx, field_idx: action.value } });
    } else if (action?.verb === "ready") request("/player/startReady", { playerId, isRedraw: false });
    else remarks.push({ message: `Choice ${at + 1} is not a request of the server, and is left out.` });
  }
  return { text: lines.map((line) => `${JSON.stringify(line)}\n`).join(""), remarks };
}
