export { AllowHostDialog } from "./AllowHostDialog.js";
export { drawImage, type ImageOptions } from "./draw.js";
export { ImageFolderDialog } from "./ImageFolderDialog.js";
export { ImageHostsDialog } from "./ImageHostsDialog.js";
export { followImages, reloadImages } from "./pictures.js";
