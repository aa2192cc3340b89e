/** A sentence before others; nothing where there is none. */
export function before(sentence: string | undefined): string {
  return sentence ? `${sentence} ` : "";
}

/** A sentence after others; nothing where there is none. */
export function after(sentence: string | undefined): string {
  return sentence ? ` ${sentence}` : "";
}
