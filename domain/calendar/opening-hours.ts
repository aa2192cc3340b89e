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

/** The hours of each weekday. One without an entry is closed. */
export type WeekHours = { readonly [Day in Weekday]?: OpeningHours | undefined };

/** The days as people list them, from Monday. */
export const week: readonly Weekday[] = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];

/** Whether two weeks have the same hours. */
export function areSameHours(one: WeekHours, other: WeekHours): boolean {
  return week.every(
    (weekday) =>
      one[weekday]?.opens === other[weekday]?.opens &&
      one[weekday]?.closes === other[weekday]?.closes,
  );
}
