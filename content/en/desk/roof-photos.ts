import type { RoofSide, VisitKind } from "#domain/roof-photo/roof-photo.ts";

/* The words of photos of roofs, by the component that shows them. */

export const roofSideNames: Record<RoofSide, string> = {
  front: "Front",
  right: "Right",
  rear: "Rear",
  left: "Left",
};

export const visitKindNames: Record<VisitKind, string> = {
  replacement: "Replacement",
  leak: "Leak",
  storm: "Storm damage",
  maintenance: "Maintenance",
  commercial: "Commercial roof",
};

export const roofPhotos = {
  heading: "Photos of the roof",
  count: (count: number) =>
    count === 0 ? "None yet." : count === 1 ? "1 photo" : `${count} photos`,
  notRead: "The photos that were sent before cannot be shown at the moment.",
  sent: (sent: number, all: number) => `${sent} of ${all} sent`,
  sending: "They are being sent.",
  kept: "The rest is kept on this device, and sent by itself once there is a connection.",
  allSent: "All photos are sent.",
  lost: (count: number) =>
    count === 1
      ? "1 photo could not be kept: the storage of this device is full. Make room, and take it again."
      : `${count} photos could not be kept: the storage of this device is full. Make room, and take them again.`,
  nearlyFull:
    "The storage of this device is nearly full. Photos that are not sent need room there.",
};

export const addPhotos = {
  take: "Take a photo",
  pick: "Add photos",
  hint: "Photos can also be dropped here, or pasted.",
  drop: "Drop to add",
};

export const shotList = {
  heading: "What to show",
  visit: "What the visit is for",
  complete: "Nothing is missing.",
  missing: (count: number) =>
    count === 1 ? "1 photo is missing." : `${count} photos are missing.`,
  of: (taken: number, count: number) => `${taken}/${count}`,
  takeMissing: (count: number) => `${count} missing. Take a photo`,
  takeMore: "Complete. Take another photo",
  takeIfThere: "If there is one. Take a photo",
};

export const photoTile = {
  show: (name: string) => `Show ${name} large`,
  alt: (name: string) => `Photo: ${name}`,
  unnamed: (number: number) => `photo ${number}`,
  noPart: "Part …",
  part: (name: string) => `Part that ${name} shows`,
  noSide: "Side …",
  side: (name: string) => `Side of the house that ${name} shows`,
  noCondition: "Condition …",
  condition: (name: string) => `Condition that ${name} shows`,
  note: "Note",
  noteOf: (name: string) => `Note on ${name}`,
  noPicture: "Kept. This browser cannot show it.",
  preparing: "Kept.",
  waits: "Not sent yet",
  saysLater: "Kept here until there is a connection",
  refused: (why: string) => `Not taken: ${why}`,
  again: "Try again",
  remove: "Remove",
  place: "Place kept",
  placeOf: (name: string) => ` of ${name}, on a map of another website`,
  removePlace: "Remove the place",
  removeWhat: (name: string) => ` ${name}`,
  confirm: "Remove this photo?",
  confirmText: "It cannot be brought back.",
  confirmButton: "Remove the photo",
};

export const placeSwitch = {
  label: "Keep where I take photos",
  hint: "On this device, for photos that you take from now on. The place stands beside the photo at the desk, never in the picture and on no public page. You can switch it off, and remove the place of each photo.",
  faults: {
    denied:
      "This browser does not say where it is. Allow it for this site in the browser's settings, then switch it on again.",
    missing: "This browser cannot say where it is.",
    "not-found": "Where this device is was not found. Photos are kept without a place.",
  },
};

export const photoView = {
  title: (at: number, all: number) => `Photo ${at} of ${all}`,
  previous: "Previous",
  next: "Next",
};

export const roofSummary = {
  all: (count: number) =>
    count === 0 ? "What to show" : `All ${count}, what they show, and what is missing`,
};

export const roofPage = {
  title: (name: string) => `Roof of ${name}`,
  untitled: "Photos of the roof",
  lead: "The lead",
  report: "The report",
  day: "The day",
};

export const photosLost = {
  lost: (count: number) =>
    count === 1
      ? "1 photo of a roof has not been sent yet, and will be deleted."
      : `${count} photos of roofs have not been sent yet, and will be deleted.`,
  saidLost: (count: number) =>
    count === 1
      ? "1 change to a roof or its photos has not been sent yet, and will be lost."
      : `${count} changes to roofs or their photos have not been sent yet, and will be lost.`,
};

export const saidWords = {
  visit: (kind: string) => `The visit is for: ${kind}`,
  noPart: "no part",
  noSide: "no side",
  noCondition: "no condition",
  noNote: "no note",
  turned: "turned",
  place: "its place",
  noPlace: "no place",
  drawn: "what was drawn on it",
};

export const untoldPhotos = {
  said: (count: number) =>
    count === 1
      ? "What was said of a roof was not taken by the server, and is only on this device:"
      : "What was said of roofs was not taken by the server, and is only on this device:",
  saidOf: (name: string | undefined, taken: string) =>
    name === undefined ? `Photo of ${taken}` : `${name}, photo of ${taken}`,
  saidOfVisit: (name: string | undefined) => name ?? "A lead that is not here",
  why: (why: string) => `Not taken: ${why}`,
  again: "Try again",
  close: "Close",
  closeWhat: (said: string) => ` ${said}`,
  refused: (count: number) =>
    count === 1
      ? "1 photo of a roof was not taken by the server, and is only on this device."
      : `${count} photos of roofs were not taken by the server, and are only on this device.`,
  waiting: (count: number) =>
    count === 1
      ? "1 photo of a roof is not sent yet."
      : `${count} photos of roofs are not sent yet.`,
  roof: (name: string | undefined, taken: string, count: number) =>
    `${name === undefined ? `Roof of ${taken}` : `Roof of ${name}`} (${count})`,
  endsAt: (moment: string) => `When this device deletes the first of them: ${moment}.`,
  forgotten: (count: number) =>
    count === 1
      ? "1 photo of a roof could not be sent for 30 days, and was deleted from this device."
      : `${count} photos of roofs could not be sent for 30 days, and were deleted from this device.`,
};
