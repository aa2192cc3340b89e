/*
 * HTML with gaps: what React has rendered of a word that stands for a text, cut at that word, so that the text
 * can be put there without rendering anything again.
 */

/**
 * Words that stand for texts. Neither HTML nor an address writes them in another way. They are longer than the digest
 * in a file's name, which has eight letters and may have any: a picture was once called `storm-Cp2qIqz3.webp`.
 */
const gap = /(q[A-Z]{7,}q)/;

/** Texts and names of gaps in turn, beginning with a text. */
export type GappedHtml = readonly string[];

export function gapped(html: string): GappedHtml {
  return html.split(gap);
}

/** @param contentOf HTML for a gap. */
export function filled(pieces: GappedHtml, contentOf: (gap: string) => string): string {
  let html = "";
  for (const [index, piece] of pieces.entries()) html += index % 2 ? contentOf(piece) : piece;
  return html;
}

/** A text as it stands in the query of an address (`URLSearchParams`), which HTML need not write otherwise. */
export function queryHtml(text: string): string {
  return new URLSearchParams({ "": text }).toString().slice(1);
}
