import { createContext } from "react";

/** What the renderer passes to the document around a page. */
export type DocumentParts = {
  /** Allows the inline scripts and styles of a page that is rendered for one visitor. */
  nonce?: string | undefined;
  /** The rules that the page's first paint needs, as CSS. */
  style: string;
  /** The color of the browser's own bar; in the browser, the page has it already. */
  bar?: string;
};

/** The default, used in the browser, reads the style that came with the page. */
export const DocumentContext = createContext<DocumentParts>({
  style: import.meta.env.SSR
    ? ""
    : (document.querySelector("style[data-page-style]")?.textContent ?? ""),
});
