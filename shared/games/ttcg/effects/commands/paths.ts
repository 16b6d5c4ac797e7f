/** Where the tools of the game look for files and write them, from the folder they are started in. */
export const paths = {
  placeholders: "placeholders",
  effects: "effects/all_effects.txt",
  templates: "effects/all_effect_templates.txt",
  removals: "placeholders/combinations_to_remove.txt",
  replacements: "placeholders/phrase_replacements.txt",
  table: "effects/effects_with_placeholders.csv",
  /** Behind `find_malformed_lines`: in the folder itself. */
  flagged: "effects_with_placeholders.csv",
  classes: "effects/effects_classification.json",
  cards: "card_list/card_list.csv",
  serials: "card_list/serials.txt",
  styles: "effect_style_text",
} as const;
