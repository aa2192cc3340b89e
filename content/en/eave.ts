/** Labels in the drawing of an eave, which several pages show. */
export const eave = { shingle: "Shingle", dripEdge: "Drip edge", gutter: "Gutter" };
