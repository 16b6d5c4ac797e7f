export { FacePane } from "./FacePane.js";
export { GalleryDialog } from "./GalleryDialog.js";
export { MakeDialog } from "./make/MakeDialog.js";
export { PicturesDialog } from "./pictures/PicturesDialog.js";
export { RowFace } from "./RowFace.js";
export { FaceImage } from "./FaceImage.js";
export { faceOfCells } from "./face-of-row.js";
export { proofFonts } from "./proof-fonts.js";
export { fetchPictures, pictureSource } from "./use-pictures.js";
