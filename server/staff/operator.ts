import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Connection } from "#server/database/connection.ts";
import { joinLink } from "./desk-links.ts";
import { endTokensOfMaker } from "./end-tokens.ts";
import { createInvitation, inviteFirstOwner } from "./invitations.ts";
import { endSessions } from "./sessions-repository.ts";
import {
  addOrChangeStaff,
  findStaffByEmail,
  keepAnOwner,
  type NewStaff,
} from "./staff-repository.ts";

/**
 * What the site's operator does for staff. Separate from the other services, so that a command can use it without
 * loading mails (server/command/invite.ts).
 */
export function createOperatorServices(parts: {
  connection: Connection;
  siteUrl: string;
  clock: () => Date;
}) {
  const { connection, siteUrl, clock } = parts;

  /** Adds a person, or updates the one with this mailbox. @returns their one-time token. */
  function invite(person: NewStaff): Promise<string> {
    return connection.transact(async (transaction) => {
      const known = await findStaffByEmail(transaction, person.email);
      if (known && person.role !== "owner") {
        await keepAnOwner(transaction, connection.engine, known.id);
      }
      const staff = await addOrChangeStaff(transaction, person, clock());
      if (known && known.role !== staff.role) await endSessions(transaction, staff.id);
      if (known) {
        const change = { before: known, after: staff };
        await endTokensOfMaker(transaction, change, { by: null, now: clock() });
      }
      const details = { id: staff.id, role: staff.role };
      await addAuditEntry(transaction, {
        at: clock(),
        staffId: null,
        action: "staff.invited",
        details,
      });
      const { token } = await createInvitation(transaction, staff.id, clock());
      return token;
    });
  }

  return {
    invite,

    /** A link that adds the person and signs them in once, within seven days. */
    inviteByLink: async (person: NewStaff): Promise<string> =>
      joinLink(siteUrl, await invite(person)),

    /** A link for the first owner, valid for a day; it replaces the previous one. Undefined once there is staff. */
    inviteFirstOwner(): Promise<string | undefined> {
      return connection.transact(async (transaction) => {
        const invitation = await inviteFirstOwner(transaction, clock());
        if (!invitation) return undefined;
        const details = { id: null, role: "owner" as const };
        await addAuditEntry(transaction, {
          at: clock(),
          staffId: null,
          action: "staff.invited",
          details,
        });
        return joinLink(siteUrl, invitation.token);
      });
    },
  };
}
