/** The frame of all pages that need no account. */
export const frame = {
  skip: "Skip to the content",
  call: "Call",
  office: "Office",
  home: (name: string) => `${name}, home page`,
};

/** The page of what somebody has with us. */
export const myRoof = {
  title: "My roof",
  label: "My roof",
  /** Where nobody has said an address. */
  heading: "Your roof",
  since: "With us since",
  next: "Next visit",
  nothingBooked: "None booked",
  report: "Report",
  noReport: "None yet",
  sentOn: (day: string) => `Sent ${day}`,
  preview: "You see this page as they do. Your looking at it is not counted.",
};

export const report = {
  heading: "Our report",
  read: "Read the report",
  passOn: "Pass it on",
};

export const appointments = {
  heading: { ahead: "Your inspection", over: "Your inspections" },
  day: "Date",
  time: "Time",
  address: "Address",
  status: "Status",
  states: {
    booked: "Booked",
    confirmed: "Confirmed",
    pending: "Not confirmed yet",
    now: "Now",
    past: "Done",
    cancelled: "Canceled",
  },
  move: "Choose another time",
  cancel: "Cancel",
  earlier: "Want an earlier time?",
  calendar: "Add to calendar",
  open: "Open this inspection",
  none: "You have no inspection ahead. It is free, and takes less than an hour.",
  book: "Book an inspection",
};

export const photos = {
  heading: (count: number) => (count === 1 ? "Your photo" : `Your ${count} photos`),
  text: "What you have sent us. Your inspector has them too.",
  photo: (number: number, count: number) => `Photo ${number} of ${count}, as you sent it`,
};

export const quiz = {
  heading: "Your roof quiz",
  on: (day: string) => `Taken on ${day}`,
};

export const aside = {
  heading: "About this page",
  private:
    "This page has no password. Whoever has its address sees what you see, so keep it to yourself, like a key.",
  renew: "Should it get into the wrong hands, call us: we make a new address, and this one ends.",
  questions: { before: "Questions? Call us at ", after: "." },
};

/** Asks for the link to one's page, also where an address leads nowhere. */
export const lost = {
  title: "Find my roof",
  heading: "Your page with us",
  text: "If you have booked with us, written to us or taken the roof quiz, you have a page with everything about it. We mail its link to the address that you gave us.",
  unknown: {
    heading: "This link leads nowhere",
    text: "Part of it may be missing, or it has been replaced by a newer one. We can mail you the newest.",
  },
  email: "Email",
  submit: "Mail me my link",
  sent: {
    heading: "Look into your mail",
    text: "If we know this address, a mail with your link is on its way to it. It can take a few minutes, and may lie among spam.",
    again:
      "No mail? You may have given us another address, or none. Call us, and we find you by your name.",
  },
  another: "Try another address",
};
