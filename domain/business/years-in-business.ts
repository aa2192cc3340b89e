/**
 * For how many whole years, at least, a business has been there on any day of a year; 0: it is not said, or less than one.
 * @param foundedYear 0: nobody has said it.
 */
export function yearsInBusiness(foundedYear: number, thisYear: number): number {
  return foundedYear === 0 ? 0 : Math.max(0, thisYear - foundedYear - 1);
}
