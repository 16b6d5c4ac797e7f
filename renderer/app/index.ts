export { App } from "./App.js";
export { offerTour } from "./tour/seen.js";
