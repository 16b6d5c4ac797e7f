export { serve, type ServeOptions } from "./serve.js";
export { startVisit, type Visit } from "./visit.js";
export type { VisitEnd } from "./visited-session.js";
