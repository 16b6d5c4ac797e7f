/** Cards on paper and as pictures, without a browser. */
export { cardsOf, type CardScope, type CardTable, type DrawnCard } from "./cards.js";
export { backPng, type BackPicture } from "./back.js";
export { bleedFor, facePixels, facePng, printDpi } from "./faces.js";
export { faceSheetPng } from "./face-sheet.js";
export { readFonts } from "./fonts.js";
export { inOrder } from "./in-order.js";
export { FolderPictures, picturesOn } from "./pictures.js";
export { pngOf, type Pixels } from "./png.js";
export { printPdf, type PrintOptions } from "./print.js";
export { rasterOf } from "./raster.js";
