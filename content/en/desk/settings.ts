/* The words of the settings, by the component that shows them. */

export const alertSettings = {
  title: "Alerts",
  hint: "How you hear about a new lead.",
  whenOnDuty:
    "On duty, you get an email about new leads, and a text if there is a number below: one in five minutes at most, and one at once for each emergency.",
  sound: "Sound in this browser",
  dutyPlan: "My duty plan",
  phone: { label: "Phone for texts", hint: "Empty: you get no texts." },
  save: "Save",
  saveWhat: " the phone",
  saved: "Saved.",
};

export const importSettings = {
  title: "Import",
  hint: "Customers, leads, jobs and appointments from Jobber, Housecall Pro, QuickBooks or a sheet.",
  open: "Bring in a file",
};

export const businessLinks = {
  title: "Business",
  hint: "Hours, phones, prices, terms, promises and reminders, as the site says them.",
  open: "Open the business",
  beforeYouOpen: "Before you open",
};

export const calendarFeedItem = {
  yours: "Your inspections",
  all: "All inspections",
  made: "Address made ",
  by: (madeBy: string) => ` by ${madeBy}`,
  noAddress: "No address yet",
  renew: "Renew",
  addressOf: (name: string) => ` the address of ${name}`,
  revoke: "Revoke",
  make: "Make an address",
  makeFor: (name: string) => ` for ${name}`,
  renewTitle: "Make a new address?",
  revokeTitle: "Revoke the address?",
  renewSubmit: "Make a new address",
  revokeSubmit: "Revoke the address",
  stops: "Calendars that read the present address stop updating at once.",
};

export const calendarFeedSettings = {
  title: "Calendar feed",
  hint: "See inspections in Google Calendar, Apple Calendar or Outlook.",
  loading: "Loading calendar feeds",
  how: "How to subscribe",
  google: {
    name: "Google:",
    steps:
      ' on a computer, next to "Other calendars", choose "From URL". Google reads it again once or twice a day.',
  },
  apple: {
    name: "Apple:",
    steps:
      " on a Mac, File, New Calendar Subscription, refresh every hour. On an iPhone, Calendars, Add Calendar, Add Subscription Calendar.",
  },
  outlook: {
    name: "Outlook:",
    steps: " on the web, Add calendar, Subscribe from web. It reads it every few hours.",
  },
  changes: "Changes within the next two days also reach the inspector by email, or by text.",
};

export const connectionsLink = {
  title: "Connections",
  hint: "Programs that read leads or send them: Google Sheets, n8n, Zapier.",
  open: "Open the connections",
};

export const deviceItem = {
  since: "Since ",
  thisOne: ", this device",
  lastSeen: ", last seen ",
  keptUntil: ", signed in until ",
  signOut: "Sign out",
};

export const devicesSettings = {
  title: "Devices",
  hint: "Where you have signed in.",
  loading: "Loading devices",
  signOut: "Sign out everywhere",
  signOutTitle: "Sign out everywhere?",
  signOutSubmit: "Sign out everywhere",
  signOutMeans:
    "All your devices are signed out at once, this one too. You then need the email or a passkey to come back. Drafts on the other devices stay there.",
};

export const emergencySettings = {
  title: "Emergencies",
  hint: "They show at the edge of every page until somebody has them.",
  notices: {
    label: "Notifications in this browser",
    refused:
      "This browser does not allow notifications from the desk. Allow them in its settings for this site.",
    hint: "When you are looking at something else. They show the name and address.",
  },
};

export const eraseDialog = {
  title: (name: string) => `Erase ${name}?`,
  erased: (count: number) =>
    `${count === 1 ? "The lead" : `All ${count} leads`}, appointments, messages, quiz answers, notes and mails of this person are erased.`,
  lost: (count: number) =>
    count === 1
      ? "An inspection that is ahead is lost: cancel it first, so that nobody drives there."
      : `${count} inspections that are ahead are lost: cancel them first, so that nobody drives there.`,
  backups: "Backups hold the person until they expire.",
  audit: "The audit trail says that someone was erased, not who.",
  final: "This cannot be undone.",
  confirm: {
    label: (number: number) => `Type ${number} to confirm`,
    hint: (name: string) => `The number of the lead of ${name}.`,
  },
  submit: "Erase for good",
};

export const feedAddress = {
  copyNow:
    "Copy the address now: it is not shown again. Whoever has it can read names, addresses and phone numbers.",
  label: "Address for your calendar",
  copy: "Copy",
  copied: "Copied",
  press: "Press Ctrl+C or ⌘C to copy",
};

export const keysSettings = {
  title: "Keyboard",
  hint: "Work through the leads with single keys.",
  single: {
    label: "Single keys",
    hint: "In this browser. When off, letters do nothing; Enter and Tab work as usual.",
  },
  show: "Show the keys",
};

export const muteAlerts = {
  halfHour: "30 min",
  hour: "1 hour",
  untilOpen: "Until we open tomorrow",
  heading: "Mute my alerts",
  mutedUntil: "Muted until ",
  emergenciesReach: "Emergencies still reach you.",
  unmute: "Unmute",
  mute: "Mute: ",
};

export const numbersSettings = {
  title: "Numbers",
  hint: "Last week, with the week before.",
  everyMonday: "Email every Monday at 7 AM",
  always: "The same is always on the page ",
  numbers: "Numbers",
};

export const passkeysSettings = {
  title: "Passkeys",
  hint: "Sign in by fingerprint, face or PIN, without an email.",
  loading: "Loading passkeys",
  none: "You have no passkey yet.",
  cannotMake: "This browser cannot make passkeys.",
};

export const peopleRights = {
  title: "People's rights",
  hint: "Someone asks what is kept about them, or wants it erased.",
  email: "Their email",
  phone: "Or their phone",
  search: "Search",
};

export const personFound = {
  nothing: "Nothing is kept under this email or phone.",
  found: (count: number) => `${count} found`,
  sharedPhone: (count: number) =>
    `, of ${count} people who share a phone number. Each is exported and erased alone; merge those who are the same first.`,
  erased: "The person has been erased. Backups hold them until they expire.",
  mailsUnderWay: (mailsUnderWay: number) =>
    `${mailsUnderWay === 1 ? "1 email" : `${mailsUnderWay} emails`} to or about them may still arrive: sending had begun.`,
  lead: (number: number, name: string) => `Lead ${number}, ${name}`,
  downloaded: "The file is in your downloads. It holds everything that is kept about this person.",
  export: "Export everything",
  erase: "Erase this person",
};

export const retentionForm = {
  closedLeads: {
    label: "Won and lost leads",
    hint: "Days after the last change. Empty: forever.",
    wrong: "Enter 30 to 36,500 days, or leave it empty",
  },
  spamLeads: {
    label: "Spam",
    hint: "Days after arrival. Empty: forever.",
    wrong: "Enter 7 to 36,500 days, or leave it empty",
  },
  endedMails: {
    label: "Mails that were sent or are dead",
    hint: "Days after that.",
    wrong: "Enter 30 to 3,650 days",
  },
  saved: "Saved.",
  save: "Save retention",
};

export const retentionSettings = {
  title: "Retention",
  hint: "What is older is deleted within minutes. Backups keep it until they expire.",
  loading: "Loading retention",
};

export const samplesNotice = {
  title: "Samples",
  hint: "What the public site shows and nobody has really said.",
  marked: "The site shows samples, marked as such.",
  madeUp:
    "Reviews, ratings, certifications, members' quotes and claim stories are made up. Switch them off before real customers see the site: all of them disappear, and live reviews from Google stay.",
  find: "Sample reviews",
  toSwitch: "To the switch",
};

export const settingsPage = { title: "Settings" };
