/** The page of an estimate, for its person. */
export const estimatePage = {
  title: "Your estimate",
  label: "Estimate",
  back: "My roof",
  heading: {
    one: (name: string, price: string) => `${name}: ${price}`,
    many: (count: number, from: string, to: string) =>
      `${count === 2 ? "Two" : "Three"} ways to do your roof, from ${from} to ${to}`,
  },
  roof: "Roof",
  sent: "Sent",
  by: "From",
  until: "Prices hold until",
  glance: "At a glance",
  earlier: "See the estimate as it was before",
  replaced: {
    before: "We have corrected this estimate. ",
    link: "Read the one that holds",
    after: ".",
  },
  noLongerHolds: "This estimate is no longer valid. Call us, and we'll send you a new one.",
  ended: (day: string) =>
    `These prices held until ${day}. Ask us below for new ones: it costs nothing.`,
};

/** What its person can do with one option. */
export const optionWords = {
  compare: "Beside other bids",
  compareText:
    "We fill in what is written here. You add the others, and see what each leaves out. Nothing is kept.",
  compareAction: "Compare bids",
  choose: "This one, please",
  chosen: "You want this one",
};

/** What its person may say, and what follows. */
export const answering = {
  heading: "What do you say?",
  follows: {
    heading: "What follows from 'This one, please'",
    text: "It is a wish, not a contract. We call you, answer what is open, and bring the contract on paper: these lines, this price, the days. Nothing is agreed, and nothing is due, until we have both signed it. You can change your mind here until then.",
  },
  said: {
    chosen: (option: string, day: string) =>
      `You told us on ${day} that you want this one: ${option}. We call you about the contract.`,
    later: (on: string, day: string) => `You told us on ${day} to ask again on ${on}.`,
    no: (day: string) => `You told us on ${day} that you do not want it. Thank you for saying so.`,
    change: "You can still say something else.",
  },
  signed: (option: string, day: string) => `Signed on ${day}: ${option}.`,
  asked: (about: string, day: string) =>
    about ? `You asked on ${day} about ${about}` : `You asked on ${day}`,
  ask: {
    heading: "Ask about a line",
    text: "We answer by phone or email.",
    about: "What it is about",
    all: "The estimate as a whole",
    words: "Your question",
    send: "Send the question",
  },
  later: {
    heading: "Not now",
    text: "We leave you alone until then.",
    day: "Ask me again on",
    words: "Anything that we should know",
    send: "Not now",
  },
  no: {
    heading: "No, thank you",
    reason: "Why",
    words: "Anything that we should know",
    send: "I do not want it",
  },
  reminders: {
    heading: "No more reminders",
    text: "We wrote to you because we had not heard from you. You need not answer to end that.",
    send: "Send me no more reminders",
    areOff: "We send you no more reminders of this estimate.",
  },
  faults: {
    day: "Choose a day after today, within two years.",
    reason: "Choose why.",
    words: "Write your question first.",
    long: "That is too long: 1,000 characters at most.",
    option: "Choose one of the options.",
  },
};

/** On the page of what somebody has with us. */
export const estimateCard = {
  heading: "Our estimate",
  fact: "Estimate",
  one: (price: string) => `Your roof for ${price}`,
  many: (count: number, from: string, to: string) =>
    `${count === 2 ? "Two" : "Three"} options, from ${from} to ${to}`,
  until: (day: string) => `Prices hold until ${day}`,
  read: "Read the estimate",
};
