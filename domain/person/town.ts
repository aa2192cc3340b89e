import { withPlainDashesAndSpaces } from "./plain-characters.ts";

const zip = /\s*\b\d{5}(?:-\d{4})?$/;
const country = /^(?:USA|U\.S\.A\.|US|United States(?: of America)?)$/i;

/**
 * The town of a typed address: what stands last before the state and the ZIP code. Empty when there is none to be seen.
 * @param stateName The state that people here may write out: `Virginia`.
 */
export function townOf(address: string, stateName = ""): string {
  const parts = withPlainDashesAndSpaces(address)
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !country.test(part));
  const last = withoutState((parts.pop() ?? "").replace(zip, ""), stateName);
  const town = last === "" ? (parts.at(-1) ?? "") : last;
  // A street, or an apartment: nobody has written a town.
  return /\d/.test(town) ? "" : town;
}

function withoutState(part: string, name: string): string {
  const trimmed = part.trim();
  const code = /(?:^|\s)[A-Za-z]{2}\.?$/;
  if (code.test(trimmed)) return trimmed.replace(code, "").trim();
  return name !== "" && trimmed.toLowerCase().endsWith(name.toLowerCase())
    ? trimmed.slice(0, -name.length).trim()
    : trimmed;
}
