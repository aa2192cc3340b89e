/** Where most visitors' mailboxes are. None of these is a typo of another. */
export const commonMailDomains = [
  "aol.com",
  "att.net",
  "comcast.net",
  "cox.net",
  "gmail.com",
  "googlemail.com",
  "hotmail.com",
  "icloud.com",
  "live.com",
  "mac.com",
  "me.com",
  "msn.com",
  "outlook.com",
  "protonmail.com",
  "verizon.net",
  "yahoo.com",
  "ymail.com",
] as const;

/** No top-level domain is called that, whatever stands before it. */
const endingTypos: Readonly<Record<string, string>> = {
  cmo: "com",
  comm: "com",
  con: "com",
  coom: "com",
  cpm: "com",
  ocm: "com",
  vom: "com",
  xom: "com",
  nett: "net",
  nte: "net",
  ogr: "org",
};

/** These are countries': only behind the name of a common domain are they typos. */
const countriesTyped = new Set(["cm", "co", "ne", "om"]);

/** Shorter names have too many neighbors that exist. */
const shortestName = 5;

/**
 * The mailbox that somebody may have meant who typed another domain than they have: `ann@gmail.com` for `ann@gmial.con`.
 * What stands before the @ stays as typed. Null for domains that nothing is known to be wrong with: others than
 * the common ones are left alone, unless their ending does not exist.
 */
export function meantMailbox(typed: string): string | null {
  const [, local, domain = ""] = /^\s*([^\s@]+)@([^@]+)$/.exec(typed) ?? [];
  if (!local) return null;
  const meant = meantDomain(domain.toLowerCase());
  return meant === null ? null : `${local}@${meant}`;
}

function meantDomain(typed: string): string | null {
  // A comma or several dots for one, and what a sentence ends with.
  const domain = typed
    .trim()
    .replace(/[\s,;.]+/g, ".")
    .replace(/^\.|\.$/g, "");
  const meant = isCommon(domain) ? domain : (commonDomainOf(domain) ?? withKnownEnding(domain));
  return meant === typed.trim() ? null : meant;
}

function commonDomainOf(domain: string): string | undefined {
  return commonMailDomains.find((common) => {
    const [name, ending] = partsOf(common);
    const [typedName, typedEnding] = partsOf(domain);
    if (typedEnding === "") return isWithoutDot(typedName, name, ending);
    const isSameName = typedName === name;
    const isLong = name.length >= shortestName;
    const isEndingMeant =
      typedEnding === ending ||
      Object.hasOwn(endingTypos, typedEnding) ||
      (isLong && countriesTyped.has(typedEnding));
    return isEndingMeant && (isSameName || (isLong && isNeighbor(typedName, name)));
  });
}

/** `gmailcom`, or `gmail` alone. */
function isWithoutDot(typed: string, name: string, ending: string): boolean {
  if (typed === name) return name.length >= shortestName;
  if (!typed.startsWith(name)) return false;
  const rest = typed.slice(name.length);
  return rest === ending || (Object.hasOwn(endingTypos, rest) && endingTypos[rest] === ending);
}

function withKnownEnding(domain: string): string | null {
  const [name, ending] = partsOf(domain);
  const meant = Object.hasOwn(endingTypos, ending) ? endingTypos[ending] : undefined;
  return meant === undefined || name === "" ? null : `${name}.${meant}`;
}

function isCommon(domain: string): boolean {
  return (commonMailDomains as readonly string[]).includes(domain);
}

/** What stands before the last dot and what behind it; nothing behind it where there is none. */
function partsOf(domain: string): [name: string, ending: string] {
  const dot = domain.lastIndexOf(".");
  return dot < 0 ? [domain, ""] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

/**
 * Whether one letter is missing, too much, another one, or has changed places with the next. The first letter must be
 * right: `mail.com`, `email.com` and `cloud.com` are not typos of their neighbors.
 */
function isNeighbor(typed: string, name: string): boolean {
  if (typed[0] !== name[0] || Math.abs(typed.length - name.length) > 1) return false;
  let same = 0;
  while (same < typed.length && typed[same] === name[same]) same += 1;
  const [left, right] = [typed.slice(same), name.slice(same)];
  const isSwapped =
    left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return (
    isSwapped ||
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1)
  );
}
