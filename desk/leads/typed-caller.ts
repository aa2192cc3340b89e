/** Who is meant by what somebody looked for, `Nina Caller` or `703 555 8811`: the name or the phone of a new call. */
export function typedCaller(typed: string): { name: string; phone: string } {
  const text = typed.trim();
  if (/\p{L}/u.test(text)) return { name: /\d|@/.test(text) ? "" : text, phone: "" };
  return { name: "", phone: text.replace(/\D/g, "").length >= 7 ? text : "" };
}
