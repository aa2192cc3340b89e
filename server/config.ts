import path from "node:path";
import { z } from "zod/mini";
import { businessProfile } from "#content/business-profile.ts";
import type { TextProvider } from "./mail/message.ts";
import { isBounceAddress } from "./mail/return-address.ts";

const optionalText = z.optional(z.string());
const text = (fallback: string) => z._default(z.string(), fallback);
const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.pipe(
    z.string().check(z.regex(/^\d+$/, { error: message, abort: true })),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min, message), z.maximum(max, message))),
  );
};
const url = (protocols: RegExp, example: string) =>
  z
    .string()
    .check(
      z.refine(
        (value) => URL.canParse(value) && protocols.test(new URL(value).protocol),
        `must be an address like ${example}`,
      ),
    );
const mailbox = (fallback: string) =>
  z._default(
    z
      .string()
      .check(
        z.regex(
          /^(?:[^\s@<>]+@[^\s@<>]+|[^<>\r\n]* ?<[^\s@<>]+@[^\s@<>]+>)$/,
          "must be an e-mail address, or a name and an address in angle brackets",
        ),
      ),
    fallback,
  );

const onOff = (fallback: "on" | "off") =>
  z._default(z.enum(["on", "off"], { error: 'must be "on" or "off"' }), fallback);

/** https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
const twilio = "https://api.twilio.com/2010-04-01/Accounts/{sid}/Messages.json";

const mailServerFault =
  "must be an address like smtp://user:password@host:587 (in user and password, write @ as %40, : as %3A, / as %2F, ? as %3F, # as %23 and % as %25)";

const bucketFault =
  "must be an address like https://s3.us-east-1.amazonaws.com/bucket, without a user or a query";

const imapFault =
  "must be an address like imaps://user:password@host/INBOX (in user and password, write @ as %40, : as %3A, / as %2F, ? as %3F, # as %23 and % as %25)";

/** One with room for a token before the @. */
const ownAddress = (example: string) =>
  z
    .string()
    .check(
      z.refine(
        isBounceAddress,
        `must be an address like ${example}, with at most 31 characters before the @`,
      ),
    );

const environment = z.object({
  NODE_ENV: optionalText,
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  HOST: text("0.0.0.0"),
  METRICS_PORT: z.optional(wholeNumber(1, 65_535)),
  SITE_URL: z.optional(
    url(/^https?:$/, "https://www.example.com").check(
      z.refine(
        (value) => !URL.canParse(value) || isOrigin(new URL(value)),
        "must have no path, query or user: https://www.example.com",
      ),
    ),
  ),
  DATA_DIR: text("./data"),
  PHOTOS_DIR: optionalText,
  PHOTOS_URL: z.optional(z.string().check(z.refine(isBucket, bucketFault))),
  AWS_ACCESS_KEY_ID: optionalText,
  AWS_SECRET_ACCESS_KEY: optionalText,
  AWS_REGION: text("us-east-1"),
  DATABASE_URL: z.optional(url(/^postgres(ql)?:$/, "postgres://user:password@host:5432/name")),
  DATABASE_CONNECTIONS: z._default(wholeNumber(2, 100), 10),
  BACKUP_PASSPHRASE: z.optional(
    z.string().check(z.minLength(12, "must have at least 12 characters")),
  ),
  BACKUP_URL: z.optional(z.string().check(z.refine(isBucket, bucketFault))),
  BACKUP_ACCESS_KEY_ID: optionalText,
  BACKUP_SECRET_ACCESS_KEY: optionalText,
  BACKUP_REGION: text("us-east-1"),
  SMTP_URL: z.optional(z.string().check(z.refine(isMailServer, mailServerFault))),
  MAIL: z.optional(
    z.string().check(
      z.refine(
        // A login sets it to the file of its mailbox.
        (value) => value === "files" || value.startsWith("/"),
        'must be "files", where mails are to be written as files and not sent',
      ),
    ),
  ),
  MAIL_FROM: mailbox(businessProfile.mail.from),
  OFFICE_EMAIL: mailbox(businessProfile.mail.office),
  EMERGENCY_EMAIL: mailbox(businessProfile.mail.emergency),
  BOUNCE_ADDRESS: z.optional(ownAddress("bounces@mail.example.com")),
  REPLY_ADDRESS: z.optional(ownAddress("office@mail.example.com")),
  REPLIES_IMAP_URL: z.optional(z.string().check(z.refine(isImapMailbox, imapFault))),
  INCOMING_MAIL_SECRET: z.optional(
    z.string().check(z.minLength(16, "must have at least 16 characters")),
  ),
  EMERGENCY_WEBHOOK_URL: z.optional(url(/^https?:$/, "https://dispatch.example.com/hook")),
  EMERGENCY_WEBHOOK_SECRET: z.optional(
    z.string().check(z.minLength(16, "must have at least 16 characters")),
  ),
  ALERT_SMS_URL: z.optional(url(/^https?:$/, "https://texts.example.com/messages")),
  ALERT_SMS_ACCOUNT: z.optional(
    z.string().check(z.regex(/^\w+$/, "must have letters and digits only")),
  ),
  ALERT_SMS_TOKEN: optionalText,
  ALERT_SMS_FROM: optionalText,
  VISITOR_TEXTS: onOff("off"),
  ADDRESSES_INSIDE: onOff("off"),
  GOOGLE_PLACES_API_KEY: optionalText,
  GOOGLE_PLACE_ID: optionalText,
  GOOGLE_PLACES_URL: z.optional(url(/^https?:$/, "https://maps.googleapis.com")),
  CSRF_SECRET: z.optional(
    z
      .string()
      .check(z.minLength(16, "must have at least 16 characters, the same on every process")),
  ),
  RATE_LIMIT: onOff("on"),
  TRUST_PROXY: z._default(wholeNumber(0, 10), 0),
  HSTS_INCLUDE_SUBDOMAINS: onOff("off"),
  LOG_LEVEL: z._default(
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be one of fatal, error, warn, info, debug, trace, silent",
    }),
    "info",
  ),
});

/** @see Bucket in bucket/bucket-calls.ts */
type Bucket = Readonly<{ url: string; region: string; keyId: string; secret: string }>;

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

export type Config = Readonly<{
  port: number;
  host: string;
  /** Where metrics are served to this machine; undefined for nowhere. */
  metricsPort: number | undefined;
  /** Base of the links in mails, without a trailing slash. */
  siteUrl: string;
  /** Base of canonical links, sitemap and feeds, without a trailing slash. */
  canonicalUrl: string;
  dataDir: string;
  /** Where pictures arrive that people send, and are kept without a bucket; all processes share it then. */
  photosDir: string;
  /** Where pictures are kept; undefined: in the folder. */
  photosBucket: Bucket | undefined;
  databaseUrl: string | undefined;
  /** Most connections to PostgreSQL at once. */
  databaseConnections: number;
  /** Opens backups; undefined: they need none. */
  backupPassphrase: string | undefined;
  /** Where backups are sent every night; undefined: nowhere. */
  backupBucket: Bucket | undefined;
  /** Whether visitors use it, rather than whoever tries it or works on it. */
  isProduction: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  officeEmail: string;
  emergencyEmail: string;
  /**
   * What a mail server shows that posts mails to us; undefined: none does. `bounceAddress`: where mails come back to that
   * cannot be delivered; undefined: to their sender.
   */
  incomingMail: Readonly<{ bounceAddress: string | undefined; secret: string }> | undefined;
  /** The mailbox that is read for replies, with its login; undefined: none is. */
  repliesImapUrl: string | undefined;
  /** Where answers to mails to persons go; undefined: to the office's mailbox. */
  replyAddress: string | undefined;
  emergencyWebhook: Readonly<{ url: string; secret: string }> | undefined;
  /** How staff are texted of new leads. */
  alertSms: TextProvider | undefined;
  /** How visitors who want it are texted, and who posts what they text; undefined: not at all. */
  visitorTexts: TextProvider | undefined;
  /** Where the provider posts what becomes of texts; undefined: nowhere. */
  textReports: string | undefined;
  /** Whether addresses that staff type may lead into a private network, and be unencrypted. */
  allowsAddressesInside: boolean;
  googlePlaces: Readonly<{ apiKey: string; placeId: string; url: string }> | undefined;
  csrfSecret: string | undefined;
  rateLimit: boolean;
  trustProxy: number;
  /** Whether TLS is enforced for subdomains too (Strict-Transport-Security). */
  hstsIncludesSubDomains: boolean;
  logLevel: string;
}>;

/** Names faults of settings, one sentence each. `present` has no empty values. */
export type Demands = (present: Readonly<Record<string, string | undefined>>) => string[];

/**
 * Reads the environment once. An empty variable counts as absent.
 * @param demands What else is wrong with the settings where they are used.
 * @throws Error whose one message names every faulty variable and what it must be, but never its value, since some are
 * secrets.
 */
export function readConfig(
  variables: Readonly<Record<string, string | undefined>>,
  demands: Demands = () => [],
): Config {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = environment.safeParse(present);
  const faults = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  for (const name of settingNames) {
    if (present[name] !== present[name]?.trim()) {
      faults.push(`${name} must not begin or end with a space`);
    }
  }
  if (present.SMTP_URL && present.MAIL === "files") {
    faults.push("SMTP_URL and MAIL=files exclude each other: remove one");
  }
  if (Boolean(present.GOOGLE_PLACES_API_KEY) !== Boolean(present.GOOGLE_PLACE_ID)) {
    faults.push("GOOGLE_PLACES_API_KEY and GOOGLE_PLACE_ID must be set together");
  }
  if (present.PHOTOS_URL && !(present.AWS_ACCESS_KEY_ID && present.AWS_SECRET_ACCESS_KEY)) {
    faults.push("PHOTOS_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY");
  }
  if (
    present.BACKUP_URL &&
    !(present.BACKUP_ACCESS_KEY_ID && present.BACKUP_SECRET_ACCESS_KEY && present.BACKUP_PASSPHRASE)
  ) {
    faults.push(
      "BACKUP_URL needs BACKUP_ACCESS_KEY_ID and BACKUP_SECRET_ACCESS_KEY, and BACKUP_PASSPHRASE: no backup leaves this machine unencrypted",
    );
  }
  if (present.BOUNCE_ADDRESS && !present.INCOMING_MAIL_SECRET) {
    faults.push("BOUNCE_ADDRESS needs INCOMING_MAIL_SECRET");
  }
  if (present.REPLY_ADDRESS && !present.INCOMING_MAIL_SECRET && !present.REPLIES_IMAP_URL) {
    faults.push("REPLY_ADDRESS needs INCOMING_MAIL_SECRET or REPLIES_IMAP_URL");
  }
  if (present.INCOMING_MAIL_SECRET && !present.BOUNCE_ADDRESS && !present.REPLY_ADDRESS) {
    faults.push("INCOMING_MAIL_SECRET needs BOUNCE_ADDRESS or REPLY_ADDRESS");
  }
  if (Boolean(present.EMERGENCY_WEBHOOK_URL) !== Boolean(present.EMERGENCY_WEBHOOK_SECRET)) {
    faults.push("EMERGENCY_WEBHOOK_URL and EMERGENCY_WEBHOOK_SECRET must be set together");
  }
  const texts = ["ACCOUNT", "TOKEN", "FROM"].map((name) => present[`ALERT_SMS_${name}`]);
  if (texts.some(Boolean) ? !texts.every(Boolean) : present.ALERT_SMS_URL) {
    faults.push("ALERT_SMS_ACCOUNT, ALERT_SMS_TOKEN and ALERT_SMS_FROM must be set together");
  }
  if (present.VISITOR_TEXTS === "on" && !texts.every(Boolean)) {
    faults.push("VISITOR_TEXTS=on needs ALERT_SMS_ACCOUNT, ALERT_SMS_TOKEN and ALERT_SMS_FROM");
  }
  if (present.VISITOR_TEXTS === "on" && !present.SITE_URL) {
    faults.push("VISITOR_TEXTS=on needs SITE_URL, which the provider signs");
  }
  faults.push(...demands(present));
  if (faults.length > 0 || !result.success) {
    throw new Error(`Configuration is not valid: ${faults.join("; ")}`);
  }
  const env = result.data;
  const siteUrl = env.SITE_URL && new URL(env.SITE_URL).origin;
  const alertSms = textProviderOf(env);
  return Object.freeze({
    port: env.PORT,
    host: env.HOST,
    metricsPort: env.METRICS_PORT,
    siteUrl: siteUrl ?? `http://localhost:${env.PORT}`,
    canonicalUrl: siteUrl ?? new URL(businessProfile.siteUrl).origin,
    dataDir: env.DATA_DIR,
    photosDir: env.PHOTOS_DIR ?? path.join(env.DATA_DIR, "photos"),
    photosBucket: bucketOf(
      env.PHOTOS_URL,
      env.AWS_ACCESS_KEY_ID,
      env.AWS_SECRET_ACCESS_KEY,
      env.AWS_REGION,
    ),
    databaseUrl: env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    backupPassphrase: env.BACKUP_PASSPHRASE,
    backupBucket: bucketOf(
      env.BACKUP_URL,
      env.BACKUP_ACCESS_KEY_ID,
      env.BACKUP_SECRET_ACCESS_KEY,
      env.BACKUP_REGION,
    ),
    isProduction: env.NODE_ENV === "production",
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    officeEmail: env.OFFICE_EMAIL,
    emergencyEmail: env.EMERGENCY_EMAIL,
    incomingMail:
      env.INCOMING_MAIL_SECRET === undefined
        ? undefined
        : Object.freeze({ bounceAddress: env.BOUNCE_ADDRESS, secret: env.INCOMING_MAIL_SECRET }),
    repliesImapUrl: env.REPLIES_IMAP_URL,
    replyAddress: env.REPLY_ADDRESS,
    emergencyWebhook:
      env.EMERGENCY_WEBHOOK_URL && env.EMERGENCY_WEBHOOK_SECRET
        ? Object.freeze({ url: env.EMERGENCY_WEBHOOK_URL, secret: env.EMERGENCY_WEBHOOK_SECRET })
        : undefined,
    alertSms,
    // The provider refuses an address of this machine.
    textReports: alertSms && siteUrl ? `${siteUrl}/texts/status` : undefined,
    visitorTexts: env.VISITOR_TEXTS === "on" ? alertSms : undefined,
    allowsAddressesInside: env.ADDRESSES_INSIDE === "on",
    googlePlaces:
      env.GOOGLE_PLACES_API_KEY && env.GOOGLE_PLACE_ID
        ? Object.freeze({
            apiKey: env.GOOGLE_PLACES_API_KEY,
            placeId: env.GOOGLE_PLACE_ID,
            url: env.GOOGLE_PLACES_URL ?? "https://maps.googleapis.com",
          })
        : undefined,
    csrfSecret: env.CSRF_SECRET,
    rateLimit: env.RATE_LIMIT === "on",
    trustProxy: env.TRUST_PROXY,
    hstsIncludesSubDomains: env.HSTS_INCLUDE_SUBDOMAINS === "on",
    logLevel: env.LOG_LEVEL,
  });
}

/** A bucket of ours. Keys without an address are of other programs. */
function bucketOf(
  url: string | undefined,
  keyId: string | undefined,
  secret: string | undefined,
  region: string,
): Bucket | undefined {
  if (!url || !keyId || !secret) return undefined;
  return Object.freeze({ url: url.replace(/\/+$/, ""), region, keyId, secret });
}

/** How texts are sent; undefined: not at all. */
function textProviderOf(env: z.output<typeof environment>): TextProvider | undefined {
  const { ALERT_SMS_ACCOUNT: account, ALERT_SMS_TOKEN: token, ALERT_SMS_FROM: from } = env;
  if (!account || !token || !from) return undefined;
  const url = (env.ALERT_SMS_URL ?? twilio).replaceAll("{sid}", account);
  return Object.freeze({ url, account, token, from });
}

/** Whether a URL names a site and nothing within it: pages link each other from the root. */
function isOrigin({ pathname, search, hash, username, password }: URL): boolean {
  return /^\/*$/.test(pathname) && !search && !hash && !username && !password;
}

/** Whether a URL names a bucket by its path, and perhaps what the names in it begin with. */
function isBucket(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash, username, password } = new URL(value);
  const isPlain = !search && !hash && !username && !password;
  return /^https?:$/.test(protocol) && isPlain && /^(?:\/[\w.-]+)+\/*$/.test(pathname);
}

/** Whether a URL names a mail server, with user and password as a URL writes them: a mail server sees what they decode to. */
function isMailServer(value: string): boolean {
  const parts = /^smtps?:\/\/(?:(?<login>[^/?#]*)@)?[^@/?#]+\/?(?:\?[^@]*)?$/i.exec(value.trim());
  if (!parts || !URL.canParse(value)) return false;
  return /^(?:[^@:%]|%[\da-f]{2})*(?::(?:[^@:%]|%[\da-f]{2})*)?$/i.test(parts.groups?.login ?? "");
}

/** Whether a URL names a mailbox, with its login: one on another machine only over TLS, or where STARTTLS is demanded. */
function isImapMailbox(value: string): boolean {
  const parts = /^imaps?:\/\/(?<login>[^@/?#]+)@[^@/?#:]+(?::\d{1,5})?(?:\/[^?#]*)?$/i.exec(
    value.trim(),
  );
  if (!parts || !URL.canParse(value)) return false;
  return /^(?:[^@:%]|%[\da-f]{2})+:(?:[^@:%]|%[\da-f]{2})+$/i.test(parts.groups?.login ?? "");
}
