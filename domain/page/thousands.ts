/**
 * A whole number with thousands separators: `15,000`. Without `Intl`, since a browser's first format keeps a slow phone
 * busy for a tenth of a second (`npm run bench -- formats`).
 */
export function withThousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
