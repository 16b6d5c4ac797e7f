export { AllowHostDialog } from "./AllowHostDialog.js";
export { drawImage, type ImageOptions } from "./draw.js";
export { ImageFolderDialog } from "./ImageFolderDialog.js";
export { ImageHostsDialog } from "./ImageHostsDialog.js";
export { fetchPicture, followImages, knownPicture, onPicturesChanged, reloadImages } from "./pictures.js";
export { noteWantedHost, putHostsOff, useHostsToAskFor } from "./wanted-hosts.js";
