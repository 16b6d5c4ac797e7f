export { offerRecovery } from "./offers.js";
export { decideRecovery } from "./take-back.js";
export { recoveryView } from "./view.js";
