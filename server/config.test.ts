import { describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { readConfig } from "./config.ts";

/** The error message with which startup stops, or an empty string. */
function fault(variables: Record<string, string>): string {
  try {
    readConfig(variables);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

describe("the configuration", () => {
  it("needs no variable at all", () => {
    expect(readConfig({})).toEqual({
      isProduction: false,
      port: 3000,
      host: "0.0.0.0",
      siteUrl: "http://localhost:3000",
      canonicalUrl: businessProfile.siteUrl,
      dataDir: "./data",
      photosDir: "data/photos",
      databaseUrl: undefined,
      databaseConnections: 10,
      smtpUrl: undefined,
      mailFrom: businessProfile.mail.from,
      officeEmail: businessProfile.mail.office,
      emergencyEmail: businessProfile.mail.emergency,
      allowsAddressesInside: false,
      googlePlaces: undefined,
      csrfSecret: undefined,
      rateLimit: true,
      trustProxy: 0,
      hstsIncludesSubDomains: false,
      logLevel: "info",
    });
  });

  it("accepts every variable", () => {
    const config = readConfig({
      PORT: "8080",
      HOST: "127.0.0.1",
      SITE_URL: "https://roofs.example//",
      DATA_DIR: "/srv/data",
      PHOTOS_DIR: "/srv/photos",
      PHOTOS_URL: "https://s3.example/roofs/site-a/",
      AWS_ACCESS_KEY_ID: "AKID",
      AWS_SECRET_ACCESS_KEY: "a/secret+",
      AWS_REGION: "eu-central-1",
      BACKUP_URL: "https://backups.example/roofs/",
      BACKUP_ACCESS_KEY_ID: "AKIDB",
      BACKUP_SECRET_ACCESS_KEY: "b/secret+",
      BACKUP_PASSPHRASE: "correct horse battery",
      DATABASE_URL: "postgresql://user:secret@db/site",
      DATABASE_CONNECTIONS: "4",
      SMTP_URL: "smtps://user:secret@mail.example:465",
      MAIL_FROM: "Roofs & More <from@roofs.example>",
      OFFICE_EMAIL: "office@roofs.example",
      EMERGENCY_EMAIL: "night@roofs.example",
      GOOGLE_PLACES_API_KEY: "key",
      GOOGLE_PLACE_ID: "place",
      ADDRESSES_INSIDE: "on",
      CSRF_SECRET: "sixteen-letters!",
      RATE_LIMIT: "off",
      TRUST_PROXY: "2",
      HSTS_INCLUDE_SUBDOMAINS: "on",
      LOG_LEVEL: "warn",
    });
    expect(config).toEqual({
      port: 8080,
      host: "127.0.0.1",
      siteUrl: "https://roofs.example",
      canonicalUrl: "https://roofs.example",
      dataDir: "/srv/data",
      photosDir: "/srv/photos",
      photosBucket: {
        url: "https://s3.example/roofs/site-a",
        region: "eu-central-1",
        keyId: "AKID",
        secret: "a/secret+",
      },
      backupBucket: {
        url: "https://backups.example/roofs",
        region: "us-east-1",
        keyId: "AKIDB",
        secret: "b/secret+",
      },
      backupPassphrase: "correct horse battery",
      isProduction: false,
      databaseUrl: "postgresql://user:secret@db/site",
      databaseConnections: 4,
      smtpUrl: "smtps://user:secret@mail.example:465",
      mailFrom: "Roofs & More <from@roofs.example>",
      officeEmail: "office@roofs.example",
      emergencyEmail: "night@roofs.example",
      allowsAddressesInside: true,
      googlePlaces: { apiKey: "key", placeId: "place", url: "https://maps.googleapis.com" },
      csrfSecret: "sixteen-letters!",
      rateLimit: false,
      trustProxy: 2,
      hstsIncludesSubDomains: true,
      logLevel: "warn",
    });
  });

  it.each([
    "s3://roofs",
    "https://s3.example",
    "https://AKID:secret@s3.example/roofs",
    "https://s3.example/roofs?region=eu",
    "https://s3.example//roofs",
  ])("refuses %s as the place of photos, without repeating it", (value) => {
    const message = fault({
      PHOTOS_URL: value,
      AWS_ACCESS_KEY_ID: "a",
      AWS_SECRET_ACCESS_KEY: "b",
    });
    expect(message).toContain("PHOTOS_URL must be an address like");
    expect(message).not.toContain(value);
  });

  it("needs a key for the place of photos, and no place for a key of other programs", () => {
    const PHOTOS_URL = "https://s3.example/roofs";
    expect(fault({ PHOTOS_URL, AWS_ACCESS_KEY_ID: "a" })).toContain(
      "PHOTOS_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY",
    );
    const keys = { AWS_ACCESS_KEY_ID: "a", AWS_SECRET_ACCESS_KEY: "b" };
    expect(readConfig(keys).photosBucket).toBeUndefined();
  });

  it("sends no backup anywhere without a key of that place and a passphrase", () => {
    const whole = {
      BACKUP_URL: "https://backups.example/roofs",
      BACKUP_ACCESS_KEY_ID: "a",
      BACKUP_SECRET_ACCESS_KEY: "b",
      BACKUP_PASSPHRASE: "correct horse battery",
      // Of the photos, and not taken for it.
      AWS_ACCESS_KEY_ID: "c",
      AWS_SECRET_ACCESS_KEY: "d",
    };
    expect(readConfig(whole).backupBucket).toBeDefined();
    for (const name of Object.keys(whole).slice(1, 4)) {
      expect(fault({ ...whole, [name]: "" })).toContain("BACKUP_URL needs");
    }
    expect(readConfig({ ...whole, BACKUP_URL: "" }).backupBucket).toBeUndefined();
  });

  it.each([
    "smtp://roof:wr@ng@mail.example:587",
    "smtp://roof:wr/ng@mail.example:587",
    "smtp://roof:12#34@mail.example:587",
    "smtp://roof:12?34@mail.example:587",
    "smtp://roof:wr:ng@mail.example:587",
    "smtp://roof:100%@mail.example:587",
    "smtp://",
    "mail.example:587",
  ])("refuses the mail server %s, and says how a password is written", (value) => {
    const message = fault({ SMTP_URL: value });
    expect(message).toContain("SMTP_URL must be an address like");
    expect(message).toContain("write @ as %40");
    expect(message).not.toContain("roof");
  });

  it.each([
    "smtp://mail.example",
    "smtp://127.0.0.1:2525",
    "smtp://[::1]:2525/",
    "smtps://office%40roofs.example:wr%40ng%25@mail.example:465?pool=true",
  ])("accepts the mail server %s", (value) => {
    expect(readConfig({ SMTP_URL: value }).smtpUrl).toBe(value);
  });

  it("refuses spaces around a value, and names every setting that has them", () => {
    const message = fault({
      DATA_DIR: "/srv/data ",
      CSRF_SECRET: " sixteen-letters!",
      HOST: "::1",
    });
    expect(message).toContain("DATA_DIR must not begin or end with a space");
    expect(message).toContain("CSRF_SECRET must not begin or end with a space");
    expect(message).not.toContain("HOST");
    expect(message).not.toContain("sixteen");
  });

  it("links to its own port in mails when no site is named", () => {
    expect(readConfig({ PORT: "4321" }).siteUrl).toBe("http://localhost:4321");
  });

  it("lets a test stand in for the review service", () => {
    const places = { GOOGLE_PLACES_API_KEY: "key", GOOGLE_PLACE_ID: "place" };
    const config = readConfig({ ...places, GOOGLE_PLACES_URL: "http://127.0.0.1:9/" });
    expect(config.googlePlaces?.url).toBe("http://127.0.0.1:9/");
  });

  it("counts an empty variable as absent", () => {
    const empty = { PORT: "", SITE_URL: "", DATABASE_URL: "", CSRF_SECRET: "", RATE_LIMIT: "" };
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it("ignores variables that are not its own", () => {
    expect(readConfig({ PATH: "/bin", port: "x" })).toEqual(readConfig({}));
  });

  it("cannot be changed afterwards", () => {
    const config = readConfig({ GOOGLE_PLACES_API_KEY: "key", GOOGLE_PLACE_ID: "place" });
    expect(Object.isFrozen(config)).toBe(true);
    expect(Object.isFrozen(config.googlePlaces)).toBe(true);
  });
});

const faulty: [name: string, value: string][] = [
  ["PORT", "http"],
  ["PORT", "-1"],
  ["PORT", "80.5"],
  ["PORT", "65536"],
  ["SITE_URL", "roofs.example"],
  ["SITE_URL", "ftp://roofs.example"],
  ["SITE_URL", "https://roofs.example/site"],
  ["SITE_URL", "https://user:secret@roofs.example"],
  ["DATABASE_URL", "mysql://user:hunter2-secret@db/site"],
  ["SMTP_URL", "http://user:hunter2-secret@mail"],
  ["MAIL_FROM", "nobody"],
  ["MAIL_FROM", "a@example.com\r\nBcc: b@example.com"],
  ["OFFICE_EMAIL", "office at example.com"],
  ["EMERGENCY_EMAIL", "@"],
  ["GOOGLE_PLACES_URL", "places"],
  ["CSRF_SECRET", "hunter2-secret"],
  ["RATE_LIMIT", "maybe"],
  ["TRUST_PROXY", "yes"],
  ["TRUST_PROXY", "11"],
  ["HSTS_INCLUDE_SUBDOMAINS", "yes"],
  ["LOG_LEVEL", "loud"],
];

describe("a faulty configuration", () => {
  it.each(faulty)("stops the start because of %s=%j, in one line", (name, value) => {
    const message = fault({ [name]: value });
    expect(message).toMatch(new RegExp(`^Configuration is not valid: ${name} must [^\\r\\n;]+$`));
  });

  it.each([["GOOGLE_PLACES_API_KEY"], ["GOOGLE_PLACE_ID"]])(
    "stops the start when %s stands alone",
    (name) => {
      const message = fault({ [name]: "hunter2-secret" });
      expect(message).toContain("GOOGLE_PLACES_API_KEY and GOOGLE_PLACE_ID");
      expect(message).not.toContain("hunter2");
    },
  );

  it("names all faults in one message, and no value of any", () => {
    const all = Object.fromEntries(faulty);
    const message = fault({ ...all, GOOGLE_PLACES_API_KEY: "hunter2-secret" });
    for (const name of [...Object.keys(all), "GOOGLE_PLACE_ID"]) expect(message).toContain(name);
    expect(message).not.toContain("hunter2");
    expect(message).not.toContain("\n");
  });

  describe("of mails that come in", () => {
    const secret = "a secret of the mail server";
    const back = "bounces@mail.roofer.example";
    const reply = "office@mail.roofer.example";

    it("is where they come to, each by itself, and what the mail server shows", () => {
      const both = { BOUNCE_ADDRESS: back, REPLY_ADDRESS: reply, INCOMING_MAIL_SECRET: secret };
      expect(readConfig(both)).toMatchObject({
        incomingMail: { bounceAddress: back, secret },
        replyAddress: reply,
      });
      expect(readConfig({ ...both, BOUNCE_ADDRESS: "" }).incomingMail).toEqual({
        bounceAddress: undefined,
        secret,
      });
      expect(readConfig({ ...both, REPLY_ADDRESS: "" }).replyAddress).toBeUndefined();
    });

    it.each([
      ["imaps://office%40roofer.example:pass%2Fword@imap.roofer.example/INBOX", true],
      ["imap://office:word@localhost:1143", true],
      ["imaps://imap.roofer.example/INBOX", false],
      ["imaps://office@imap.roofer.example/INBOX", false],
      ["imaps://office@roofer.example:word@imap.roofer.example/INBOX", false],
      ["https://office:word@imap.roofer.example", false],
    ])("takes a mailbox as %s: %s", (address, isOne) => {
      const settings = { REPLIES_IMAP_URL: address, REPLY_ADDRESS: reply };
      if (isOne) expect(readConfig(settings).repliesImapUrl).toBe(address);
      else expect(fault(settings)).toContain("REPLIES_IMAP_URL must be an address like imaps://");
    });

    it("is complete or absent", () => {
      expect(readConfig({}).incomingMail).toBeUndefined();
      expect(fault({ BOUNCE_ADDRESS: back })).toContain("needs INCOMING_MAIL_SECRET");
      expect(fault({ REPLY_ADDRESS: reply })).toContain("needs INCOMING_MAIL_SECRET");
      expect(fault({ INCOMING_MAIL_SECRET: secret })).toContain("needs BOUNCE_ADDRESS or");
      expect(fault({ REPLY_ADDRESS: `${"x".repeat(40)}@a.example` })).toContain("at most 31");
    });
  });

  describe("of texts", () => {
    const all = {
      ALERT_SMS_ACCOUNT: "AC1",
      ALERT_SMS_TOKEN: "token",
      ALERT_SMS_FROM: "+17035550100",
    };

    it("goes to Twilio, or to another address with the account in it", () => {
      const login = { account: "AC1", token: "token", from: "+17035550100" };
      const url = "https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json";
      expect(readConfig(all).alertSms).toEqual({ ...login, url });
      const other = readConfig({ ...all, ALERT_SMS_URL: "http://localhost:9/{sid}" });
      expect(other.alertSms).toEqual({ ...login, url: "http://localhost:9/AC1" });
    });

    it("is complete or absent", () => {
      const together = "ALERT_SMS_ACCOUNT, ALERT_SMS_TOKEN and ALERT_SMS_FROM must be set together";
      for (const name of Object.keys(all))
        expect(fault({ ...all, [name]: "" })).toContain(together);
      expect(fault({ ALERT_SMS_URL: "https://texts.example" })).toContain(together);
      expect(fault({ ...all, ALERT_SMS_URL: "texts" })).toContain(
        "ALERT_SMS_URL must be an address",
      );
      expect(fault({ ...all, ALERT_SMS_ACCOUNT: "../x" })).toContain("ALERT_SMS_ACCOUNT must have");
      expect(readConfig({}).alertSms).toBeUndefined();
    });

    it("goes to visitors only where the owner says so, and the provider can post what they text", () => {
      const site = { SITE_URL: "https://roofer.example" };
      expect(readConfig({ ...all, ...site }).visitorTexts).toBeUndefined();
      const on = { ...all, ...site, VISITOR_TEXTS: "on" };
      expect(readConfig(on).visitorTexts).toEqual(readConfig(all).alertSms);
      expect(fault({ ...all, VISITOR_TEXTS: "on" })).toContain("VISITOR_TEXTS=on needs SITE_URL");
      expect(fault({ ...site, VISITOR_TEXTS: "on" })).toContain("needs ALERT_SMS_ACCOUNT");
      expect(fault({ ...on, VISITOR_TEXTS: "yes" })).toContain('VISITOR_TEXTS must be "on"');
    });
  });
});
