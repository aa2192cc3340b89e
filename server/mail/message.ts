import type { BusinessProfile } from "#domain/business/business-profile.ts";

/** A mail that any transport can send. */
export type MailMessage = {
  from: string;
  to: { name: string; address: string } | string;
  replyTo?: { name: string; address: string } | string;
  subject: string;
  /** The Message-ID of the mail that it answers (RFC 5322, section 3.6.4). */
  answers?: string;
  html: string;
  text: string;
  priority?: "high";
  /** Pictures inside the mail, which its HTML names by their content id (RFC 2392). */
  pictures?: readonly MailPicture[];
  /** Pictures that go along with it, to be kept: JPEG. */
  attachments?: readonly MailAttachment[];
  /** An iCalendar object that calendars can act on. */
  invitation?: { method: "REQUEST" | "CANCEL" | "PUBLISH"; content: string };
};

/** A JPEG inside a mail. */
export type MailPicture = { cid: string; content: Buffer };

export type MailAttachment = { filename: string; content: Buffer };

/** What a transport gets: the message, with headers that make a repeat recognizable. */
export type Delivery = MailMessage & {
  /** Whether somebody at the desk has written it, so that out-of-office notes to them are wanted. */
  isWritten?: boolean;
  /** The letterhead's logo as a PNG; absent: as the site was built. */
  logo?: Buffer | undefined;
  /** Id of the outbox row; the same for every attempt. */
  id: string;
  messageId: string;
  date: Date;
  /** Where it comes back to if it cannot be delivered; absent: to the sender. */
  returnTo?: string | undefined;
};

/** What a delivery uses of its attempt. */
export type DeliveryAttempt = {
  /** When aborted, all connections must close at once and nothing more may be delivered. */
  signal: AbortSignal;
  /**
   * Must be awaited right before the step after which the message may arrive. Extends the time for the answer.
   * @throws when the attempt is over or another process owns the mail by now.
   */
  handOver(): Promise<void>;
};

export type MailTransport = {
  /** @throws when the message was not accepted or no answer says whether it was. */
  deliver(delivery: Delivery, attempt: DeliveryAttempt): Promise<void>;
  close(): void;
};

/** What every mail may need besides its payload. */
export type MailOptions = {
  profile: BusinessProfile;
  mailFrom: string;
  officeEmail: string;
  /** Where the office's mails went before an owner set its mailbox; absent: to the same. */
  operatorEmail?: string;
  emergencyEmail: string;
  /** Where mails to persons come back to, with a token before the @; absent: to the sender. */
  bounceAddress?: string | undefined;
  /** Where answers to mails to persons go, with a token before the @; absent: to the office. */
  replyAddress?: string | undefined;
  /** The page of the person whom one mail goes to; absent: there is none, or the mail does not have it (`MailKind`). */
  roofLink?: string | undefined;
  /** Base of links, without a trailing slash. */
  siteUrl: string;
  /** Where emergencies are also posted; absent for nowhere. */
  emergencyWebhook?: Readonly<{ url: string; secret: string }> | undefined;
  /** How staff are texted; absent if they are not. */
  alertSms?: TextProvider | undefined;
  /** Where the provider posts what becomes of texts, with a token as the query's `text`; absent: nowhere. */
  textReports?: string | undefined;
  /** How visitors are texted; absent if they are not. */
  visitorTexts?: TextProvider | undefined;
};

/** A provider of text messages: its URL, our account and the sending number. */
export type TextProvider = Readonly<{ url: string; account: string; token: string; from: string }>;
