export type PhoneNumber = {
  /** For people: `(703) 555-0142`. */
  display: string;
  /** E.164, for `tel:` links: `+17035550142`. */
  e164: string;
};

/** An E.164 number as people write it; a North American one as `(703) 555-0142`. */
export function displayOf(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : e164;
}

/** A number in E.164 form; without a country code it is taken as North American. Null if it is not a valid number. */
export function e164Of(phone: string): string | null {
  const digits = phone.replace(/\D/g, "");
  if (phone.trim().startsWith("+")) return /^\d{8,15}$/.test(digits) ? `+${digits}` : null;
  const national = digits.replace(/^1(?=\d{10}$)/, "");
  return /^[2-9]\d{9}$/.test(national) ? `+1${national}` : null;
}
