/*
 * HTML with gaps: React renders a placeholder word, and the HTML is cut at that word, so that the
 * real text can be filled in without rendering again.
 */

/**
 * Placeholder words, spelled the same in HTML and in addresses. They are longer than the
 * eight-letter digest in a file's name, which can contain any letters: a picture was once called
 * `storm-Cp2qIqz3.webp`.
 */
const gap = /(q[A-Z]{7,}q)/;

/** Text and gap names in turn, beginning with text. */
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

/**
 * Encodes a text for the query of an address (`URLSearchParams`); the result needs no HTML
 * escaping.
 */
export function queryHtml(text: string): string {
  return new URLSearchParams({ "": text }).toString().slice(1);
}
