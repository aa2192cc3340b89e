/** Where the office is, and where structured data put it on a map. */
export type OfficeAddress = {
  street: string;
  city: string;
  /** Postal abbreviation of the state. */
  region: string;
  postalCode: string;
  country: string;
  /** Degrees; 0 with `longitude`: nobody has said where it is. */
  latitude: number;
  longitude: number;
};

/** Whether somebody has said where maps show the office. */
export function hasPin({ latitude, longitude }: Pick<OfficeAddress, "latitude" | "longitude">) {
  return latitude !== 0 && longitude !== 0;
}
