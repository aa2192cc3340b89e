/**
 * A request that is answered with "no". `message` is one sentence a visitor may read; whatever is
 * thrown that is not a refusal is a fault, and its text stays inside.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;

  constructor(status: number, message: string, fields?: Record<string, string>) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.fields = fields;
  }
}

/** 400 with a message per field; the first one is also the sentence. */
export function invalidInput(fields: Record<string, string>): Refusal {
  return new Refusal(400, Object.values(fields)[0] ?? "The request is not valid.", fields);
}

export function unknownAddress(): Refusal {
  return new Refusal(404, "This address does not exist.");
}

const unforeseen = "Something went wrong on our side. Please try again, or call us.";

/** What to answer for whatever was thrown: a refusal as it is, anything else as a fault of ours. */
export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal(500, unforeseen);
}
