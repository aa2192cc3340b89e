/** A fault of what an owner or an author has written, for them: file, field, rule. */
export type ContentFault = `${string}: ${string}`;
