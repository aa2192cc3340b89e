/** What a request says of whoever makes it. */
type Asked = {
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** What mail servers, messengers and search engines call themselves that fetch links before anybody opens them. */
const machines =
  /bot\b|crawl|spider|preview|scan|slurp|facebookexternalhit|whatsapp|telegram|skype|slack|discord|embedly|headless|lighthouse|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|proofpoint|barracuda|mimecast/i;

/** Milliseconds: whoever comes back within them has the page still open. */
const sameOpening = 30 * 60_000;

/**
 * Whether a request for the mark of a page (`docs/decisions/my-roof.md`) shows that a person has the page before them. What fetches
 * links ahead seldom loads pictures; browsers that are asked to say so say that they load one for a page of ours.
 */
export function isOfReader({ method, headers }: Asked): boolean {
  const said = (name: string) => String(headers[name] ?? "");
  if (method !== "GET" || machines.test(said("user-agent"))) return false;
  if (/prefetch|prerender|preview/i.test(said("sec-purpose") + said("purpose") + said("x-moz"))) {
    return false;
  }
  if (!/^Mozilla\//.test(said("user-agent"))) return false;
  // Browsers of before 2023 do not say.
  const [to, from] = [said("sec-fetch-dest"), said("sec-fetch-site")];
  return (to === "" || to === "image") && (from === "" || from === "same-origin");
}

/** Whether what was last opened then is opened again now, rather than looked at still. */
export function isAnotherOpening(lastOpenedAt: string | null, now: Date): boolean {
  return lastOpenedAt === null || now.getTime() - Date.parse(lastOpenedAt) >= sameOpening;
}
