export { Images, type ImagePlace, type ImagesOptions, type ImageWish } from "./images.js";
export { isPictureName, listPictures } from "./list.js";
export { LocalImages, type LocalPicture } from "./local.js";
export { dataUrl, readPicture, type Picture } from "./picture.js";
