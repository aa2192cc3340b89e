import { createContext } from "react";

/** What the document around a page gets from whoever renders it. */
export type DocumentParts = {
  /** Allows the inline scripts and the style of a page that is rendered for one visitor. */
  nonce?: string | undefined;
  /** The rules that the page's first paint needs, as CSS. */
  style: string;
};

/** In the browser: the style that came with the page. */
export const DocumentContext = createContext<DocumentParts>({
  style: import.meta.env.SSR
    ? ""
    : (document.querySelector("style[data-page-style]")?.textContent ?? ""),
});
