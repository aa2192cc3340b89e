/* The words of confirming who somebody is, by the component that shows them. */

export const proofDialog = {
  title: "Confirm it's you",
  why: "You signed in more than an hour ago. Exporting or erasing people's data, and changing staff or settings, ask for this once an hour. What you were doing then goes on by itself.",
  usePasskey: "Use a passkey",
  mailCode: "Email me a code",
};

export const proofCode = {
  sentTo: (email: string) => `We sent a six-digit code to ${email}. It works for 15 minutes.`,
  code: "Code",
  incomplete: "Enter the six digits from the email",
  submit: "Confirm",
  again: "Send it again",
  sentAgain: "We sent it again. Either code works.",
};
