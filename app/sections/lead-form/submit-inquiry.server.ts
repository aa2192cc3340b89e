import type { z } from "zod/mini";
import type { PageContext } from "#app/page-context.ts";
import type { InquiryBodyInput } from "#domain/inquiry/contact-form.ts";
import { inquiryBody } from "#domain/inquiry/inquiry-contract.ts";
import { type PostedForm, submissionOf, submitForm } from "./submit-form.server.ts";

/** Sends an inquiry without JavaScript. `failure` is the message when the fault is ours. */
export function submitInquiry<Form extends object>(
  body: FormData,
  page: PageContext,
  options: {
    schema: z.ZodMiniType<Form>;
    compose(form: Form): InquiryBodyInput;
    failure: string;
  },
): Promise<PostedForm> {
  return submitForm(body, page, {
    ...options,
    async send(form) {
      const inquiry = inquiryBody.parse(options.compose(form));
      const submission = await submissionOf("inquiry-form", inquiry, page);
      await page.services.inquiries.submit(submission, inquiry);
    },
  });
}
