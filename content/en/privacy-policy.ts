import type { Facts } from "#domain/business/facts.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { fixedRetention } from "#domain/lead/fixed-retention.ts";
import type { Retention } from "#domain/lead/records-contract.ts";
import { replyTime } from "./answer-times-in-words.ts";
import { days, months, years } from "./figures.ts";
import { reachUs, type Section } from "./statement.ts";

/*
 * For the owner's lawyer: 'lawyer-privacy' and 'lawyer-phone' (`before-you-open.ts`). Anyone who changes what is stored
 * changes this page, and its date.
 */

export const updated = calendarDay("2026-12-01");

export const lead =
  "What we store when you write to us or book, why, for how long, and how to have it sent to you or erased.";

export const coming =
  "The policy in its final form. We're still writing it. Until it is here, the text below is the one that counts.";

export const inForce = "What happens to your details today";

const untilErased = "No set end: until you ask us to erase it.";

/** @param retention The settings in force; null when they cannot be read. */
export function sectionsOf(f: Facts, retention: Retention | null): readonly Section[] {
  return [stored, reasons, howLong(retention), readers, browser, choices(f)];
}

const stored: Section = {
  id: "stored",
  heading: "What we store",
  paragraphs: ["What you type into a form, and what we note while we work on it."],
  facts: [
    {
      label: "An inspection",
      value:
        "Name, phone, email, property address, day and time, your notes, photos if you add them, and whether you want an earlier time.",
    },
    {
      label: "A message or an emergency",
      value:
        "Name, phone, email, what it is about and your message; the address, your timeline and photos if you give them.",
    },
    {
      label: "The roof quiz",
      value:
        "Your six answers and the result, without a name. If you send them to us: name, phone and email too, and the address and photos if you give them.",
    },
    {
      label: "Photos",
      value:
        "The pictures that you send, and those that we take of your roof. We remove from them where and with what they were taken; when we took ours, and where if our staff let their phone say it, is kept apart from the picture. Small ones of yours go into our office's mail.",
    },
    {
      label: "Your finished roof",
      value:
        "We show it on this website only if you agree on your page with us, and never with your name or address. You can take that back there; we keep what you read and answered.",
    },
    {
      label: "Your page with us",
      value: "When it was opened first and last, and how often; not by whom or from where.",
    },
    {
      label: "A call",
      value: "If the office writes it down: name, number, and what it was about.",
    },
    {
      label: "Where you came from",
      value:
        "With what you send us: the name of the site or campaign whose link led you here, if there was one.",
    },
    {
      label: "Our work on it",
      value: "Notes, calls, emails, texts and appointments about your roof.",
    },
    {
      label: "Answers to our emails",
      value:
        "If our system reads them: what you wrote, and the pictures with it. The mailbox that they came to keeps them, too.",
    },
    {
      label: "From before",
      value:
        "If we knew you before this site: what another program or a list of ours had about you and your roof, such as your name, phone, email, address and appointments.",
    },
    {
      label: "Texts",
      value:
        "What you text us and we text you; whether your carrier says that a text arrived; and when, how and in which words you agreed to texts or ended them.",
    },
  ],
  note: "To stop misuse, our server counts how often a form is sent from one network. It stores a scrambled mark instead of the network's address. Its log holds no names and no network addresses.",
};

const reasons: Section = {
  id: "reasons",
  heading: "Why",
  paragraphs: [
    "To answer you, to find your house, to come at the time you chose and remind you of it, to write your estimate and to do the work you order. Quiz answers without a name show us what roofs people ask about.",
    "We call and text about what you wrote to us for. Our system texts you only if you ticked the box for it or told us so, never from 9 PM to 8 AM unless you have just texted us, and no more once you reply STOP. Sending a form is not consent to that, or to advertising.",
  ],
};

function howLong(retention: Retention | null): Section {
  return {
    id: "how-long",
    heading: "How long we keep it",
    paragraphs: [
      retention
        ? "These are the periods set in our system today."
        : "Some of the periods set in our system can't be read right now. Call or write, and we'll tell you.",
    ],
    facts: [
      ...(retention ? periodsOf(retention) : []),
      {
        label: "Quiz answers without a name",
        value: `${months(fixedRetention.anonymousAssessmentMonths)}.`,
      },
      {
        label: "Your names, addresses and how to reach you",
        value: "As long as we keep any request of yours.",
      },
      { label: "Contact details from a booking that was not finished", value: untilErased },
      {
        label: "The key that keeps a form from being stored twice",
        value: `${days(fixedRetention.submissionKeyDays)}.`,
      },
      { label: "Counts of forms sent from one network", value: "A day at most." },
    ],
  };
}

function periodsOf({
  closedLeads,
  spamLeads,
  endedMails,
}: Retention): NonNullable<Section["facts"]> {
  return [
    {
      label: "Your request or inspection, with our notes",
      value:
        closedLeads === null
          ? untilErased
          : `${keptFor(closedLeads)} after the last change, once it is closed. No set end while it is open.`,
    },
    {
      label: "What turned out to be spam",
      value: spamLeads === null ? untilErased : `${keptFor(spamLeads)} after the last change.`,
    },
    {
      label: "Our copies of the emails and texts about it",
      value: `${keptFor(endedMails)} after they were sent.`,
    },
  ];
}

/** A number of days, as years where it is a whole number of them. */
function keptFor(count: number): string {
  return count % 365 === 0 ? years(count / 365) : days(count);
}

const readers: Section = {
  id: "readers",
  heading: "Who sees it",
  points: [
    "Our office, the inspector who comes to you, and in an emergency the crew on call.",
    "The companies that run our server and deliver our email. If an alert goes to the crew by text, its carrier sees your first name and what it is about. The carrier of texts to you sees your number and what they say.",
    "If we connect another program, such as a spreadsheet or a list of customers: whoever runs it, and only what we let it read or send to it. Ask us which.",
    "If an inspector's own calendar tells us when they are busy: nobody learns anything about you by that.",
    "No lender, insurer or manufacturer, unless you ask us to pass something on or do it yourself.",
  ],
  note: "This site has no advertising and no visitor statistics, and it loads nothing from other companies.",
};

const browser: Section = {
  id: "browser",
  heading: "In your browser",
  paragraphs: [
    "A cookie and a stored value show our server that a form was sent from this site. Another cookie keeps the time that you have chosen for you, for eight minutes. Your browser also remembers that it has our fonts, and which inspections were booked in it, so that you see them when you book again. For an hour, the page of a form shows when you sent it and the phone number that we call.",
    "Until you close the tab, it keeps your place on each page, the site whose link led you here, and what you typed and chose, so that a new page or a reload does not lose them. What you have sent is removed. None of this is read by other sites.",
  ],
};

const choices = (f: Facts): Section => ({
  id: "choices",
  heading: "Have it sent to you, or erased",
  paragraphs: [
    `Write to us from the email address that you used, or call the office. We answer within ${replyTime(f)}. We look for everything under your email address and your phone number.`,
  ],
  points: [
    "A copy: you get all of it in one file, with our notes and emails.",
    "Erasure: we delete all of it from our system. A time that you had booked is free again, and emails that wait are not sent.",
  ],
  facts: reachUs(f),
  note: "What stays: a record that something was erased, without your details; backups until they are overwritten; what a program that we have connected has copied, until it reads that it is erased; emails in your mailbox and ours; and the papers of work we did for you, as long as the law or your warranty asks for them.",
});
