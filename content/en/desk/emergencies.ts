/* The words of the emergency that is announced, by the component that shows them. */

export const emergencyBanner = {
  emergency: "Emergency:",
  more: (others: number) => ` and ${others} more ${others === 1 ? "emergency" : "emergencies"}`,
  openTitle: (key: string) => `Open the emergency (${key})`,
  keyAnywhere: "Alt+O",
  key: "o",
  open: "Open",
  openWhat: " the emergency",
  inNewTab: " in a new tab",
  laterTitle: "Hide it for five minutes",
  later: "Later",
};

export const desktopNotice = { title: (number: number) => `Emergency ${number}` };
