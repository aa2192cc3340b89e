const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** Escapes text like React, for element content and attributes. */
export function htmlText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
