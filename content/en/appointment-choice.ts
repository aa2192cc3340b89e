/** Words shared by all forms that choose an appointment: a date and a time. */
export const choiceWords = {
  date: "Choose a date",
  time: "Choose a time",
  failed: "Unable to load availability information. Please try again later.",
  full: {
    before: (days: number) => `Every time in the next ${days} days is taken. Call us at `,
    after: ", and we will find one for you.",
  },
  nextFree: "Next free: ",
  /** For the calendar. */
  today: "Today",
  closed: " closed",
  selected: "selected",
  days: { available: "available", limited: "few times left", booked: "fully booked" },
  legend: {
    label: "Date legend",
    words: { available: "Available", limited: "Limited", booked: "Booked" },
  },
  /** For the times of a day. */
  slots: {
    label: "Available times",
    waiting: "Choose a date first; its times appear here.",
    loading: "Loading available times...",
    none: "Sorry, all time slots are booked for this date. Please select another date.",
    free: (count: number, day: string | undefined) =>
      `${count === 1 ? "1 time is" : `${count} times are`} free${day ? ` on ${day}` : ""}.`,
    booked: " booked",
    /** Somebody else has chosen it and is filling in the form. */
    held: " being booked",
  },
  /** For the bar at the bottom of a small screen. */
  bar: {
    label: "Next step",
    noDate: "No date yet",
    noTime: "No time yet",
    price: (duration: string) => `${duration}, free`,
    next: "Continue",
  },
  summary: {
    nothing: "Choose a date and a time first.",
    noTime: (day: string) => `${day}: choose a time first.`,
  },
};

/** The labels of an appointment's facts. */
export const appointmentLabels = {
  date: "Date",
  time: "Time",
  address: "Address",
  takes: "Takes about",
  status: "Status",
  price: "Price",
  free: "Free",
  calendar: "Add to calendar",
};
