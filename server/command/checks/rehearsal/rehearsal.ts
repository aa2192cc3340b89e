import { usedMailboxes } from "#domain/business/own-mailboxes.ts";
import { buildApp } from "#server/app.ts";
import { type Finding, fault, skip } from "#server/command/checks/finding.ts";
import { type Config, readConfig } from "#server/config.ts";
import type { DatabasePlace } from "#server/database/connect.ts";
import { rehearseBookings } from "./bookings.ts";
import { makeEmptyCopy } from "./empty-copy.ts";
import { rehearseLead } from "./lead.ts";
import { rehearseNotice } from "./notice.ts";
import { renderingTransport } from "./rendered-mails.ts";
import type { Stage } from "./stage.ts";
import { visitorOf } from "./visitor.ts";

const parts = {
  lead: rehearseLead,
  bookings: rehearseBookings,
  notice: rehearseNotice,
} satisfies Record<string, (stage: Stage) => Promise<Finding>>;

type Rehearsed = Record<keyof typeof parts, Finding>;

type Rehearsing = Pick<
  Config,
  "databaseUrl" | "dataDir" | "siteUrl" | "mailFrom" | "officeEmail" | "emergencyEmail"
>;

/**
 * Plays on a copy without anybody's data what visitors will do: nothing of it reaches the site's own tables, a mailbox, a
 * phone, the numbers or the audit trail.
 */
export async function rehearse(site: Rehearsing): Promise<Rehearsed> {
  const copy = await makeEmptyCopy(site).catch((error) => ({ because: messageOf(error) }));
  if ("because" in copy) return all(skip(`not rehearsed: ${copy.because}`));
  try {
    return await onStage(site, copy.place);
  } finally {
    await copy.drop();
  }
}

async function onStage(
  { siteUrl, mailFrom, officeEmail, emergencyEmail }: Rehearsing,
  place: DatabasePlace,
): Promise<Rehearsed> {
  const { mails, transport } = renderingTransport();
  // No mail server, no provider of texts, no webhook, no bucket: whatever the site has, a rehearsal does not.
  const config = readConfig({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    DATABASE_CONNECTIONS: "4",
    SITE_URL: siteUrl,
    MAIL_FROM: mailFrom,
    OFFICE_EMAIL: officeEmail,
    EMERGENCY_EMAIL: emergencyEmail,
    RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
  });
  const app = await buildApp(config, { transport, pageSource: null });
  try {
    await app.ready();
    const stage: Stage = {
      ...(await visitorOf(app)),
      app,
      place,
      crew: usedMailboxes(app.services.business.facts().mailboxes, {
        office: officeEmail,
        emergency: emergencyEmail,
      }).emergency,
      async mails() {
        await app.services.outbox.drained();
        return mails;
      },
    };
    const found = all(skip("not reached"));
    for (const [name, part] of Object.entries(parts)) {
      found[name as keyof Rehearsed] = await part(stage).catch((error) => fault(messageOf(error)));
    }
    return found;
  } finally {
    await app.close();
  }
}

function all(finding: Finding): Rehearsed {
  return { lead: finding, bookings: finding, notice: finding };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
