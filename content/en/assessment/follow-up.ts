/** The form under a result, and the save before it. */
export const followUp = {
  saving: "Saving your assessment...",
  stillSaving: "Still saving; weak signal. You can go on with the form.",
  saved: "Your assessment is saved. A form to send it to us follows.",
  notSaved: {
    heading: (reason: string) => `Error saving assessment: ${reason}`,
    text: "Your assessment results are still available, but we couldn't save them to our system.",
  },
  heading: "Want us to take a closer look?",
  text: "Send us your result and we'll contact you about it. Your six answers come with it, so you won't have to repeat them. You'll get a copy by email.",
  address: "Address (optional)",
  submit: "Send my assessment",
  /** Shown when the server gives no reason. */
  failure: "Could not save your information. Please try again.",
  thanks: {
    heading: (person: string) => `Thank you, ${person}!`,
    sent: {
      before:
        "We have your assessment and will contact you about your roof. Your result and your answers are on their way to ",
      after: ".",
    },
    next: {
      before: "No need to wait for us: pick a day for your free inspection, or call ",
      after: ".",
    },
  },
};
