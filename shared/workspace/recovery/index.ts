export { offerRecovery } from "./offers.js";
export { recover } from "./take-back.js";
export { recoveryView } from "./view.js";
