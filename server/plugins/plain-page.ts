import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { htmlText } from "#domain/page/html-text.ts";
import { colorNow } from "#server/brand/colors-now.ts";
import { inlineDigests } from "./inline-digests.ts";
import { pagePolicy } from "./security-headers.ts";

/*
 * A minimal page for when the site's own pages cannot answer: what is wrong in one sentence, the phone number and a
 * link home. It needs no script, font or picture.
 */

function styleOf(profile: Pick<BusinessProfile, "facts">): string {
  const [ground, ink] = [colorNow(profile, "limestone-50"), colorNow(profile, "slate-900")];
  return `body{margin:0;background:${ground};color:${ink};font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:4rem 1.5rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
a{color:inherit;text-underline-offset:.2em}
a:focus-visible{outline:3px solid ${ink};outline-offset:3px}`;
}

/** Content security policy of every plain page in the colors of the moment. */
export function plainPagePolicy(profile: Pick<BusinessProfile, "facts">): string {
  return pagePolicy(inlineDigests(`<style>${styleOf(profile)}</style>`));
}

/** A whole document that shows `sentence`, which may contain any text. */
export function plainPage(
  sentence: string,
  profile: Pick<BusinessProfile, "name" | "phone" | "facts">,
): string {
  const { name, phone } = profile;
  return documentOf(
    profile,
    `That did not work | ${name}`,
    `<h1>That did not work</h1>
<p>${htmlText(sentence)}</p>
<p>Call <a href="tel:${phone.e164}">${htmlText(phone.display)}</a></p>
<p><a href="/">Back to the home page</a></p>`,
  );
}

/** The body of a redirect, for clients that do not follow it (RFC 9110, section 15.4). */
export function redirectNote(location: string, profile: Pick<BusinessProfile, "facts">): string {
  return documentOf(
    profile,
    "This page is elsewhere",
    `<h1>This page is elsewhere</h1>\n<p><a href="${htmlText(location)}">${htmlText(location)}</a></p>`,
  );
}

function documentOf(profile: Pick<BusinessProfile, "facts">, title: string, main: string): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${htmlText(title)}</title>
<style>${styleOf(profile)}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}
