export { Images, type ImagePlace, type ImagesOptions, type ImageWish } from "./images.js";
export { LocalImages } from "./local.js";
export { dataUrl, readPicture, type Picture } from "./picture.js";
