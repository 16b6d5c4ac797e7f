import type { StandardEffect, TriggeredAbility } from "../../ast.js";
import { embedded } from "./effects.js";
import { MATERIALIZE_EFFECTS } from "./effects-of-materializing.js";
import { CARD_EFFECTS } from "./effects-on-cards.js";
import { CHARACTER_EFFECTS } from "./effects-on-characters.js";
import { VALUE_EFFECTS } from "./effects-on-values.js";
import { gainsReclaim } from "./reclaim.js";
import { text } from "./say.js";
import { standardStatic } from "./statics.js";
import { isKeywordTrigger, triggerText } from "./triggers.js";
import { match, type Handlers } from "../../ast/variant.js";

const EFFECTS: Handlers<StandardEffect, string> = {
  ...CARD_EFFECTS,
  ...CHARACTER_EFFECTS,
  ...MATERIALIZE_EFFECTS,
  ...VALUE_EFFECTS,
  CreateStaticAbilityUntilEndOfTurn: ({ ability }) => standardStatic(ability),
  CreateTriggerUntilEndOfTurn: ({ trigger }) => untilEndOfTurn(trigger),
  GainsReclaim: gainsReclaim,
};

/** One effect as a fragment: small first letter, no period (DISPLAY-12). */
export const fragment = (effect: StandardEffect): string => match(effect, EFFECTS);

/** The options of the inner ability are not shown. */
function untilEndOfTurn({ trigger, effect }: TriggeredAbility): string {
  const setOff = triggerText(trigger);
  return isKeywordTrigger(trigger)
    ? text("create_trigger_until_end_of_turn_keyword", setOff, embedded(effect))
    : text("create_trigger_until_end_of_turn", setOff, embedded(effect));
}
