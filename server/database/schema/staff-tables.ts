import type { Generated } from "kysely";
import type { AuditAction } from "#domain/staff/audit-action.ts";
import type { StaffRole } from "#domain/staff/staff.ts";
import type { Flag } from "./flag.ts";

/** A member of staff. People who have left remain as the name in what they did. */
export type StaffTable = {
  id: string;
  /** Lower-case address (`emailKey`). */
  email_key: string;
  email: string;
  name: string;
  role: StaffRole;
  /** Number for text alerts: E.164, as it was typed if an earlier release has stored it, or empty for none. */
  phone: string;
  is_active: Flag;
  /** Since when they are switched on duty; null: not. Their plan may say otherwise (domain/staff/duty.ts). */
  on_duty_since: string | null;
  /** When that ends; null: when they switch it off. */
  on_duty_until: string | null;
  /** Until when they are off duty in spite of their plan. */
  off_duty_until: string | null;
  /** JSON: a `DutyPlan`; null: none. */
  duty_plan: string | null;
  /** JSON: a `DutyPlan` of the times at which they inspect; null: never. */
  inspection_plan: string | null;
  /** Until when they want no alerts but those about emergencies. */
  alerts_muted_until: string | null;
  /** When they got their last ordinary alert: one in five minutes, whichever process sends it. */
  ordinary_alert_at: string | null;
  /** The number of their last alert among those of all staff: the lowest is next. Null: they never got one. */
  alert_turn: number | null;
  /** Since when they want no mail about the week; null: they get it, if they may see the numbers. */
  numbers_mail_off_since: string | null;
  created_at: string;
};

/** What was sent to somebody to let them in, or to prove who they are: a link, a code, for `sign-in` both. */
export type SignInsTable = {
  /** Digest of the link's token, or of a passkey's challenge. */
  id: string;
  kind: "sign-in" | "invitation" | "passkey" | "proof";
  /**
   * Null for a sign-in with an unknown address, so that both cases cost the same work; for the first owner's
   * invitation; and for a passkey sign-in that has yet to say whose it is.
   */
  staff_id: string | null;
  /** Digest of the six-digit code; null without one. */
  code_digest: string | null;
  /**
   * Digest of the cookie of the browser that asked, or for a proof of the session; null for invitations, which anyone with
   * the link may open.
   */
  browser_digest: string | null;
  /** Codes tried so far. */
  attempts: number;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

export type SessionsTable = {
  id: string;
  token_digest: string;
  staff_id: string;
  device: string;
  created_at: string;
  /** Updated at most once a minute. */
  seen_at: string;
  /** Regardless of use. */
  expires_at: string;
  /** Whether nobody else uses the browser, so that it does not end when it is idle. */
  own_device: Generated<Flag>;
  /** When its person last proved who they are; null: when they signed in, to an earlier release. */
  proven_at: string | null;
};

export type PasskeysTable = {
  /** The credential's id. */
  id: string;
  staff_id: string;
  /** base64url. */
  public_key: string;
  counter: number;
  /** JSON: how the browser reaches the authenticator. */
  transports: string;
  label: string;
  created_at: string;
  used_at: string | null;
};

/** Who did what at the desk, without personal data. Triggers refuse every update and delete. */
export type AuditEntriesTable = {
  number: Generated<number>;
  at: string;
  /** Null: the system, or an operator's command. */
  staff_id: string | null;
  action: AuditAction;
  lead_id: string | null;
  /** JSON. */
  details: string;
};

export type SavedViewsTable = {
  id: string;
  staff_id: string;
  name: string;
  query: string;
  created_at: string;
};

export type SettingsTable = { name: string; value: string };

/** One row for each change of the business settings; the last one holds. */
export type BusinessSettingsTable = {
  version: number;
  /** `BusinessSettings` as JSON. */
  settings: string;
  /** Who changed them. */
  staff_id: string;
  changed_at: string;
};
