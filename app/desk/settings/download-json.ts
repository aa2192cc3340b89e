/** Puts data into the browser's downloads, as a file that people and programs read. */
export function downloadJson(name: string, data: unknown): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read it only after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
