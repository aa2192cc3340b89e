/* The words of the connection to the server, by the component that shows them. */

export const connectionLine = {
  lost: "Connection lost. Trying again… What you type is kept in this browser.",
};

export const arrivals = {
  one: (number: number, name: string) => `New lead: ${number}, ${name}.`,
  several: (count: number) => `${count} new leads.`,
};
