import { xmlCharacters } from "../../shared/face/index.js";

const svgSpace = "http://www.w3.org/2000/svg";
const variables = /var\((--[\w-]+)\)/gu;

type Attributes = Readonly<Record<string, string | number>>;

/** A drawing that is to be a file of its own: on the background of the page's theme, under its title. */
export class FileDrawing {
  readonly svg: Element;

  constructor(width: number, height: number, title: string) {
    this.svg = document.createElementNS(svgSpace, "svg");
    for (const [key, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` }))
      this.svg.setAttribute(key, String(value));
    this.svg.setAttribute("font-family", "sans-serif");
    this.add("rect", { width, height, fill: "var(--panel)" });
    this.write(title, { x: 12, y: 22, "font-size": 14, "font-weight": 600 });
  }

  add(name: string, attributes: Attributes, text = ""): void {
    const element = document.createElementNS(svgSpace, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    element.textContent = text;
    this.svg.append(element);
  }

  /** Adds a text, small and in ink where nothing else is said. */
  write(text: string, attributes: Attributes): void {
    this.add("text", { "font-size": 11, fill: "var(--ink)", ...attributes }, text);
  }

  /** The text of the file, with the colours that the page's theme has now in place of its variables. */
  text(): string {
    const styles = getComputedStyle(document.documentElement);
    return xmlCharacters(new XMLSerializer().serializeToString(this.svg)).replace(variables, (_, name: string) =>
      styles.getPropertyValue(name).trim(),
    );
  }
}
