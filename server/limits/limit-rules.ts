import { emergencyWindow, mostAlertedAtOnce } from "#domain/lead/emergency-burst.ts";
import type { Window } from "./counters-repository.ts";

export const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How many upcoming appointments one mailbox may have. */
export const mostOpenAppointments = 5;

/**
 * What one address of a carrier may have behind it within an hour of a storm: 300 people behind eight of them are 38 each,
 * and half as many more by chance (docs/decisions/limits-and-bursts.md).
 */
const crowd = 60;

/** Enough for anybody with honest intentions; documented in docs/operating.md. */
export const rules = {
  /** Per network, submissions of any kind; emergencies have their own limit as well. */
  submissions: { ofNetwork: true, most: 60, milliseconds: minute },
  appointments: { ofNetwork: true, most: crowd, milliseconds: hour },
  /** Of these, the ones that nobody has to confirm. */
  firmAppointments: { ofNetwork: true, most: 6, milliseconds: hour },
  holds: { ofNetwork: true, most: 20, milliseconds: hour },
  /** Per network and seat: whoever let a seat go cannot keep it from others by holding it again. */
  sameSeat: { ofNetwork: true, most: 1, milliseconds: hour },
  moves: { ofNetwork: true, most: crowd, milliseconds: hour },
  cancellations: { ofNetwork: true, most: crowd, milliseconds: hour },
  /** Inquiries other than emergencies, and follow-ups of assessments. */
  messages: { ofNetwork: true, most: crowd, milliseconds: hour },
  /** Of a crowd: three times what a storm brings in ten minutes, so that nobody is refused because others need help too. */
  emergencies: { ofNetwork: true, most: crowd / 3, milliseconds: emergencyWindow },
  /** Of these, the ones that each are an alert of their own. */
  emergenciesAtOnce: { ofNetwork: true, most: mostAlertedAtOnce, milliseconds: emergencyWindow },
  /** Those of one mailbox from there: nobody can use up another person's. */
  sameEmergencies: { ofNetwork: true, most: 5, milliseconds: emergencyWindow },
  /** Photos that one network sends, two for each of a crowd. */
  photos: { ofNetwork: true, most: 2 * crowd, milliseconds: hour },
  /** Photos of all networks: more than four `/48`s may send, so that a few cannot switch photos off for everybody. */
  allPhotos: { most: 4_000, milliseconds: hour },
  /** Mails that one network can make us send, whoever receives them: confirmations, and word that a booking has lapsed. */
  causedMails: { ofNetwork: true, most: crowd, milliseconds: hour },
  /** Per mailbox, from any network. */
  mailboxAppointments: { most: 10, milliseconds: day },
  mailsInHour: { most: 10, milliseconds: hour },
  mailsInDay: { most: 20, milliseconds: day },
  /** Texts from one number that wait for an answer. */
  incomingTexts: { most: 60, milliseconds: hour },
  /** Our automatic answers to one number: to HELP, and to each other word. */
  helpTexts: { most: 3, milliseconds: hour },
  wordTexts: { most: 10, milliseconds: hour },
  /** Texts to one number about what its visitor has booked, moved or canceled. */
  appointmentTexts: { most: 10, milliseconds: hour },
  /** Mails from one mailbox that a lead takes: of its person, and of programs, which may answer one another. */
  replies: { most: 30, milliseconds: hour },
  automaticReplies: { most: 5, milliseconds: hour },
  /** Per appointment. */
  movesInHour: { most: 5, milliseconds: hour },
  movesInDay: { most: 10, milliseconds: day },
  /** Sign-in mails requested by one network: a whole office shares one. */
  signIns: { ofNetwork: true, most: 20, milliseconds: hour },
  /** Sign-in mails per mailbox, staff or not: each contains a code that allows five guesses. */
  signInsInHour: { most: 10, milliseconds: hour },
  signInsInDay: { most: 20, milliseconds: day },
  /** The same per browser in which the person has signed in before: nobody else can use it up. */
  knownSignInsInHour: { most: 10, milliseconds: hour },
  knownSignInsInDay: { most: 20, milliseconds: day },
  /** Links to their own page that people behind one network ask for again, and mails with them to one mailbox. */
  linksAgain: { ofNetwork: true, most: 20, milliseconds: hour },
  linkMailsInHour: { most: 3, milliseconds: hour },
  linkMailsInDay: { most: 6, milliseconds: day },
  /** Links at which one lead's reports are passed on, ended ones too: each stays as a row. */
  passedOn: { most: 30, milliseconds: day },
  /** What is said of one estimate on its page. */
  estimateAnswers: { most: 20, milliseconds: hour },
  /** Codes, links, passkeys and invitations tried by one network. */
  signInTries: { ofNetwork: true, most: 60, milliseconds: hour },
  /** Calls that one access token makes. */
  tokenCalls: { most: 600, milliseconds: minute },
  /** Leads that it stores: what an office can answer, and no flood of mails. */
  tokenLeads: { most: 300, milliseconds: hour },
  /** How often it moves one appointment, as often as whoever has it: its person is mailed each time. */
  tokenMovesInHour: { most: 5, milliseconds: hour },
  tokenMovesInDay: { most: 10, milliseconds: day },
  /** Lists that one staff member downloads. */
  downloads: { most: 30, milliseconds: hour },
  /** Calendars at addresses that one staff member types. */
  calendarTries: { most: 30, milliseconds: hour },
  /** Tests of our own mailboxes that one staff member sends. */
  mailboxTests: { most: 20, milliseconds: hour },
} satisfies Record<string, Omit<Window, "name"> & OfNetwork>;

/** Whether a rule counts networks, and so the blocks around them too, each with its multiple of `most`. */
export type OfNetwork = { ofNetwork?: true };

export type Rule = keyof typeof rules;
/** Limits that withhold a mail, or leave out a text, instead of refusing. */
export type MailRule =
  | "mailsInHour"
  | "mailsInDay"
  | "incomingTexts"
  | "helpTexts"
  | "wordTexts"
  | "appointmentTexts"
  | "replies"
  | "automaticReplies"
  | "linkMailsInHour"
  | "linkMailsInDay";
/** Limits without a sentence: nobody is told of them. */
export type SilentRule =
  | MailRule
  | "causedMails"
  | "holds"
  | "sameSeat"
  | "firmAppointments"
  | "emergenciesAtOnce";
