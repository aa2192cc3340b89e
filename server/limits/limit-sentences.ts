import { hotlineWords } from "#content/en/hotline.ts";
import { photoFaultWords } from "#content/en/photos.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { sentences } from "#server/refusal.ts";

/**
 * What visitors read when a limit is reached. Limits on work for us give a phone number, so that nobody with a real
 * need is turned away.
 */
export function limitSentences({ phone, hotline }: Pick<BusinessProfile, "phone" | "hotline">) {
  const call = `please call ${phone.display}.`;
  const callHotline = `please call our ${hotlineWords.line}: ${hotline.display}.`;
  // A network may have many people behind it: none of them is told that it was them.
  const fromHere = "from your internet connection";
  const movedOften = `This inspection has been moved several times. To change it again now, ${call}`;
  const programMovedOften =
    "This access token has moved this inspection several times. Wait, and try again.";
  const signInOften =
    "We have sent several emails to sign in. Please use the newest one, or wait a while.";
  return {
    submissions: sentences.tooMany(phone.display),
    appointments: `Many inspections were booked ${fromHere} within an hour. To book one now, ${call}`,
    mailboxAppointments: `You have booked many inspections today. To book more, ${call}`,
    openAppointments: `You already have five open inspections. To book more, ${call}`,
    movesInHour: movedOften,
    movesInDay: movedOften,
    moves: `Many inspections were moved ${fromHere} within an hour. To change one now, ${call}`,
    cancellations: `Many inspections were canceled ${fromHere} within an hour. To cancel one now, ${call}`,
    messages: `We have many messages ${fromHere}. To reach us now, ${call}`,
    photos: photoFaultWords.often,
    allPhotos: photoFaultWords.busy,
    emergencies: `We have many emergency requests ${fromHere}. To reach us right now, ${callHotline}`,
    sameEmergencies: `We have your emergency requests. To reach us right now, ${callHotline}`,
    linksAgain: `Many links were asked for ${fromHere} within an hour. To get yours now, ${call}`,
    estimateAnswers: `A lot was said of this estimate within an hour. Try again later, or call us. To get help now, ${call}`,
    passedOn: `Many links to this report were made within a day. Try again tomorrow. To get help now, ${call}`,
    signIns: signInOften,
    signInsInHour: signInOften,
    signInsInDay: signInOften,
    knownSignInsInHour: signInOften,
    knownSignInsInDay: signInOften,
    signInTries: "That was tried too often from here. Please wait a while and try again.",
    mailboxTests: "You have sent many tests within an hour. Please wait a while and try again.",
    tokenCalls: "This access token has made many calls within a minute. Wait, and try again.",
    tokenLeads: "This access token has stored many leads within an hour. Wait, and try again.",
    tokenMovesInHour: programMovedOften,
    tokenMovesInDay: programMovedOften,
    calendarTries:
      "You have tried many calendars within an hour. Please wait a while and try again.",
    downloads: "You have downloaded many lists within an hour. Please wait a while and try again.",
  };
}
