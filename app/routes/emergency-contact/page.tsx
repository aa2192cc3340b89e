import { data } from "react-router";
import { useWords } from "#app/facts/use-facts.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { pageContextOf } from "#app/page-context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { submitInquiry } from "#app/sections/lead-form/submit-inquiry.server.ts";
import { RichText } from "#app/sections/text/rich-text.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { opening, written } from "#content/en/emergency-contact.ts";
import { emergencyForm, emergencyInquiry } from "#domain/inquiry/emergency-form.ts";
import { emergencyService } from "#domain/inquiry/inquiry-choices.ts";
import { head } from "#generated/pages/emergency-contact.ts";
import type { Route } from "./+types/page";
import { EmergencyPanel } from "./emergency-panel.tsx";
import { Hotline } from "./hotline.tsx";
import { ResponseSummary } from "./response-summary.tsx";
import { WhileYouWait } from "./while-you-wait.tsx";

export const handle: PageHandle = { isEmergency: true };

export const meta = () => pageMeta(head);

/** The form without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const service = emergencyService(new URL(request.url).searchParams.get("service"));
  const result = await submitInquiry(await readForm(request), pageContextOf(context), {
    schema: emergencyForm,
    compose: (form) => emergencyInquiry(form, service),
    failure: written.failure,
  });
  return data(result, { status: result.status });
}

export default function Page({ actionData }: Route.ComponentProps) {
  const words = useWords(opening);
  return (
    <>
      <section className="ground-dark shingle-courses page-grid gap-y-10 pt-[calc(var(--spacing-header)+3.25rem)] pb-section [--courses-fade:var(--color-slate-900)] lg:grid-rows-[auto_1fr] lg:pt-[calc(var(--spacing-header)+3.5rem)] print:pt-0!">
        <div className="lg:col-span-7 lg:pr-4">
          <h1 className="text-title">
            <span className="block">{words.heading[0]}</span> {words.heading[1]}
          </h1>
          <p className="mt-4 max-w-prose text-lead text-slate-300">
            <RichText text={words.lead} />
          </p>
          <Hotline />
        </div>
        <div className="lg:col-span-5 lg:row-span-2">
          <EmergencyPanel posted={actionData} />
        </div>
        <ResponseSummary />
      </section>
      <WhileYouWait />
    </>
  );
}
