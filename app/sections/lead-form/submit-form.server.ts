import type { z } from "zod/mini";
import { failureOfService } from "#app/forms/failure.ts";
import { entriesOf, type FieldErrors, parseForm } from "#app/forms/parse-form.ts";
import type { PageContext } from "#app/page-context.ts";

const hour = 3_600_000;

/** What a page shows after its form was submitted without scripts. */
export type PostedForm = {
  status: number;
  /** As typed, so that nothing is lost. */
  entries: Record<string, string>;
  /** Messages by field, for a form that was refused. */
  errors: FieldErrors;
  /** Why the form could not be sent, as shown on the page. */
  message: string;
  isSent: boolean;
};

/**
 * Sends a form without JavaScript, by the same rules and through the same service as the API.
 * `failure` is the message when the fault is ours.
 */
export async function submitForm<Form extends object>(
  body: FormData,
  page: PageContext,
  options: {
    schema: z.ZodMiniType<Form>;
    /** @throws Refusal when the service does not take it. */
    send(form: Form): Promise<unknown>;
    failure: string;
  },
): Promise<PostedForm> {
  const entries = entriesOf(body);
  const checked = parseForm(body, options.schema);
  if (checked.status === "error") {
    page.reportInvalid(checked.error);
    return { status: 400, entries, errors: checked.error, message: "", isSent: false };
  }
  try {
    await options.send(checked.value);
    return { status: 200, entries, errors: {}, message: "", isSent: true };
  } catch (error) {
    return { ...failureOfService(error, page, options.failure), entries, isSent: false };
  }
}

/**
 * The submission of a form from a page that is the same for everybody, and so has no key of its own: the words serve as
 * the key. Sending them again within the hour (a reload, a second press) sends nothing twice, and an emergency that recurs
 * later is a new one.
 * @param form Everything that was sent. Only what it calls its photos matters here.
 */
export async function submissionOf(
  name: string,
  { photos = [], ...words }: object & { photos?: readonly string[] | undefined },
  page: PageContext,
) {
  // The same pictures have other ids each time that they are sent.
  const digests = await page.services.photos.digestsOf(photos);
  const body = digests.length > 0 ? { ...words, photos: digests } : words;
  return { name, key: await digestOf(body), body, repeatsWithin: hour, network: page.network };
}

async function digestOf(words: object): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(words));
  return Buffer.from(await crypto.subtle.digest("SHA-256", text)).toString("base64url");
}
