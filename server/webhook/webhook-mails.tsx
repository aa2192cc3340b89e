import { backupMoment } from "#content/en/backups.ts";
import { deliveryFaultInWords, webhookMail as words } from "#content/en/webhooks.ts";
import type { MailKindName } from "#domain/lead/mail-kind.ts";
import type { Delivery, WebhookEnd } from "#domain/webhook/webhook.ts";
import type { OutboxKind, StaffMail } from "#server/mail/kinds.ts";
import { ActionButton, Facts, Paragraph } from "#server/mail/letter.tsx";
import { personLetter } from "#server/mail/person-letter.tsx";

/** That the site has switched a webhook off. */
export type WebhookNews = Pick<Delivery, "status" | "fault"> & {
  /** An owner. */
  person: { name: string; email: string };
  webhook: { id: string; name: string };
  because: WebhookEnd;
  /** Since when nothing has arrived. */
  since: string | null;
};

const webhookOff: StaffMail<WebhookNews> = {
  version: 1,
  to: "staff",
  lane: () => "ordinary",
  mailbox: ({ person }) => person.email,
  lead: null,
  render: ({ person, webhook, because, since, status, fault }, options) => {
    const { profile, siteUrl } = options;
    const subject = words.off(webhook.name);
    return personLetter(
      {
        ...{ person, subject, heading: subject, preview: subject },
        children: (
          <>
            <Paragraph>{words.because[because]}</Paragraph>
            {because !== "left" && (
              <Facts
                facts={[
                  ...(since ? [[words.since, backupMoment(since, profile.timeZone)] as const] : []),
                  [words.lastAnswer, deliveryFaultInWords({ status, fault })],
                ]}
              />
            )}
            <Paragraph>{words.whatToDo[because]}</Paragraph>
            <ActionButton href={`${siteUrl}/desk/connections/webhooks/${webhook.id}`}>
              {words.open}
            </ActionButton>
          </>
        ),
      },
      options,
    );
  },
};

/** What is mailed about webhooks, by the name under which the outbox knows it. */
export const webhookMailKinds = {
  "webhook-off": webhookOff,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
