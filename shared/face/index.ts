/** Card faces: a template and the values of a row become a picture. */
export { layOutFace, type FaceLayout, type FaceOverflow, type FaceValues } from "./layout.js";
export { faceSvg, type PictureSource } from "./svg.js";
export { faceTemplateSchema, type FaceTemplate } from "./template.js";
