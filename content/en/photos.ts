import type { PhotoFault } from "#domain/photo/photo-rules.ts";
import { photoLimits } from "#domain/photo/photo-rules.ts";

const megabytes = photoLimits.bytes / 2 ** 20;

/** The field for photos in the contact and emergency forms. */
export const photoField = {
  label: "Photos",
  hint: `Up to ${photoLimits.most} photos, ${megabytes} MB each: JPEG, PNG, WebP or HEIC. We remove the location from them.`,
  /** When what sends them could not be loaded. */
  stuck:
    "Your photos could not be added. Please check your connection and choose them again, or send your message without them.",
  /** After a form without scripts came back. */
  kept: (count: number) =>
    count === 1
      ? "1 photo is already here and goes along with your message."
      : `${count} photos are already here and go along with your message.`,
  /** After a reload, or on coming back, when some were on their way. */
  chooseAgain: (count: number) =>
    count === 1
      ? "1 photo had not arrived when you left this page. Please choose your photo again."
      : `${count} photos had not arrived when you left this page. Please choose them again.`,
};

/** On the page of an appointment: photos of what the inspector should look at. */
export const appointmentPhotos = {
  heading: "Add photos of what worries you",
  text: "A stain on the ceiling, a missing shingle, a loose gutter: we look at them before we come.",
  submit: "Add these photos",
  /** How many there are. */
  have: (count: number) =>
    count === 1 ? "We have 1 photo from you." : `We have ${count} photos from you.`,
  full: "More do not fit here: show your inspector the rest when we come.",
  missing: "Please choose a photo first.",
  gone: "These photos are no longer here. Please choose them again.",
};

/** What is said of one photo while it is sent. */
export const photoStates = {
  waiting: "Waiting",
  shrinking: "Getting ready",
  sending: (percent: number) => `Sending, ${percent}%`,
  checking: "Almost done",
  sent: "Ready",
};

export const photoWords = {
  list: "Your photos",
  remove: "Remove",
  retry: "Try again",
  unnamed: "Photo",
  tooMany: `Only the first ${photoLimits.most} photos are taken. Remove one to add another.`,
  ready: (sent: number, all: number) => `${sent} of ${all} photos are ready.`,
  failed: "Not every photo has arrived. Try again, or send your message without those.",
  refused: "Not every photo could be taken. Choose others, or send the form without those.",
  withoutThem: "Send without them",
  holding: "Your photos are still on their way. We send the form as soon as they are here.",
  without: "Send without waiting",
  lost: "The connection was interrupted. Please try again.",
};

/** Why a photo was not taken, for whoever sent it. */
export const photoFaultWords: Record<PhotoFault, string> = {
  "too-many": `We take up to ${photoLimits.most} photos with one message.`,
  "too-big": `This photo is larger than ${megabytes} MB. Please choose a smaller one.`,
  type: "This is not a photo that we can open. Please choose a JPEG, PNG, WebP or HEIC file.",
  unreadable: "We can't open this photo. It may be damaged. Please choose another one.",
  pixels: "This photo has too many pixels. Please choose a smaller one.",
  shape: "This picture is too long and narrow for us. Please choose another one.",
  busy: "Many photos are arriving right now. Please try again in a minute, or send your message without it.",
  "not-stored":
    "We can't take photos at the moment. Please send your message without it; we will ask you for it.",
  slow: "The connection was too slow for your photos. Call us if they can't wait, or show them to us when we come.",
  often:
    "Many photos came from your internet connection within an hour. Please send your message without more of them.",
};

/** On the page that follows a form without scripts, when the message arrived and a photo did not. */
export const photosLeftOut = "Your message has arrived, but not every photo did";
