/** Reads files of commits through the command line of git. Nothing here writes to a repository. */
export { documentsAt, type CommittedDocuments } from "./documents.js";
