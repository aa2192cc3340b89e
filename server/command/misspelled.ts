import { settingNames } from "#server/config.ts";

/** Names that a file of settings may also hold: of Node, and of the proxy in front (deploy/Caddyfile). */
const otherNames = ["SITE_HOST", "SITE_UPSTREAM", "NODE_OPTIONS", "NODE_EXTRA_CA_CERTS"];
/** The shortest name that counts as a misspelling in the environment, where others keep short names of their own. */
const shortest = 7;

/**
 * What looks like a misspelled setting, one sentence each. A file of settings is ours: a name with the beginning of one of
 * ours, or nearly one of ours, is meant as one. The environment is everybody's: only what is a character off counts.
 */
export function misspelled(names: {
  inFile: readonly string[];
  inEnvironment: readonly string[];
}): string[] {
  const inFile = names.inFile.map((name) => sentence(name, nearest(name, 2, true)));
  const inEnvironment = names.inEnvironment
    .filter((name) => name.length >= shortest)
    .map((name) => sentence(name, nearest(name, 1, false)));
  return [...new Set([...inFile, ...inEnvironment])].filter((fault) => fault !== "").sort();
}

function sentence(name: string, meant: string | undefined): string {
  return meant ? `${name} is not a setting; did you mean ${meant}?` : "";
}

/** The setting that a name is most like, if it is none itself. */
function nearest(name: string, within: number, byBeginning: boolean): string | undefined {
  if (settingNames.includes(name) || otherNames.includes(name)) return undefined;
  const [found] = settingNames
    .map((setting) => ({ setting, edits: editsBetween(name.toUpperCase(), setting) }))
    .filter(
      ({ setting, edits }) =>
        // A short name is near to many.
        edits <= Math.min(within, Math.floor(setting.length / 3)) ||
        (byBeginning && beginning(name) === beginning(setting)),
    )
    .sort((one, other) => one.edits - other.edits);
  return found?.setting;
}

/** `SMTP` of `SMTP_URL`. Node's own settings are many, and none of ours. */
function beginning(name: string): string | undefined {
  const [word, ...rest] = name.split("_");
  return rest.length > 0 && word !== "NODE" ? word : name;
}

/** How many characters are to be put in, left out or replaced to make one word the other (Levenshtein). */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, wanted] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
