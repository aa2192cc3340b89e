import { data } from "react-router";
import { readForm } from "#app/forms/read-form.ts";
import { pageContextOf } from "#app/page-context.ts";
import { submitInquiry } from "#app/sections/lead-form/submit-inquiry.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import {
  emergencyForm,
  emergencyInquiry,
  emergencyService,
} from "#domain/inquiry/emergency-form.ts";
import type { Route } from "./+types/page";
import { EmergencyPanel } from "./emergency-panel.tsx";
import { emergencyFailure } from "./emergency-texts.ts";
import { Hotline } from "./hotline.tsx";
import { ResponseSummary } from "./response-summary.tsx";
import { WhileYouWait } from "./while-you-wait.tsx";

export const meta = () =>
  pageMeta({
    title: "Emergency Roof Help",
    description:
      "Leaking now? Call Skyline's 24/7 emergency line; we typically reach you within 2-4 hours.",
    keywords: "emergency roof repair, 24/7 roofer, roof leak emergency Northern Virginia",
    canonical: "/emergency-contact",
  });

/** What the form does without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const service = emergencyService(new URL(request.url).searchParams.get("service"));
  const result = await submitInquiry(await readForm(request), pageContextOf(context), {
    schema: emergencyForm,
    compose: (form) => emergencyInquiry(form, service),
    failure: emergencyFailure,
  });
  return data(result, { status: result.status });
}

export default function Page({ actionData }: Route.ComponentProps) {
  return (
    <>
      <section className="ground-dark shingle-courses page-grid gap-y-10 pt-[calc(var(--spacing-header)+3.25rem)] pb-section [--courses-fade:var(--color-slate-900)] lg:grid-rows-[auto_1fr] lg:pt-[calc(var(--spacing-header)+3.5rem)] print:pt-0!">
        <div className="lg:col-span-7 lg:pr-4">
          <h1 className="text-title">
            <span className="block">Water coming in?</span> Call now.
          </h1>
          <p className="mt-4 max-w-prose text-lead text-slate-300">
            We answer day and night, and we typically reach you within{" "}
            <span className="whitespace-nowrap">2-4 hours</span>.
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
