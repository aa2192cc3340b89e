import type { z } from "zod/mini";
import { failureOfService } from "#app/forms/failure.ts";
import { entriesOf, type FieldErrors, parseForm } from "#app/forms/parse-form.ts";
import type { PageContext } from "#app/page-context.ts";
import type { InquiryBodyInput } from "#domain/inquiry/contact-form.ts";
import { inquiryBody } from "#domain/inquiry/inquiry-contract.ts";

const hour = 3_600_000;

/** What a page shows after its form was submitted without scripts. */
export type PostedForm = {
  status: number;
  /** As typed, so that nothing is lost. */
  entries: Record<string, string>;
  /** Messages by field, for a form that was refused. */
  errors: FieldErrors;
  /** Why the inquiry could not be sent, as shown on the page. */
  message: string;
  isSent: boolean;
};

/**
 * Sends an inquiry without JavaScript, by the same rules and through the same service as the API.
 * `failure` is the message when the fault is ours.
 */
export async function submitInquiry<Form extends object>(
  body: FormData,
  page: PageContext,
  options: {
    schema: z.ZodMiniType<Form>;
    compose(form: Form): InquiryBodyInput;
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
    const inquiry = inquiryBody.parse(options.compose(checked.value));
    const { photos = [], ...words } = inquiry;
    // The same pictures have other ids each time that they are sent.
    const digests = await page.services.photos.digestsOf(photos);
    const said = digests.length > 0 ? { ...words, photos: digests } : words;
    await page.services.inquiries.submit(
      {
        name: "inquiry-form",
        key: await digestOf(said),
        body: said,
        repeatsWithin: hour,
        network: page.network,
      },
      inquiry,
    );
    return { status: 200, entries, errors: {}, message: "", isSent: true };
  } catch (error) {
    return { ...failureOfService(error, page, options.failure), entries, isSent: false };
  }
}

/**
 * The page is prerendered and has no key of its own, so the words serve as the key: sending them
 * again within the hour (a reload, a second press) sends nothing twice, and an emergency that
 * recurs later is a new one.
 */
async function digestOf(inquiry: object): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(inquiry));
  return Buffer.from(await crypto.subtle.digest("SHA-256", text)).toString("base64url");
}
