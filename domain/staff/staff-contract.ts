import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { emailField, nameField, singleLine } from "#domain/person/contact-details.ts";
import { limits } from "#domain/person/contact-limits.ts";
import { muteChoices } from "./duty-choices.ts";
import { dutyChange, dutyPlan } from "./duty-contract.ts";
import { staffPermissions, staffRoles } from "./staff.ts";

/*
 * Bodies and responses of the desk's calls for staff: signing in and out, passkeys, devices, staff, audit. No response
 * reveals whether an address belongs to staff.
 */

const done = z.object({ success: z.literal(true) });

export const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** Number for text alerts, for people: `(703) 555-0142`; empty for none. */
  phone: z.string(),
  /** Whether texts are set up here and they have no number that gets them. Absent in what an earlier release has sent. */
  lacksPhone: z.optional(z.boolean()),
  isActive: z.boolean(),
  /** Whether they are alerted about new leads, by switch or by plan. */
  isOnDuty: z.boolean(),
  /** When that ends; null: no end is in sight, or they are off duty. */
  onDutyUntil: z.nullable(z.string()),
  /** When they are on duty next by their plan; null: never, or they are on duty. */
  nextDutyAt: z.nullable(z.string()),
  dutyPlan,
  /** When they inspect; null: never. */
  inspectionPlan: z.nullable(dutyPlan),
  /** Until when they get alerts only about emergencies. */
  alertsMutedUntil: z.nullable(z.string()),
});

export type StaffMember = z.output<typeof staffMember>;

/** Somebody in the list of staff. */
export const listedMember = z.object({
  ...staffMember.shape,
  /** Whether they have ever signed in; until then they may not have found the invitation. */
  hasJoined: z.boolean(),
});

export type ListedMember = z.output<typeof listedMember>;

/** The signed-in person. */
export const me = z.object({
  ...staffMember.shape,
  permissions: z.array(z.enum(staffPermissions)),
  hasPasskey: z.boolean(),
  /** Whether they get the mail about last week, if they may see the numbers. */
  getsNumbersMail: z.boolean(),
  /** Whether people who agree to texts get them here. */
  visitorsGetTexts: z.boolean(),
});

export type Me = z.output<typeof me>;

export const meResponse = z.object({ success: z.literal(true), me });

export const session = z.object({
  id: z.string(),
  /** The browser in words: `Chrome on Windows`. */
  device: z.string(),
  createdAt: z.string(),
  seenAt: z.string(),
  isThis: z.boolean(),
  /** Until when it lasts, used or not; null: it ends when it is idle. */
  keptUntil: z.nullable(z.string()),
});

export const passkey = z.object({
  id: z.string(),
  label: z.string(),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
});

/** Input or output of the browser's credential API; the library validates it. */
const credential = z.record(z.string(), z.unknown());

/** What signing in says of the browser: whether nobody else uses it. Then the session lasts 14 days, used or not. */
const ofBrowser = { isOwnDevice: z.optional(z.boolean()) };

const code = z.string().check(
  z.overwrite((typed) => typed.replace(/\D/g, "")),
  z.regex(/^\d{6}$/, "Enter the six digits from the email"),
);

const staffName = nameField;
/** An empty text removes the number; a missing one keeps it. What is not understood as one is refused. */
const staffPhone = singleLine({ label: "Phone number", max: limits.phone });
const params = z.object({ id: z.string() });

export const staffContract = {
  "/desk/sign-in": {
    post: {
      operation: "askToSignIn",
      does: "Mails a link and a code if the address belongs to staff. The response is the same if it does not.",
      isOpenToStrangers: true,
      body: z.object({ email: emailField }),
      response: done,
    },
  },
  "/desk/sign-in/code": {
    post: {
      operation: "signInByCode",
      does: "Signs in by the six-digit code, typed in the browser that asked.",
      isOpenToStrangers: true,
      body: z.object({ code, ...ofBrowser }),
      response: meResponse,
    },
  },
  "/desk/sign-in/link": {
    post: {
      operation: "signInByLink",
      does: "Signs in by the link in the mail, for the button on its page. 409 in another browser than the one that asked.",
      isOpenToStrangers: true,
      refuses: [409],
      body: z.object({ token: z.string(), ...ofBrowser }),
      response: meResponse,
    },
  },
  "/desk/invitation": {
    post: {
      operation: "acceptInvitation",
      does: "Signs in by an invitation or by the link printed at first start, for the button on its page. A number for text alerts replaces the one that whoever invited has given.",
      isOpenToStrangers: true,
      body: z.object({ token: z.string(), phone: z.optional(staffPhone), ...ofBrowser }),
      response: meResponse,
    },
  },
  "/desk/sign-in/passkey/options": {
    post: {
      operation: "askToSignInByPasskey",
      does: "Returns options for the browser's credential API, to sign in.",
      isOpenToStrangers: true,
      response: z.object({ success: z.literal(true), options: credential }),
    },
  },
  "/desk/sign-in/passkey": {
    post: {
      operation: "signInByPasskey",
      does: "Signs in by a passkey.",
      isOpenToStrangers: true,
      body: z.object({
        credential,
        ...ofBrowser,
        /**
         * Whoever has said before that nobody else uses this browser: their address. It counts as `isOwnDevice` if the
         * passkey is theirs.
         */
        ownDeviceOf: z.optional(z.string()),
      }),
      response: meResponse,
    },
  },
  "/desk/proof/mail": {
    post: {
      operation: "askForProof",
      does: "Mails the caller a six-digit code by which they prove who they are.",
      response: done,
    },
  },
  "/desk/proof/code": {
    post: {
      operation: "proveByCode",
      does: "Proves who calls by the six-digit code. For an hour, calls that ask for it are open to this session.",
      body: z.object({ code }),
      response: done,
    },
  },
  "/desk/proof/passkey/options": {
    post: {
      operation: "askToProveByPasskey",
      does: "Returns options for the browser's credential API, to prove who calls.",
      response: z.object({ success: z.literal(true), options: credential }),
    },
  },
  "/desk/proof/passkey": {
    post: {
      operation: "proveByPasskey",
      does: "Proves who calls by one of their passkeys.",
      body: z.object({ credential }),
      response: done,
    },
  },
  "/desk/me": {
    get: {
      operation: "readMe",
      does: "Returns who is signed in.",
      response: z.object({
        ...meResponse.shape,
        /** `after` of `GET /desk/changes` for a screen that reads everything from now on. */
        changes: z.string(),
      }),
    },
    patch: {
      operation: "changeMe",
      does: "Changes the caller's duty, phone number, alerts or weekly mail.",
      refuses: [409],
      body: z.object({
        ...dutyChange,
        phone: z.optional(staffPhone),
        /** Emergencies are never muted. */
        muteAlerts: z.optional(z.enum([...muteChoices, "off"])),
        getsNumbersMail: z.optional(z.boolean()),
      }),
      response: meResponse,
    },
  },
  "/desk/sessions": {
    get: {
      operation: "listSessions",
      does: "Lists the browsers in which the caller is signed in.",
      response: z.object({ success: z.literal(true), sessions: z.array(session) }),
    },
    delete: {
      operation: "endAllSessions",
      does: "Signs out everywhere, including here.",
      response: done,
    },
  },
  "/desk/sessions/{id}": {
    delete: {
      operation: "endSession",
      does: "Signs out in one browser. `current` is the caller's own.",
      params,
      response: done,
    },
  },
  "/desk/passkeys": {
    get: {
      operation: "listPasskeys",
      does: "Lists the caller's passkeys.",
      response: z.object({ success: z.literal(true), passkeys: z.array(passkey) }),
    },
    post: {
      operation: "addPasskey",
      does: "Adds a passkey.",
      needsProof: true,
      refuses: [409],
      body: z.object({ credential, label: singleLine({ label: "Name", max: 60 }) }),
      response: z.object({ success: z.literal(true), passkeys: z.array(passkey) }),
    },
  },
  "/desk/passkeys/options": {
    post: {
      operation: "askToAddPasskey",
      does: "Returns options for the browser's credential API, to add a passkey.",
      needsProof: true,
      refuses: [409],
      response: z.object({ success: z.literal(true), options: credential }),
    },
  },
  "/desk/passkeys/{id}": {
    delete: {
      operation: "removePasskey",
      does: "Removes one of the caller's passkeys.",
      needsProof: true,
      params,
      response: done,
    },
  },
  "/desk/staff": {
    get: {
      operation: "listStaff",
      does: "Lists the staff, for everybody at the desk: a lead can be assigned to any of them.",
      response: z.object({ success: z.literal(true), staff: z.array(listedMember) }),
    },
    post: {
      operation: "inviteStaff",
      does: "Invites somebody to the desk by mail. 409 when somebody here has this address.",
      needs: "staff",
      needsProof: true,
      refuses: [409],
      body: z.object({
        ...{ name: staffName, email: emailField, role: z.enum(staffRoles) },
        phone: z.optional(staffPhone),
      }),
      response: z.object({ success: z.literal(true), member: staffMember }),
    },
  },
  "/desk/staff/{id}": {
    patch: {
      operation: "changeStaff",
      does: "Changes somebody's name, role, number for text alerts, access or duty.",
      needs: "staff",
      needsProof: true,
      refuses: [409],
      params,
      body: z.object({
        name: z.optional(staffName),
        role: z.optional(z.enum(staffRoles)),
        phone: z.optional(staffPhone),
        /** False ends all their sessions and forgets their number. The last owner cannot be deactivated. */
        isActive: z.optional(z.boolean()),
        ...dutyChange,
      }),
      response: z.object({ success: z.literal(true), member: staffMember }),
    },
  },
  "/desk/staff/{id}/duty-plan": {
    put: {
      operation: "setDutyPlan",
      does: "Replaces the duty plan of anybody who answers leads.",
      needs: "leads",
      params,
      body: dutyPlan,
      response: z.object({ success: z.literal(true), member: staffMember }),
    },
  },
  "/desk/staff/{id}/hand-over": {
    post: {
      operation: "takeOverDuty",
      does: "Switches this person off duty and the caller on, until the same moment. 409 when they are off duty.",
      needs: "leads",
      refuses: [409],
      params,
      response: meResponse,
    },
  },
  "/desk/staff/{id}/invitation": {
    post: {
      operation: "inviteStaffAgain",
      does: "Mails somebody another invitation. 409 when they are no longer active.",
      needs: "staff",
      needsProof: true,
      refuses: [409],
      params,
      response: done,
    },
  },
  "/desk/audit": {
    get: {
      operation: "readAudit",
      does: "Lists who changed what, newest first, without personal data.",
      needs: "staff",
      query: z.object({
        after: z.optional(z.string()),
        leadId: z.optional(z.string()),
        staffId: z.optional(z.string()),
      }),
      response: z.object({
        success: z.literal(true),
        entries: z.array(
          z.object({
            /** Its position in the trail. */
            number: z.number(),
            at: z.string(),
            /** Null: the system itself, or an operator's command. */
            staff: z.nullable(z.object({ id: z.string(), name: z.string() })),
            /** `lead.changed`, `staff.invited`, `session.ended` … */
            action: z.string(),
            leadId: z.nullable(z.string()),
            /** Details without personal data: field names, states, ids. */
            details: z.record(z.string(), z.unknown()),
          }),
        ),
        next: z.nullable(z.string()),
      }),
    },
  },
} as const satisfies ApiContractTable;
