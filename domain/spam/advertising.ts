/*
 * What gives an advertisement away in the few words of a name or an address. It errs on the side of
 * leaving out: a mail without the name is still a good mail, and one that carries somebody's
 * advertisement to a stranger is not.
 */

/** Words that no name and no address needs. */
const tellTale = new Set(
  `http https www dot com net org html href url click casino bitcoin btc crypto viagra cialis
   loan loans winner winners prize prizes claim bonus jackpot lottery congratulations subscribe
   unsubscribe telegram whatsapp porn xxx sex sexy dollars usd guaranteed password login verify
   invoice refund coupon discount giveaway`.split(/\s+/),
);

/** Words that may be part of one ("Johnny Cash", "Free Union Road"), but of which two are too many. */
const doubtful = new Set(
  `win won free cash money call visit buy sell cheap offer deal deals gift earn now today here
   online limited urgent act your you our sale save order text account credit bank investment`.split(
    /\s+/,
  ),
);

/** Whether a line of text advertises something. Letters are compared as they look, not as coded. */
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

/** Whether a text holds what mail programs make a link of, or what is meant to be read as one. */
export function holdsLink(text: string): boolean {
  const plain = text.normalize("NFKC");
  return (
    /:\/\/|\bwww\b|@/i.test(plain) ||
    // A dot, of whatever script, before two letters or more: `evil.example`, `t.me`.
    /[\p{L}\p{N}-][.\u3002\uff61\u2024]\p{L}{2}/u.test(plain)
  );
}
