import { failed, isEqual, ok, type Result } from "../../../../base/index.js";
import { listed, type PhraseFault, type PhraseRewriter, type Phrases } from "../../../../text/index.js";
import type { Cells } from "../cells.js";
import { readPhrase, type PhraseMeaning, type UnreadPhrase } from "./read.js";
import { rewriteCard, type PhraseSwap } from "./rewrite.js";
import { variablesCell, writePhrase } from "./write.js";

/** Phrases of rules text, found by what they mean and written as the game words them. */
export const dreamtidesPhrases: Phrases = {
  example: { find: "dissolve an enemy", replacement: "banish an enemy" },
  rewriter,
};

function rewriter(find: string, replacement: string): Result<PhraseRewriter, PhraseFault> {
  const [from, to] = [readPhrase(find), readPhrase(replacement)];
  if (!from.ok) return unread("find", from.error);
  if (!to.ok) return unread("replacement", to.error);
  const pairs = pairsOf(from.value, to.value);
  const swaps = pairs.flatMap(({ rule, finds, puts }): PhraseSwap[] => {
    const [found, put] = [finds[0], puts[0]];
    if (!found || !put || finds.length > 1 || puts.length > 1) return [];
    return [{ rule, find: found.ast, put: put.ast, spoken: put.spoken }];
  });
  if (pairs.length === 0) return failed(apart);
  const [doubtful] = pairs;
  if (swaps.length === 0 && doubtful) return failed(severalMeanings(doubtful));
  const changing = swaps.filter(({ find: ast, put }) => !isEqual(ast, put));
  return ok({
    rewrite(texts) {
      const { rulesText = "", variables = "", prompts } = texts;
      const cells: Cells = { rulesText, variables, ...(prompts !== undefined && { prompts }) };
      const card = changing.length === 0 ? undefined : rewriteCard(cells, changing);
      if (!card) return undefined;
      const { count, left } = card;
      const changed = Object.entries(card.cells).filter(([name, text]) => (texts[name] ?? "") !== text);
      return { texts: Object.fromEntries(changed), count, left };
    },
  });
}

const unread = (phrase: "find" | "replacement", { at, message }: UnreadPhrase) =>
  failed<PhraseFault>({ code: "dreamtides/phrase", phrase, at, message });

const apart: PhraseFault = {
  code: "dreamtides/phrases-apart",
  phrase: "both",
  message: "These two phrases cannot stand in the same place: write two effects, two costs, or two kinds of card.",
};

interface Pair {
  readonly rule: number;
  readonly finds: readonly PhraseMeaning[];
  readonly puts: readonly PhraseMeaning[];
}

/** What both phrases mean to the same rule of the grammar. */
function pairsOf(from: readonly PhraseMeaning[], to: readonly PhraseMeaning[]): Pair[] {
  const rules = [...new Set(from.map(({ rule }) => rule))];
  const ofRule = (meanings: readonly PhraseMeaning[], wanted: number) => meanings.filter(({ rule }) => rule === wanted);
  return rules
    .map((rule) => ({ rule, finds: ofRule(from, rule), puts: ofRule(to, rule) }))
    .filter(({ puts }) => puts.length > 0);
}

function severalMeanings({ finds, puts }: Pair): PhraseFault {
  const isFind = finds.length > 1;
  const ways = (isFind ? finds : puts).map(({ spoken }) => `“${writePhrase(spoken, variablesCell("")).text}”`);
  const message = `This can mean several things: ${listed(ways, "or")}. Write what the number counts.`;
  return { code: "dreamtides/phrase-doubtful", phrase: isFind ? "find" : "replacement", message };
}
