/** The body of an answer. Whatever was no success has been thrown by the client already. */
export function bodyOf<Body>({ data }: { data?: Body }): Body {
  if (!data) throw new Error("The answer has no body.");
  return data;
}
