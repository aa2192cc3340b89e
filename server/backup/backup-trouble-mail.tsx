import { backupFacts, backupMoment, backupWords as words } from "#content/en/backups.ts";
import { operatorCopy } from "#content/en/operator-copy.ts";
import type { KnownBackups } from "#domain/backup/backup-state.ts";
import type { MailKindName } from "#domain/lead/mail-kind.ts";
import type { OfficeMail, OutboxKind } from "#server/mail/kinds.ts";
import { Facts, Letter, Paragraph, renderLetter } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";

type BackupTrouble = KnownBackups & {
  state: "late" | "undrilled";
  /** Why the last one failed, if that is known. */
  fault: string | null;
  /** The office's mailbox, of a copy for the operator. */
  undeliveredTo?: string;
};

const backupTroubleKind: OfficeMail<BackupTrouble> = {
  version: 1,
  to: "office",
  lane: () => "ordinary",
  lead: null,
  render: backupTroubleMail,
};

/** To the office: a backup is missing, or could not be restored. */
async function backupTroubleMail(
  { state, newestAt, fault, drill, undeliveredTo }: BackupTrouble,
  { profile, mailFrom, officeEmail, operatorEmail = officeEmail }: MailOptions,
): Promise<MailMessage> {
  const { timeZone } = profile;
  const heading = words.subject[state];
  const late = words.late(newestAt && backupMoment(newestAt, timeZone));
  const what = state === "late" ? late : words.undrilled;
  const reason = (state === "undrilled" ? drill?.fault : fault) ?? "";
  const body = await renderLetter(
    <Letter profile={profile} preview={what} heading={heading}>
      <Paragraph>{what}</Paragraph>
      <Paragraph>{words.risk}</Paragraph>
      <Facts facts={[...backupFacts({ newestAt, drill }, timeZone), [words.reason, reason]]} />
      <Paragraph>{undeliveredTo ? operatorCopy(undeliveredTo) : words.whatToDo}</Paragraph>
    </Letter>,
  );
  const to = undeliveredTo ? operatorEmail : officeEmail;
  return { from: mailFrom, to, subject: heading, ...body };
}

/** What is mailed about backups, by the names under which the outbox knows it. */
export const backupKinds = {
  "backup-trouble": backupTroubleKind,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
