export {
  addOutcome,
  emptyOutcome,
  runBatch,
  type MatchFailure,
  type SimulationOutcome,
  type SimulationSums,
} from "./batch.js";
export { candidatesOf, valuesIn, type NumberRange, type Values, type VariedNumber } from "./candidates.js";
export { batchesOf, batchesOfRanges, type Batches } from "./batches.js";
export { changeOf, type Change, type Count, type Cross } from "./difference.js";
export { cardFigures, type CardFigures } from "./card-figures.js";
export { chanceBeyond, correctedValues } from "./discoveries.js";
export {
  contestantFigures,
  curveOf,
  evenChance,
  lengthFigures,
  pairingFigures,
  seatFigures,
  type ContestantFigures,
  type CurvePoint,
  type Figure,
  type LengthFigures,
  type PairingFigures,
} from "./figures.js";
export { deckMatrix, fieldRates, mirrorChecks, nashMix, type MatrixCell, type MirrorCheck } from "./field.js";
export { botsOf, contestantName, frameOf, type FramedContestant, type SimulationFrame } from "./frame.js";
export { joinCards, type JointCards, type NamedCards } from "./joint.js";
export { meanOf, shareOf, type Estimate, type Mean } from "./interval.js";
export { histogramEntries, lengthsOf, quantileOf, type Histogram, type Lengths } from "./lengths.js";
export { observeMatch, type Curve, type MatchReport, type Observer, type SeatReport } from "./observe.js";
export { emptyPairs, type PairTally } from "./pairs.js";
export { falseDiscoveries, pairFigures, type PairFigures, type PairsFound } from "./pair-figures.js";
export { countPair, emptyPaired, type PairedTally } from "./paired.js";
export {
  checkedPlan,
  matchesOf,
  pairingsOf,
  plannedMatch,
  seedOfMatch,
  setupOf,
  type Batch,
  type Contestant,
  type Pairing,
  type Schedule,
  type SimulationCards,
  type SimulationPlan,
} from "./plan.js";
export type { FigureRecord } from "./record.js";
export { csvOf, recordsOf } from "./records.js";
export { fewestMatches, significanceOf, significanceOfChange, type Significance } from "./significance.js";
export { shrunkShares, type Shrinkable } from "./shrink.js";
export { nextRound } from "./rounds.js";
export {
  changeSequence,
  contestantSequence,
  expectedMatches,
  isNarrow,
  sequenceErrorRate,
  shareSequence,
  type SequenceInterval,
} from "./sequence.js";
export { matchesOfShard, readShard, wholeRun, type Shard } from "./shard.js";
export { ShardMerge, type MergedShards } from "./shard-merge.js";
export {
  readShardResults,
  sortedJson,
  writeShardResults,
  type Provenance,
  type ShardResults,
} from "./shard-results.js";
export { mostBeforeStop, standardMatches } from "./standard.js";
export { addSums } from "./sums.js";
export { countMatch, emptyCard, emptyTally, type Tally } from "./tally.js";
export {
  candidateInterval,
  tune,
  tunerVerdict,
  type PlayCandidate,
  type Trial,
  type Tuned,
  type TunerTarget,
  type TunerVerdict,
} from "./tuner.js";
