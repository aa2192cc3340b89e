/** What a mail server says of one recipient (RFC 3464, section 2.3). */
export type RecipientStatus = {
  /** In lower case: `failed`, `delayed`, `delivered`, `relayed` or `expanded`. */
  action: string;
  /** `5.1.1`; null: none. */
  status: string | null;
  /** The other server's answer, on one line; empty: none. */
  diagnostic: string;
};

/** A mail of ours has one recipient; a list of many is nothing that we have to read. */
const mostRecipients = 20;

/** The recipients that a part of the type `message/delivery-status` names: after the first group of fields, one each. */
export function recipientsIn(report: string): RecipientStatus[] {
  const groups = report.replaceAll("\r\n", "\n").split(/\n{2,}/, mostRecipients + 2);
  return groups
    .map(fieldsOf)
    .filter((fields) => fields.has("action"))
    .slice(0, mostRecipients)
    .map((fields) => ({
      action: (fields.get("action") ?? "").toLowerCase().trim(),
      status: /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get("status") ?? "")?.[0] ?? null,
      // `smtp; 550 5.1.1 …`: the type of the code says nothing to anybody.
      diagnostic: (fields.get("diagnostic-code") ?? "").replace(/^[\w-]+;\s*/, ""),
    }));
}

/** Fields by name in lower case, unfolded; the first of a name counts. */
function fieldsOf(group: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of group.replace(/\n[ \t]+/g, " ").split("\n")) {
    const colon = line.indexOf(":");
    if (colon <= 0) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    if (!fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}
