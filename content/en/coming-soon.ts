/** The heading is the page's title. */
export const words = {
  lead: "We're still writing this page. In the meantime, please call or write to us with your questions.",
};
