export { FacePane } from "./FacePane.js";
export { GalleryDialog } from "./GalleryDialog.js";
