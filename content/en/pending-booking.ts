/** Of a booking that its visitor has to confirm, by a time such as `2:05 PM`. */
export const toBeConfirmedBy = (until: string) => `To be confirmed by ${until}`;

/** The same on our pages. */
export const pendingPageWords = {
  title: (when: string) => `Please confirm: ${when}`,
  panel: {
    heading: "One more step: check your email",
    before: "Please confirm this booking, so we know it's really you. We sent an email to ",
    yours: "your email address",
    between: ". Open its link and press the button by ",
    after:
      ", and the time is yours. Until then we keep it for you; after that it's free for others.",
    text: "The same link is in a text message.",
    missing: { before: "No email? Look in your spam folder, or call us at ", after: "." },
  },
  noMail: {
    heading: "One more step: call us",
    before:
      "Please confirm this booking, so we know it's really you. We can't email you a link for that, so please call us at ",
    between: " by ",
    after:
      ", and the time is yours. Until then we keep it for you; after that it's free for others.",
    text: "Or open the link in our text message.",
  },
  press: {
    heading: "Confirm your inspection",
    before: "We keep ",
    between: " for you until ",
    after: ". Press the button, and it's booked.",
    submit: "Confirm this inspection",
  },
  over: "That time was not confirmed by then, so it's free for others. Please book again.",
  unknown: "That link isn't complete. Please open the link in our email again.",
  moveLater: "You can choose another time once it's confirmed. Don't need it? Then cancel it here.",
  moveFirst: "Please confirm this appointment first, with the link in our email.",
};
