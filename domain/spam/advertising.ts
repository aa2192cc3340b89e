/*
 * Signs of advertising in the few words of a name or an address. When in doubt, the text counts as advertising: a mail
 * without the name is still fine, but one that delivers an advertisement to a stranger is not.
 */

/** Words that names and addresses do not need. */
const tellTale = new Set(
  `http https www dot com net org html href url click casino bitcoin btc crypto viagra cialis
   loan loans winner winners prize prizes claim bonus jackpot lottery congratulations subscribe
   unsubscribe telegram whatsapp porn xxx sex sexy dollars usd guaranteed password login verify
   invoice refund coupon discount giveaway`.split(/\s+/),
);

/** Words that may occur once ("Johnny Cash", "Free Union Road"), but not twice. */
const doubtful = new Set(
  `win won free cash money call visit buy sell cheap offer deal deals gift earn now today here
   online limited urgent act your you our sale save order text account credit bank investment`.split(
    /\s+/,
  ),
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
    new Set(words.filter((word) => doubtful.has(word))).size > 1
  );
}

/** Whether a text contains something that mail programs turn into a link, or that is meant to be read as one. */
export function holdsLink(text: string): boolean {
  const plain = text.normalize("NFKC");
  return (
    /:\/\/|\bwww\b|@/i.test(plain) ||
    // A dot, in any script, before two or more letters: `evil.example`, `t.me`.
    /[\p{L}\p{N}-][.\u3002\uff61\u2024]\p{L}{2}/u.test(plain)
  );
}
