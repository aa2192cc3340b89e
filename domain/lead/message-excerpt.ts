/** Characters of a visitor's message that a mail to staff repeats. */
export const excerptLength = 600;

/** The beginning of a message, cut between words if it is longer than `excerptLength`. */
export function messageExcerpt(message: string): string {
  const text = message.trim();
  if (text.length <= excerptLength) return text;
  const cut = text.slice(0, excerptLength);
  // Without a space near the end, as in a long address, a word is cut.
  const end = cut.search(/\s\S{0,40}$/);
  return `${(end > 0 ? cut.slice(0, end) : cut).trimEnd().toWellFormed()} …`;
}
