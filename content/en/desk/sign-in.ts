/* The words of signing in, by the component that shows them. */

export const addressStep = { email: "Email", submit: "Send a link and a code" };

export const codeStep = {
  incomplete: "Enter the six digits from the email",
  sentTo: {
    before: "We sent a link and a six-digit code to ",
    after: ", if it belongs to someone at the desk. Both work for 15 minutes.",
  },
  code: { label: "Code", hint: "Type it here, or open the link in this browser." },
  submit: "Sign in",
  sentAgain: "We sent it again. Only the newest code works.",
  again: "Send it again",
  otherAddress: "Use another address",
};

export const door = {
  desk: (company: string) => `${company} desk`,
  for: (company: string) => `For the people who work at ${company}.`,
};

export const enterPage = {
  title: "Sign in",
  press: "Press the button to sign in to the desk in this browser.",
  incomplete: "This link is incomplete. Copy all of it from the email, or ask for a new one.",
  ask: "Ask for a new link",
  submit: "Sign in",
  typeCode: {
    title: "Type the code instead",
    otherBrowser: "This browser is not the one that asked to sign in.",
    goBack:
      "Go back to the device and browser where you asked, and type the six digits from the same email there. The code still works.",
  },
};

export const joinPage = {
  title: "Join the desk",
  invited: (company: string) =>
    `You have been invited to the desk of ${company}. There is no password: you sign in by email or by passkey.`,
  incomplete:
    "This link is incomplete. Copy all of it from the email, or ask for a new invitation.",
  phone: {
    label: "Your phone for texts (optional)",
    hint: "For emergencies while you are on duty. Empty: the number that you were invited with, if any. You can change it under Settings.",
  },
  signIn: "Go to sign in",
  submit: "Join the desk",
};

export const offerPasskey = {
  welcome: (name: string) => `Welcome, ${name}`,
  about:
    "With a passkey you sign in by fingerprint, face or the PIN of this device, without waiting for an email. You can add one later under Settings.",
  notNow: "Not now",
};

export const ownDevice = {
  label: "This is my own device",
  means:
    "It stays signed in for 14 days and remembers your address. Leave this off on a shared computer.",
};

export const passkeyWay = { or: "or", use: "Use a passkey" };

export const signInPage = { title: "Sign in" };
