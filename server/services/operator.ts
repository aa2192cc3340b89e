import { note } from "#server/audit/audit-trail.ts";
import type { Connection } from "#server/database/connection.ts";
import { joinLink } from "#server/staff/desk-links.ts";
import { createInvitation, inviteFirstOwner } from "#server/staff/invitations.ts";
import {
  addStaff,
  findStaffByEmail,
  keepAnOwner,
  type NewStaff,
} from "#server/staff/staff-repository.ts";

/**
 * What whoever runs the site does for the staff. Apart from the other services, so that a command can do it that
 * loads no mails (scripts/desk-invite.ts).
 */
export function createOperatorServices(parts: {
  connection: Connection;
  siteUrl: string;
  clock: () => Date;
}) {
  const { connection, siteUrl, clock } = parts;

  /** Makes the person, or changes whoever has the mailbox. @returns their one-time token. */
  function inviteAsOperator(person: NewStaff): Promise<string> {
    return connection.transact(async (transaction) => {
      const known = await findStaffByEmail(transaction, person.email);
      if (known && person.role !== "owner") {
        await keepAnOwner(transaction, connection.engine, known.id);
      }
      const staff = await addStaff(transaction, person, clock());
      const details = { id: staff.id, role: staff.role };
      await note(transaction, { at: clock(), staffId: null, action: "staff.invited", details });
      const { token } = await createInvitation(transaction, staff.id, clock());
      return token;
    });
  }

  return {
    inviteAsOperator,

    /** A link that makes the person and lets them in once, within seven days. */
    inviteByLink: async (person: NewStaff): Promise<string> =>
      joinLink(siteUrl, await inviteAsOperator(person)),

    /** A link for the first owner, for a day; the one before it ends. Nothing once anybody works here. */
    inviteFirstOwner(): Promise<string | undefined> {
      return connection.transact(async (transaction) => {
        const invitation = await inviteFirstOwner(transaction, clock());
        if (!invitation) return undefined;
        const details = { id: null, role: "owner" };
        await note(transaction, { at: clock(), staffId: null, action: "staff.invited", details });
        return joinLink(siteUrl, invitation.token);
      });
    },
  };
}

/** Of `Office <office@example.com>`, or of the address alone, the address. */
export function addressOf(mailbox: string): string {
  return /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox;
}
