/** The sentences about images and the hosts they come from. */
export const texts = {
  askHost: (host: string): string => `Allow images from ${host}?`,
  hostLearns:
    "The host learns the address of this computer and which images are viewed. Its terms apply to what you do with them.",
  hostRemembered:
    "This is remembered on this computer, for all folders, and is not part of your files. You can undo this under “Allowed image hosts”.",
  noHosts:
    "No hosts are allowed, so Cardwright downloads no images. A sheet with images on other hosts asks above its rows.",
  keptImages: (count: number, size: string): string => {
    if (count === 0) return "No downloaded images are kept on this computer.";
    return `${count === 1 ? "1 downloaded image is" : `${count} downloaded images are`} kept on this computer, ${size}.`;
  },
  foundByNumber: "Images are found by their number: 12 is 12.png, 12.jpg, 12.webp, 12.gif or 12.avif.",
  imagesIn: (images: number): string => {
    if (images === 0) return "No images in it yet.";
    return images === 1 ? "1 image in it." : `${images} images in it.`;
  },
  folderIsShared: "The folder is stored in .cardwright/workspace.toml, for everybody who works on these files.",
  damaged: "The image is damaged: it cannot be decoded.",

  // AllowHostDialog
  allowHost: "Allow host",
  willAsk: "Cardwright will ask",
  forImages: (consequences: string): string => `for the images that cards name. ${consequences}`,

  // ImageFolderDialog
  imageFolder: "Image folder",
  useThisFolder: "Use this folder",
  removeFolder: "Remove folder",
  folderWithinThisWorkspace: "Folder within this workspace",
  folderExample: "art",
  searching: "Searching…",
  subfolders: "Subfolders",

  // ImageHostsDialog
  allowedImageHosts: "Allowed image hosts",
  loading: "Loading…",
  deleteDownloadedImages: "Delete downloaded images",
  wantedBySheet: "Wanted by the sheet on screen",
  allow: "Allow…",
  allowImagesFrom: (host: string): string => `Allow images from ${host}`,
  removeHost: (host: string): string => `Remove ${host}`,
  remove: "Remove",

  // draw
  loadingTheImage: "Loading the image",
  imageNamed: (name: string): string => `Image ${name}`,
  allowByCommand: "“Allowed image hosts…” in the command palette allows them.",
};
