/** Where the office is, and where structured data put it on a map. */
export type OfficeAddress = {
  street: string;
  city: string;
  /** Postal abbreviation of the state. */
  region: string;
  postalCode: string;
  country: string;
  latitude: number;
  longitude: number;
};
