import type { Delivery, DeliveryFault, WebhookEnd } from "#domain/webhook/webhook.ts";

/* What staff read of webhooks, at the desk and in mails. */

const faults: Record<DeliveryFault, string> = {
  timeout: "No answer within 15 seconds",
  unreachable: "Cannot be reached",
  "unknown host": "There is no server of this name",
  certificate: "Its certificate cannot be trusted",
  garbled: "Its answer is not HTTP",
  "too many redirects": "Sends us to another address",
  "too large": "Its answer is too long",
  "no address": "Not an address",
  "not https": "The address is not encrypted",
  inside: "Leads into a private network, where we do not send",
  sealed: "The site has a new key: enter the address again and make a new secret",
  unreadable: "Not sent: this release cannot read the event",
  off: "Not sent: the webhook was switched off or paused",
  dropped: "Not sent: given up after a backup was restored",
};

/** What a program answered, or why it did not. */
export function deliveryFaultInWords({
  status,
  fault,
}: Pick<Delivery, "status" | "fault">): string {
  if (fault !== null) return faults[fault];
  if (status === null) return "No answer yet";
  if (status >= 300 && status < 400) return `Answered ${status}: sends us to another address`;
  if (status === 410) return "Answered 410: wants nothing more";
  return `Answered ${status}`;
}

/** Why an address cannot be used, as somebody enters it. */
export function addressFaultInWords(fault: DeliveryFault): string {
  if (fault === "no address") return "That is not an address. It begins with https://.";
  if (fault === "not https") return "This address is not encrypted. It has to begin with https://.";
  return `${faults[fault]}.`;
}

const because: Record<WebhookEnd, string> = {
  failing:
    "For three days nothing that we sent there has arrived, so the site has switched it off. What happens from now on is not sent there.",
  gone: "Its program has answered 410, which says that it wants nothing more. What happens from now on is not sent there.",
  left: "Whoever chose where it leads is no longer an owner here, so the site has switched it off. What happens from now on is not sent there.",
};

const lookAndResume =
  "Look at the program that it leads to, send a test from the desk, and switch it on again there. What it has missed can be sent again one by one for 30 days.";

const whatToDo: Record<WebhookEnd, string> = {
  failing: lookAndResume,
  gone: lookAndResume,
  left: "If customers' data should go there as before, switch it on at the desk: it is yours then. If not, remove it.",
};

export const webhookMail = {
  off: (name: string) => `The webhook ${name} is off`,
  because,
  since: "Nothing arrived since",
  lastAnswer: "Last answer",
  whatToDo,
  open: "Open the webhook",
};
