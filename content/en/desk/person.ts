/* The words of a person's page, by the component that shows them. */

export const personFacts = {
  heading: "Who it is",
  names: "Names",
  phone: "Phone",
  email: "Email",
  properties: (count: number) => `Properties (${count})`,
  property: "Property",
  leads: (leads: number) => (leads === 1 ? "1 lead" : `${leads} leads`),
  map: " (map, opens a new tab)",
  noneGiven: "None given",
};

export const personLeads = {
  leads: (leadCount: number) => (leadCount === 1 ? "1 lead" : `${leadCount} leads`),
  lead: (number: number) => `Lead ${number}`,
  inspection: (day: string, time: string) => `Inspection ${day}, ${time}`,
  canceled: " (canceled)",
  newest: (count: number) => `These are the newest ${count}.`,
};

export const personMerges = {
  heading: "Merged",
  undone: "They are two people again.",
  someone: "Someone",
  undoLabel: (name: string) => `Undo the merge with ${name}`,
  undo: "Undo",
};

export const personNotes = {
  consents: { title: "Consents and opt-outs", none: "Nothing noted." },
  notes: { title: "Notes on the person", none: "None yet." },
  textsTo: (number: string) => `, texts to ${number}`,
  someone: "Someone",
  person: "The person",
  kind: "What it is",
  note: "Note, for the office only",
  wording: "Its wording, as they gave it",
  save: "Save the note",
  saved: "Saved.",
};

export const personPage = {
  title: "Person",
  forOffice: {
    heading: "This page is for the office",
    text: "Your own appointments are under Day.",
  },
  loading: "Loading the person",
  allLeads: "All leads",
};

export const personPreferences = {
  heading: "How to reach them",
  language: "Language",
  preferred: "They prefer",
  nothingSaid: "Nothing said",
  save: "Save",
  saved: "Saved.",
};

export const personTimeline = {
  heading: "Timeline",
  loading: "Loading the timeline",
  lead: (number: number) => `Lead ${number}`,
};
