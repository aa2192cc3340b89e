import { backupMoment } from "#content/en/backups.ts";
import {
  busyFaultInWords,
  programOf,
  busyCalendarMail as words,
} from "#content/en/busy-calendar.ts";
import type { BusyCalendarFault } from "#domain/appointment/busy-calendar-contract.ts";
import type { MailKindName } from "#domain/lead/mail-kind.ts";
import type { OfficeMail, OutboxKind, StaffMail } from "#server/mail/kinds.ts";
import { ActionButton, Facts, Letter, Paragraph, renderLetter } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { personLetter } from "#server/mail/person-letter.tsx";

/** That a calendar cannot be read, or can be read again. */
export type BusyCalendarNews = {
  /** Whose calendar it is. */
  person: { name: string; email: string };
  host: string;
  /** Null: it can be read again. */
  trouble: { fault: BusyCalendarFault; since: string; readAt: string } | null;
};

const toInspector: StaffMail<BusyCalendarNews> = {
  version: 1,
  to: "staff",
  lane: () => "ordinary",
  mailbox: ({ person }) => person.email,
  lead: null,
  render: (news, options) => {
    const subject = subjectOf(news, words.your);
    return personLetter(
      {
        ...{ person: news.person, subject, heading: subject, preview: subject },
        children: <News {...news} options={options} />,
      },
      options,
    );
  },
};

const toOffice: OfficeMail<BusyCalendarNews> = {
  version: 1,
  to: "office",
  lane: () => "ordinary",
  lead: null,
  async render(news, options): Promise<MailMessage> {
    const subject = subjectOf(news, words.whose(news.person.name));
    const body = await renderLetter(
      <Letter profile={options.profile} preview={subject} heading={subject}>
        <News {...news} options={options} />
      </Letter>,
    );
    return { from: options.mailFrom, to: options.officeEmail, subject, ...body };
  },
};

function subjectOf({ host, trouble }: BusyCalendarNews, whose: string): string {
  return (trouble ? words.away : words.back)(whose, programOf(host));
}

function News({ host, trouble, options }: BusyCalendarNews & { options: MailOptions }) {
  const { profile, siteUrl } = options;
  if (!trouble) return <Paragraph>{words.again}</Paragraph>;
  const moment = (at: string) => backupMoment(at, profile.timeZone);
  return (
    <>
      <Paragraph>{busyFaultInWords(trouble.fault, host)}</Paragraph>
      <Paragraph>{words.holds}</Paragraph>
      <Facts
        facts={[
          [words.since, moment(trouble.since)],
          [words.lastRead, moment(trouble.readAt)],
        ]}
      />
      <Paragraph>{words.whatToDo}</Paragraph>
      <ActionButton href={`${siteUrl}/desk/settings`}>{words.open}</ActionButton>
    </>
  );
}

/** What is mailed about busy calendars, by the names under which the outbox knows it. */
export const busyCalendarKinds = {
  "busy-calendar": toInspector,
  "busy-calendar-notice": toOffice,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
