/** The characters of GSM 03.38 that take one place, and those that take two. */
const basic =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const extended = "^{}\\[~]|€";

/** How many messages a text is for a phone: 160 places of GSM-7 in one, or 70 once a character is not of GSM-7. */
export function segmentsOf(text: string): number {
  const characters = [...text];
  const isGsm = characters.every((one) => basic.includes(one) || extended.includes(one));
  if (!isGsm) return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
  const places = characters.reduce((sum, one) => sum + (extended.includes(one) ? 2 : 1), 0);
  return places <= 160 ? 1 : Math.ceil(places / 153);
}
