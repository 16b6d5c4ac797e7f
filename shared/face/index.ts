/** Card faces: a template and the values of a row become a picture. */
export { layOutFace, type FaceLayout, type FaceOverflow, type FaceValues } from "./layout.js";
export { faceFonts, fontFiles } from "./font/fonts.js";
export { proofPage, type ProofCards, type ProofFont, type ProofOptions } from "./proof.js";
export { papers, type Paper } from "./sheet-places.js";
export { faceSvg, type PictureSource } from "./svg.js";
export { firstCharacter } from "./text/pieces.js";
export { faceTemplateSchema, type FaceTemplate, type FaceTemplateSource } from "./template.js";
