/** The address in `Office <office@example.com>`, or the text itself if it is only an address. */
export function addressOf(mailbox: string): string {
  return /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox;
}
