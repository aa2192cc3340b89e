/** Closes mails about what somebody has with us. */
export const roofLinkLine = {
  before: "Everything you have with us is on one page: ",
  link: "My roof",
  after: ".",
};

/** The mail to somebody who has lost the link to their page. */
export const roofLinkLetter = {
  subject: "The link to your page with us",
  heading: "Your page with us",
  preview: "Your appointment and your photos in one place",
  intro:
    "You asked us for the link to your page. Your appointment and your photos are there. Keep it to yourself: whoever has this link sees them.",
  action: "Open my roof",
  notYou: "If you did not ask for it, you need not do anything.",
};
