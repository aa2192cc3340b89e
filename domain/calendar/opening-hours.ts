/** Minutes after local midnight: 9:00 AM is 540. */
export type MinuteOfDay = number;

export type OpeningHours = { opens: MinuteOfDay; closes: MinuteOfDay };

export type Weekday =
  | "Sunday"
  | "Monday"
  | "Tuesday"
  | "Wednesday"
  | "Thursday"
  | "Friday"
  | "Saturday";
