export { Images, type ImagePlace, type ImagesOptions, type ImageWish } from "./images.js";
