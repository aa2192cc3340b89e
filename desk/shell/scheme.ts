/** Light, dark, or the system's setting. Stored in this browser. */
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

/** Applies the chosen scheme to the document before anything is painted. */
export function applyScheme(): void {
  const scheme = chosenScheme();
  const { dataset } = document.documentElement;
  if (scheme === "system") delete dataset.scheme;
  else dataset.scheme = scheme;
}
