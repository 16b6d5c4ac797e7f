export type { Anchor, Link } from "./anchor.js";
export { act, readAction, sameAction, writeAction, type Action } from "./action.js";
export type { AbilitySpec } from "./abilities.js";
export type { Reach } from "./answer.js";
export { withCause, type BundleSpec } from "./bundles.js";
export { byRules, type Cause } from "./cause.js";
export { createRuleset } from "./create-ruleset.js";
export type { Edit } from "./edit.js";
export { fieldInWords, noField } from "./edit-fault.js";
export { forcedChance, type ChanceDraw } from "./forced.js";
export { FirstHand } from "./first-hand.js";
export { fingerprint } from "./fingerprint.js";
export { MatchFault } from "./kernel.js";
export { isRunaway, runaway, type Runaway } from "./runaway.js";
export type {
  Ability,
  AnyFrame,
  Bundle,
  EventFrame,
  ForcedOutcome,
  FrameBase,
  JsonObject,
  JsonValue,
  MatchCard,
  MatchEvent,
  MatchState,
  MatchTypes,
  Outcome,
  StackItem,
  UntilEvent,
} from "./state.js";
export type {
  GameWord,
  Layout,
  LayoutCounter,
  LayoutGroup,
  LayoutKey,
  LayoutZone,
  Seen,
  SlotForecast,
  SlotPlace,
  ZoneRule,
} from "./layout.js";
export type { LogEntry, LogNote } from "./log.js";
export type { ItemSpec } from "./draft-editor.js";
export type { FrameSpec, Machine } from "./machine.js";
export type { Placement } from "./moves.js";
export type { Priority } from "./priority.js";
export type { ActivationReason, Listener, ListenerOf, Modifier, Program, ProgramSource } from "./program.js";
export type {
  ActPrompt,
  Answer,
  ArrangePrompt,
  CardsPrompt,
  ConfirmPrompt,
  NumberPrompt,
  OptionsPrompt,
  Prompt,
  PromptOption,
  PromptPile,
} from "./prompt.js";
export { randomFrom, shuffled, type Random } from "./random.js";
export type { Reader } from "./reader.js";
export type { ActionWords, CardFields, CardSpec, Deck, MatchSetup, Prepared, Rules } from "./rules.js";
export type { Decision, Offer, Ruleset, Step } from "./ruleset.js";
export { backOut, type BackOut } from "./driver/back-out.js";
export {
  actionSchema,
  answerSchema,
  cardShape,
  causeSchema,
  frameShape,
  itemShape,
  jsonSchema,
  promptSchema,
  varsSchema,
  wholeSchema,
  type Schemas,
} from "./schemas.js";
export { EVERYBODY, NOBODY, NONE, seatBit, seatTarget, targetSeat, type Seat, type Viewer } from "./seat.js";
export { attachments, type Attachment, type MatchPosition, type SetUp, type SetUpField } from "./set-up.js";
export { clampSelection, type Selection } from "./select.js";
export { redacted } from "./view-of.js";
export type {
  Badge,
  CardFace,
  CardPlace,
  FaceFigure,
  FaceSupport,
  FigureStep,
  MatchView,
  ViewCard,
  ViewEffect,
  ViewItem,
  ViewPlace,
  ViewZone,
} from "./view.js";
export type { Vocabulary } from "./vocabulary.js";
export { findOffer } from "./driver/find-offer.js";
export {
  choose,
  editMatch,
  jump,
  linesOf,
  logOf,
  presentDecision,
  presentMoment,
  presentState,
  recordOf,
  redo,
  startMatch,
  undo,
  type Automatic,
  type LogLine,
  type Match,
  type Moment,
} from "./driver/match.js";
export { preview, type Preview } from "./driver/preview.js";
export {
  editSchema,
  readRecord,
  recordAsJson,
  setupSchema,
  writeRecord,
  type Choice,
  type ChoiceBy,
  type MatchRecord,
} from "./driver/record.js";
export { replay, type Replay } from "./driver/replay.js";
export { cardsMisfit, optionsMisfit } from "./setup.js";
