import { faceRules, games, type FaceFile } from "../../shared/games/index.js";
import { spellingRules } from "../../shared/spelling/index.js";
import { joinedRules, type AddedRules } from "../../shared/validate/index.js";
import { englishSpeller } from "./english.js";

/** One for all workspaces, so that a word is looked up once. */
const asWorkspacesSay = spellingRules({ speller: englishSpeller });

const always = spellingRules({ speller: englishSpeller, standard: "en" });

/**
 * The rules beside those of games and files: how cards look, by the workspace's own faces too, and how words are spelled,
 * where the settings of the workspace or `checksSpelling` ask for it.
 */
export const addedRules = (faces: readonly FaceFile[], checksSpelling = false): AddedRules =>
  joinedRules(faceRules(games, faces), checksSpelling ? always : asWorkspacesSay);
