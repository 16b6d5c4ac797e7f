export { DuplicatesDialog } from "./DuplicatesDialog.js";
export { useIsSearchingMeaning } from "./meaning-state.js";
export { MeaningBar } from "./MeaningBar.js";
export {
  askMeaning,
  canSearchMeaning,
  closeMeaningSearch,
  isSearchingMeaning,
  openMeaningSearch,
} from "./meaning-search.js";
