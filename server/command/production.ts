import type { Demands } from "#server/config.ts";

/** What a site in front of visitors needs that has a default for trying it; nothing more outside production. */
export function demandsOf(settings: Readonly<Record<string, string | undefined>>): Demands {
  return settings.NODE_ENV === "production" ? inProduction : () => [];
}

const inProduction: Demands = (present) => [
  ...Object.entries(needed)
    .filter(([name]) => !present[name])
    .map(([name, meaning]) => `${name} is missing: ${meaning}`),
  ...(present.SMTP_URL || present.MAIL === "files"
    ? []
    : ["SMTP_URL is missing: the mail server, or MAIL=files where mails are not to be sent"]),
  ...(present.RATE_LIMIT === "off" ? ["RATE_LIMIT=off is for load tests with `npm start`"] : []),
];

const needed = {
  SITE_URL: "the public address, such as https://www.example.com",
  OFFICE_EMAIL: "the mailbox where leads arrive",
  MAIL_FROM: "the sender of mails, such as Example Roofing <office@example.com>",
};
