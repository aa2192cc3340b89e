/** What a visitor has who comes past the first checks. */
export type Key = {
  /** They belong together. */
  cookie: string;
  token: string;
  customerId: string;
  appointmentId: string;
  /** A day that can be booked. */
  date: string;
};
