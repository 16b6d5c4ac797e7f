export { DuplicatesDialog } from "./DuplicatesDialog.js";
export { MeaningBar } from "./MeaningBar.js";
export {
  askMeaning,
  canSearchMeaning,
  closeMeaningSearch,
  isSearchingMeaning,
  openMeaningSearch,
} from "./meaning-search.js";
