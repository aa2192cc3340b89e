/* The words of the search, by the component that shows them. */

export const foundList = {
  label: "Found",
  lead: "Lead ",
  personNote: "Note on the person",
  by: (by: string) => ` by ${by}`,
  soundsAlike: ", sounds alike",
};

export const searchFilters = {
  kind: "Kind",
  anyKind: "Any kind",
  when: "When",
  anyTime: "Any time",
  exactDays: "Exact days…",
  firstDay: "First day",
  lastDay: "Last day",
  clear: "Clear",
};

export const searchPage = {
  title: "Search",
  field: { label: "Search everything", placeholder: "Name, phone, address, number, words" },
  tryAgain: "Try again",
  first: (count: number) => `The first ${count}`,
  label: "Search",
  searching: "Searching…",
  nothing: "Nothing found",
  found: (count: string, searched: string) => `${count} found: ${searched}`,
  searchedFor: (what: string) => `Searched for ${what}.`,
  tryFewer: "Try fewer words, or another spelling.",
  more: "Load more",
  anything: {
    heading: "Find anything about any lead",
    text: "People by name, phone, email, address or number, and every word of messages, notes, calls, texts and emails. Names are also found by how they sound.",
  },
};

export const searchedText = {
  everything: "everything about all leads",
  quoted: (words: string, place: string) => `“${words}” in ${place}`,
  all: (place: string) => `all ${place}`,
  on: (day: string) => `on ${day}`,
  span: (first: string, last: string) => `from ${first} to ${last}`,
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
};
