/**
 * What is used of the packages that draw and print, which are loaded only when something is printed or packaged. Said here, so that
 * sources can be checked where they are not installed; the types of PDFKit also leave out that a picture can be opened once
 * and drawn often.
 */
declare module "pdfkit" {
  import type { Readable } from "node:stream";

  interface OpenedImage {
    readonly width: number;
    readonly height: number;
  }

  class PDFDocument extends Readable {
    constructor(options: {
      readonly autoFirstPage: boolean;
      readonly font: string;
      readonly info: { readonly Title: string; readonly Creator: string };
    });
    readonly page: { readonly dictionary: { readonly data: object } };
    addPage(options: { readonly size: readonly [number, number]; readonly margin: number }): this;
    openImage(png: Buffer): OpenedImage;
    image(image: OpenedImage, x: number, y: number, size: { readonly width: number; readonly height: number }): this;
    save(): this;
    restore(): this;
    rotate(degrees: number, options: { readonly origin: readonly [number, number] }): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    strokeColor(color: string): this;
    stroke(): this;
    fillColor(color: string): this;
    fontSize(size: number): this;
    text(text: string, x: number, y: number, options: { readonly lineBreak: boolean }): this;
    end(): void;
  }

  export default PDFDocument;
  export type { OpenedImage };
}

declare module "@resvg/resvg-js" {
  interface RenderOptions {
    readonly fitTo: { readonly mode: "width"; readonly value: number };
    readonly font?: {
      readonly fontFiles: string[];
      readonly loadSystemFonts: boolean;
      readonly defaultFontFamily: string;
    };
  }

  interface RenderedImage {
    readonly width: number;
    readonly height: number;
    readonly pixels: Buffer;
    asPng(): Buffer;
  }

  export function renderAsync(svg: string, options: RenderOptions): Promise<RenderedImage>;
}
