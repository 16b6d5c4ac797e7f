/** Cards on paper and as pictures, without a browser. */
export { cardsOf, type CardScope, type CardTable, type DrawnCard } from "./cards.js";
export { backPng, type BackPicture } from "./back.js";
export { facePixels, facePng, printDpi } from "./faces.js";
export { faceSheetPng } from "./face-sheet.js";
export { zipped, type CardFile, type CardFiles, type Progress } from "./files/card-files.js";
export { pngFiles, type PngWish } from "./files/png-files.js";
export { simulatorFiles } from "./files/simulator-files.js";
export { tabletopFiles, type TabletopWish } from "./files/tabletop-files.js";
export { readFonts } from "./fonts.js";
export { NotDrawn } from "./not-drawn.js";
export { checkPictures, type CheckedCard } from "./picture-check.js";
export { FolderPictures, picturesOn } from "./pictures.js";
export { pngOf, type Pixels } from "./png.js";
export { printPdf, type PrintOptions } from "./print.js";
export { oddCopiesOn, remarksOn } from "./remarks.js";
export { rasterOf } from "./raster.js";
