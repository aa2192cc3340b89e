import type { BusinessProfile } from "#domain/business/business-profile.ts";

/** A mail, ready to be sent by any transport. */
export type MailMessage = {
  from: string;
  to: { name: string; address: string } | string;
  replyTo?: { name: string; address: string } | string;
  subject: string;
  html: string;
  text: string;
  priority?: "high";
  /** iCalendar object that calendars can act on. */
  invitation?: { method: "REQUEST" | "CANCEL" | "PUBLISH"; content: string };
};

/** What a transport gets: the message with the headers that make a repeat recognizable. */
export type Delivery = MailMessage & {
  /** Id of the outbox row; the same at every attempt. */
  id: string;
  messageId: string;
  date: Date;
};

/** What a delivery may use of the attempt that it is part of. */
export type DeliveryAttempt = {
  /** When aborted, every connection is to be closed at once and nothing to be delivered any more. */
  signal: AbortSignal;
  /**
   * To be awaited right before the step after which the message may arrive. It allows more time for
   * the answer. @throws when the attempt is over or the mail is another process's by now.
   */
  handOver(): Promise<void>;
};

export type MailTransport = {
  /** @throws when the message was not accepted, or nobody said whether it was. */
  deliver(delivery: Delivery, attempt: DeliveryAttempt): Promise<void>;
  close(): void;
};

/** What every mail may need to know beside its own facts. */
export type MailOptions = {
  profile: BusinessProfile;
  mailFrom: string;
  officeEmail: string;
  emergencyEmail: string;
  /** Base of links, without a trailing slash. */
  siteUrl: string;
  /** Where emergencies are posted as well; absent where they are not. */
  emergencyWebhook?: Readonly<{ url: string; secret: string }> | undefined;
  /** How staff are texted; absent where they are not. */
  alertSms?: TextProvider | undefined;
};

/** A provider of text messages: where it takes them, who we are there, and the number that they come from. */
export type TextProvider = Readonly<{ url: string; account: string; token: string; from: string }>;
