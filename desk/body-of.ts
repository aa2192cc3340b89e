/** The body of a successful answer. The client has already thrown for any other. */
export function bodyOf<Body>({ data }: { data?: Body }): Body {
  if (!data) throw new Error("The answer has no body.");
  return data;
}
