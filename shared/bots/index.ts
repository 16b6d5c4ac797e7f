export type { Bot, BotContext, Thinking } from "./bot.js";
export { greedyBot } from "./greedy.js";
export { botNamed, botNames } from "./named.js";
export { playMatch, playOn, type PlayedMatch, type PlayOptions } from "./play.js";
export { playOut, searchBot, usualIterations, type SearchOptions } from "./search.js";
export { botCaveats, botTitle } from "./titles.js";
export { firstBot, randomBot } from "./simple.js";
