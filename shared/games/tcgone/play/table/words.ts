import type { FaceFigure } from "../../../../match/index.js";
import type { Definition } from "../cards/definition.js";

/** Stages as people say them. */
const stageWords: Readonly<Record<string, string>> = {
  basic: "Basic unit",
  stage1: "Stage 1",
  stage2: "Stage 2",
  baby: "Baby",
  "level-up": "Level up",
  restored: "Restored",
};

/** The type line of a card. */
export const kindWords = ({ "card-kind": kind, stage, tags }: Definition): readonly string[] => {
  const words = kind.replace("-", " ");
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return [kind === "unit" ? (stageWords[stage] ?? title) : title, ...tags];
};

/** Figures that say nothing are left out. */
export const isNotPlain = ({ value, base }: FaceFigure): boolean => value !== "" || base !== "";
