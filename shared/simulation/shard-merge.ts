import { failed, isEqual, ok, type Fault, type Result } from "../base/index.js";
import { addOutcome, emptyOutcome, type SimulationOutcome } from "./batch.js";
import { sortedJson, type Provenance, type ShardResults } from "./shard-results.js";

/** What was added up, and what is still missing for the whole simulation. */
export interface MergedShards {
  readonly results: ShardResults;
  /** Numbers of shards that nobody brought, ascending. */
  readonly missing: readonly number[];
  /** How often results came that were counted already. */
  readonly repeated: number;
}

/** What a refused file differs in, in words. */
const differences: readonly (readonly [what: string, of: (provenance: Provenance) => unknown])[] = [
  ["another version of the program", ({ engine }) => engine],
  ["another game", ({ game }) => game],
  ["other rules", ({ schedule }) => schedule.ruleset],
  ["other decks or players", ({ schedule }) => schedule.contestants],
  ["another number of matches", ({ schedule }) => schedule.matches],
  ["another seed", ({ schedule }) => schedule.seed],
  ["with or without mirror matches", ({ schedule }) => schedule.mirrors === true],
  ["with or without pairs of cards", ({ schedule }) => schedule.pairs === true],
  ["other options of the rules", ({ options }) => options],
  ["other cards", ({ cards }) => cards],
];

/**
 * Adds up the results of shards, in any order and grouping: all of them together are, to the bit, what one run of all
 * matches counts. A shard counts once; the same one again must say the same.
 */
export class ShardMerge {
  readonly #digest: (text: string) => string;
  #first: ShardResults | undefined;
  #outcome: SimulationOutcome = emptyOutcome();
  #repeated = 0;
  /** By number of the shard, the group of shards that it came with. */
  readonly #groups = new Map<number, { readonly shards: readonly number[]; readonly digest: string }>();

  /** @param digest a hash of a text that does not collide, for comparing results without keeping them */
  constructor(digest: (text: string) => string) {
    this.#digest = digest;
  }

  /** Takes results in, or says why they do not belong to those taken before. A refusal changes nothing. */
  add(results: ShardResults): Result<null> {
    const fault = this.#mismatch(results);
    if (fault) return failed(fault);
    const digest = this.#digest(sortedJson(results.outcome));
    const known = results.shards.flatMap((number) => this.#groups.get(number) ?? []);
    const [group] = known;
    if (group) {
      const isSame = isEqual(group.shards, results.shards);
      if (isSame && group.digest === digest) {
        this.#repeated += 1;
        return ok(null);
      }
      const number = results.shards.find((each) => this.#groups.has(each));
      return failed({
        code: "simulation/shard-twice",
        message: isSame
          ? `Shard ${number} of ${results.of} came twice, with different results.`
          : `Shard ${number} of ${results.of} is in other results already, together with others; it would count twice.`,
      });
    }
    const taken = { shards: results.shards, digest };
    for (const number of results.shards) this.#groups.set(number, taken);
    this.#first ??= results;
    this.#outcome = addOutcome(this.#outcome, results.outcome);
    return ok(null);
  }

  /** What was counted in all that was added. */
  get outcome(): SimulationOutcome {
    return this.#outcome;
  }

  /** What was added up so far; `null` of nothing. */
  get merged(): MergedShards | null {
    const first = this.#first;
    if (!first) return null;
    const shards = [...this.#groups.keys()].sort((a, b) => a - b);
    const missing: number[] = [];
    for (let number = 1; number <= first.of; number++) if (!this.#groups.has(number)) missing.push(number);
    return { results: { ...first, shards, outcome: this.#outcome }, missing, repeated: this.#repeated };
  }

  #mismatch({ provenance, frame, names, of }: ShardResults): Fault | null {
    const first = this.#first;
    if (!first) return null;
    const found = differences.find(([, part]) => !isEqual(part(provenance), part(first.provenance)));
    const what =
      found?.[0] ??
      (of === first.of ? null : `${of} shards, not ${first.of}`) ??
      (isEqual(frame, first.frame) && isEqual(names, first.names) ? null : "other names of cards");
    if (what === null) return null;
    return {
      code: "simulation/mixed",
      message: `These results are of another simulation than the first: ${what}.`,
    };
  }
}
