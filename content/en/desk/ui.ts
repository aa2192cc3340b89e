/* The words of the primitives, by the component that shows them. */

export const confirmDialog = { cancel: "Cancel" };

export const contactWays = {
  call: (name: string) => `Call ${name}, `,
  map: "Map",
  mapOf: (address: string) => ` of ${address} (opens a new tab)`,
};

export const dialogButtons = { cancel: "Cancel" };

export const dialog = { close: "Close" };

export const failed = { tryAgain: "Try again" };

export const pageHeading = {
  title: (alarm: string, count: string, title: string) => `${alarm}${count}${title} | Desk`,
  emergency: "Emergency! ",
};

export const showOlder = { showOlder: "Show older" };

export const typedOtherwise = { typed: (typed: string) => `Typed: ${typed}` };

export const waiting = { loading: "Loading" };

export const pressedAt = { pressed: "Pressed at ", noNetwork: ", without a connection" };
