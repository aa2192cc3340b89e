/** Labels in the drawing of an eave, which several pages show. */
export const shingle = "Shingle";
export const dripEdge = "Drip edge";
export const gutter = "Gutter";
