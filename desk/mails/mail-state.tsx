import { mailState as words } from "#content/en/desk/mails.ts";
import type { DeskMail } from "#domain/lead/records-contract.ts";

type Stated = Pick<DeskMail, "state" | "isLate">;

export function mailStateName({ state, isLate }: Stated): string {
  return state === "queued" && isLate ? words.late : words.states[state];
}

/** The state as a word, colored where somebody has to act. */
export function MailState({ mail }: { mail: Stated }) {
  const look =
    mail.state === "dead"
      ? "border-late bg-late-ground text-late"
      : mail.isLate
        ? "border-soon bg-soon-ground text-soon"
        : mail.state === "sent"
          ? "border-transparent text-good"
          : "border-line text-soft";
  return (
    <span
      className={`inline-block self-start justify-self-end rounded-sm border px-1.5 text-small font-semibold ${look}`}
    >
      {mailStateName(mail)}
    </span>
  );
}
