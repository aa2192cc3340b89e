import type { MailFlow } from "#domain/lead/mail-flow.ts";

type Log = {
  error(details: object, message: string): void;
  info(details: object, message: string): void;
};

/** How long the same trouble is not logged again, in milliseconds. */
const repeatAfter = 3_600_000;

const messages = {
  halted: "mails do not go out",
  late: "a mail has waited for more than five minutes",
  held: "mails are held after a restore: site mail release",
} as const;

/** Logs an error when mails stop or are late, again every hour while they do, and once that they go out again. */
export function createFlowLog(log: Log): (flow: MailFlow, now: Date) => void {
  let last: { trouble: string; loggedAt: number } | undefined;
  return ({ state, since, error }, now) => {
    if (state === "flowing") {
      if (last) log.info({}, "mails go out again");
      last = undefined;
      return;
    }
    const trouble = error ?? state;
    if (last?.trouble === trouble && now.getTime() - last.loggedAt < repeatAfter) return;
    last = { trouble, loggedAt: now.getTime() };
    log.error({ since, ...(error && { mailError: error }) }, messages[state]);
  };
}
