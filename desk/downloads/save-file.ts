/** Saves data to the browser's downloads as readable JSON. */
export function saveJson(name: string, data: unknown): void {
  saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
}

/** Has the browser download an address of this site, which it keeps on its disk rather than in the page's memory. */
export function saveFrom(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}

/** Saves a file to the browser's downloads. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
