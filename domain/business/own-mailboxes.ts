import { addressOf } from "#domain/person/mailbox-address.ts";

/** Where mails of the office go: leads and appointments; emergencies. */
export const ownMailboxes = ["office", "emergency"] as const;

export type OwnMailbox = (typeof ownMailboxes)[number];

/** Empty: the one that the operator has set (`OFFICE_EMAIL`, `EMERGENCY_EMAIL`). */
export type OwnMailboxes = Readonly<Record<OwnMailbox, string>>;

/**
 * Where mails of the office go now. Where the operator has one mailbox for both, so has an owner who sets one.
 * @param ofOperator May have names: `Office <office@example.com>`.
 */
export function usedMailboxes(ofOwner: OwnMailboxes, ofOperator: OwnMailboxes): OwnMailboxes {
  const isOneBox = isSameBox(ofOperator.emergency, ofOperator.office);
  return {
    office: ofOwner.office || ofOperator.office,
    emergency: ofOwner.emergency || (isOneBox && ofOwner.office) || ofOperator.emergency,
  };
}

/** Whether both are the same mailbox, whatever it is called. */
function isSameBox(one: string, other: string): boolean {
  return addressOf(one).toLowerCase() === addressOf(other).toLowerCase();
}
