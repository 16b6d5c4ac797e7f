export { offerRecovery } from "./offers.js";
export { decideRecovery } from "./take-back.js";
export { listedOffers, recoveryView } from "./view.js";
