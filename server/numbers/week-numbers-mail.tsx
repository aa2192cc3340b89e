import type { ReactNode } from "react";
import { backupFacts } from "#content/en/backups.ts";
import { aboutAllFigures, figureNames } from "#content/en/desk/numbers.ts";
import { sourceName } from "#content/en/desk/several-rooms.ts";
import { lostReasonNames } from "#content/en/desk/terms.ts";
import type { KnownBackups } from "#domain/backup/backup-state.ts";
import { calendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { spanText } from "#domain/lead/lead-clock.ts";
import type { MailKindName } from "#domain/lead/mail-kind.ts";
import {
  type CountedList,
  listAddress,
  listOfFigure,
  listOfReason,
  listOfSource,
} from "#domain/lead/number-lists.ts";
import { shareText } from "#domain/lead/number-share.ts";
import type { LeadFigures, LeadNumbers } from "#domain/lead/numbers-contract.ts";
import type { OfficeMail, OutboxKind } from "#server/mail/kinds.ts";
import {
  ActionButton,
  Facts,
  Letter,
  Paragraph,
  renderLetter,
  TextLink,
} from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";

/** The numbers of last week for one of those who may see them. */
export type WeekNumbers = {
  to: { name: string; email: string };
  numbers: Pick<LeadNumbers, "days" | "figures" | "figuresBefore" | "lost" | "sources">;
  /** Absent where nobody expects any, and in mails of a release before. */
  backups?: KnownBackups;
};

const weekNumbersKind: OfficeMail<WeekNumbers> = {
  version: 1,
  to: "office",
  lane: () => "ordinary",
  lead: null,
  render: weekNumbersMail,
};

const counted = [
  ...(["leads", "withinGoal", "medianMinutes", "waiting"] as const),
  ...(["booked", "held", "noShow", "quoted", "won", "lost"] as const),
];
/** The rest is at the desk. */
const mostSources = 5;

/** Mail on Monday: last week in numbers, each a link to its list at the desk. */
export async function weekNumbersMail(
  { to, numbers, backups }: WeekNumbers,
  { profile, mailFrom, siteUrl }: MailOptions,
): Promise<MailMessage> {
  const { days, figures, figuresBefore, lost, sources } = numbers;
  const [first, last] = [days.from, days.to].map((day) => formatDay(calendarDay(day), "short"));
  const count = figures.leads === 1 ? "1 lead" : `${figures.leads} leads`;
  const subject = `Last week: ${count}, ${figures.won} won`;
  const linked = (list: CountedList, text: ReactNode) => (
    <TextLink href={`${siteUrl}${listAddress(list)}`}>{text}</TextLink>
  );
  const body = await renderLetter(
    <Letter profile={profile} preview={`${first} to ${last}`} heading="Last week in numbers">
      <Paragraph>
        {first} to {last}, with the week before in parentheses. {aboutAllFigures}
      </Paragraph>
      <Facts
        facts={counted.map((figure) => [
          figureNames[figure],
          <>
            {linked(listOfFigure(days, figure), figureText(figures, figure))} (
            {figureText(figuresBefore, figure)})
          </>,
        ])}
      />
      {lost.length > 0 && (
        <Facts
          facts={lost.map(({ reason, leads }) => [
            `Lost: ${lostReasonNames[reason]}`,
            linked(listOfReason(days, reason), leads),
          ])}
        />
      )}
      {sources.length > 0 && (
        <Facts
          facts={sources
            .slice(0, mostSources)
            .map(({ source, leads }) => [
              `From: ${sourceName(source)}`,
              linked(listOfSource(days, source, "leads"), leads),
            ])}
        />
      )}
      {backups && <Facts facts={backupFacts(backups, profile.timeZone)} />}
      <ActionButton href={`${siteUrl}/desk/numbers?period=last-week`}>
        Open the numbers
      </ActionButton>
      <Paragraph>You can switch this email off in the settings of the desk.</Paragraph>
    </Letter>,
  );
  return { from: mailFrom, to: { name: to.name, address: to.email }, subject, ...body };
}

/** `12`, `9, 75%`, `4 min`, `none`. */
function figureText(figures: LeadFigures, figure: keyof LeadFigures): string {
  const value = figures[figure];
  if (figure === "medianMinutes") return value === null ? "none" : spanText(value * 60_000);
  const share = figure === "withinGoal" ? shareText(figures.withinGoal, figures.answered) : "";
  return share ? `${value}, ${share}` : String(value);
}

/** What is mailed about a week, by the names under which the outbox knows it. */
export const numberKinds = {
  "week-numbers": weekNumbersKind,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
