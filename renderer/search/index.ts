export { AbilityPreview } from "./AbilityPreview.js";
export { MeaningBar } from "./MeaningBar.js";
export {
  askMeaning,
  canSearchMeaning,
  closeMeaningSearch,
  findNearDuplicates,
  isSearchingMeaning,
  openMeaningSearch,
} from "./meaning-search.js";
export { ranked } from "./ranked.js";
