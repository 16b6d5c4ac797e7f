/** Card faces: a template and the values of a row become a picture. */
export {
  cutOffTexts,
  layOutFace,
  mainText,
  picturePlaces,
  type CutOffText,
  type FaceLayout,
  type FaceOverflow,
  type FaceValues,
} from "./layout.js";
export { columnsOf, namesIn } from "./columns.js";
export { faceFonts, fontFiles } from "./font/fonts.js";
export { fontFace, proofPage, type ProofCards, type ProofFont, type ProofOptions } from "./proof.js";
export { cutLines, cutMarkings, type CutLine, type CutMarking } from "./cut-marks.js";
export { papers, type Paper, type Size } from "./sheet-places.js";
export {
  backPlan,
  sheetPlan,
  turns,
  type BackPlan,
  type SheetPlan,
  type SheetSize,
  type SheetWish,
  type Turn,
} from "./sheet-plan.js";
export { readFocus, writeFocus, type Focus } from "./picture/focus.js";
export {
  pictureReport,
  type FoundPicture,
  type MissingPicture,
  type PicturedCard,
  type PictureFiles,
  type PicturePlace,
  type PictureReport,
  type SmallPicture,
} from "./picture/report.js";
export { bytesOfDataUrl, pixelSize, type ByteSource, type PixelSize } from "./picture/size.js";
export { faceWithGuides, guideBleed } from "./guides.js";
export { faceSvg, noBleed, type Bleed, type PictureSource } from "./svg.js";
export { hyphenationLanguages, loadHyphenation } from "./text/hyphenation.js";
export { firstCharacter } from "./text/pieces.js";
export { faceTemplateSchema, type FaceTemplate, type FaceTemplateSource } from "./template.js";
export { escaped, xmlCharacters } from "./xml.js";
