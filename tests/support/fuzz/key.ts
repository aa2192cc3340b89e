/** What a visitor needs to get past the first checks. */
export type Key = {
  /** Cookie and token belong together. */
  cookie: string;
  token: string;
  customerId: string;
  appointmentId: string;
  /** A bookable day. */
  date: string;
};
