/** Light, dark, or what the system has. Kept in this browser. */
export const schemes = ["system", "light", "dark"] as const;

export type Scheme = (typeof schemes)[number];

const key = "desk-scheme";

export function chosenScheme(): Scheme {
  const kept = localStorage.getItem(key);
  return schemes.find((scheme) => scheme === kept) ?? "system";
}

export function chooseScheme(scheme: Scheme): void {
  localStorage.setItem(key, scheme);
  applyScheme();
}

/** Sets what was chosen on the document, before anything is drawn. */
export function applyScheme(): void {
  const scheme = chosenScheme();
  const { dataset } = document.documentElement;
  if (scheme === "system") delete dataset.scheme;
  else dataset.scheme = scheme;
}
