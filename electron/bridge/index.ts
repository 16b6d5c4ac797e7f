export { readPageFile, type PageFile } from "./page-files.js";
export { contentSecurityPolicy, pageHeaders } from "./page-policy.js";
export { findSamples } from "./samples.js";
