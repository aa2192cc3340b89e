/*
 * Signs of advertising in the few words of a name or an address. A word that somebody is called or lives at says nothing
 * by itself: Loan Nguyen, 12 Winners Circle. When in doubt, two of them count as advertising: a mail without the name is
 * still fine, but one that delivers an advertisement to a stranger is not.
 */

/** Words that no name and no street has. */
const tellTale = new Set(
  `http https www com org html href url bitcoin btc crypto viagra cialis subscribe unsubscribe telegram
   whatsapp xxx password`.split(/\s+/),
);

/** Words that may occur ("Johnny Cash", "Dot Casino", "Free Union Road"), but not two of them together. */
const doubtful = new Set(
  `win won winner winners free cash money call visit buy sell cheap offer deal deals gift earn now today here
   online limited urgent act your you our sale save order text account credit bank investment casino loan loans
   prize prizes claim bonus jackpot lottery congratulations click net porn sex sexy dollars usd guaranteed login
   verify invoice refund coupon discount giveaway`.split(/\s+/),
);

/** Last words of domains that links often have, and that forms are sent with. */
export const linkEndings =
  `com net org info biz io me ru cn xyz top shop online site club live link click app example`.split(
    " ",
  );

/** Whether a line advertises something. Compares letters by appearance, not by code. */
export function advertises(text: string): boolean {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return (
    words.some((word) => tellTale.has(word)) ||
    words.some(
      (word, at) => word === "dot" && at > 0 && linkEndings.includes(words[at + 1] ?? ""),
    ) ||
    new Set(words.filter((word) => doubtful.has(word))).size > 1
  );
}

/** Abbreviations of three and more letters that people write before a name or a street, or after one. */
const abbreviations =
  `adm apt ave benj bldg blvd bro capt chas cir col cpl crk edw gen geo gov hon hts hwy jas jct jos
   lwr maj mrs msgr pkwy pres prof pvt rev robt rte sen sgt sis spgs sta ste ter thos trl upr xing`
    .trim()
    .split(/\s+/)
    .join("|");

/**
 * An abbreviation, or initials, with its dot right before a word: `N.Live Oak Lane`, `St.James`, `J.R.Smith`. Not part of
 * an address of the web: `t.me/x`, `st.evil.example`, `t.me` without another word.
 */
const abbreviated = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}@./:_-])((?:\p{Script=Latin}\.)*(?:\p{Script=Latin}{1,2}|${abbreviations})\.)(?=\p{L}[\p{L}\p{M}'’-])` +
    String.raw`(?![\p{L}\p{M}\p{N}'’-]+(?:[/:?#@=\\]|[.\u3002\uff61\u2024][\p{L}\p{N}]))` +
    String.raw`(?!(?:com|net|org|info|biz|io|me|ru|cn|xyz|app)(?![\p{L}\p{N}]|[\s,]+\p{L}))`,
  "giu",
);

/**
 * A line with a space after each abbreviation, so that neither we nor a mail program take `N.Live` for a link:
 * `5 N. Live Oak Lane`.
 */
export function withSpacedAbbreviations(line: string): string {
  return line.replace(abbreviated, "$1 ");
}

/**
 * Whether a text contains something that mail programs turn into a link, or that is meant to be read as one. Give it a
 * line with spaced abbreviations.
 */
export function holdsLink(text: string): boolean {
  const plain = text.normalize("NFKC");
  return (
    /:\/\/|\bwww\b|@/i.test(plain) ||
    // A dot, in any script, before two or more letters: `evil.example`, `t.me`.
    /[\p{L}\p{N}-][.\u3002\uff61\u2024]\p{L}{2}/u.test(plain)
  );
}
