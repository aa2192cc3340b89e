import { sendInquiry } from "#api-client/inquiry-calls.ts";
import { useCarriedNotes } from "#app/sections/assessment/use-carried-notes.ts";
import { AddressField, EmailField, NameField, PhoneField } from "#app/sections/contact-fields.tsx";
import { LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import { OrCall } from "#app/sections/lead-form/or-call.tsx";
import { useLeadForm } from "#app/sections/lead-form/use-lead-form.ts";
import type { SentForm } from "#app/sections/lead-form/use-sent.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { businessProfile } from "#content/business-profile.ts";
import { type InquiryOrigin, serviceOptions, timelineOptions } from "#content/inquiry-options.ts";
import { longestMessage } from "#domain/inquiry/inquiry-choices.ts";
import { contactFailure } from "./contact-texts.ts";

async function contactRules() {
  const { contactForm, contactInquiry } = await import("#domain/inquiry/contact-form.ts");
  return { schema: contactForm, compose: contactInquiry };
}

/** Writing to the office (specification 1, sections 3, 4 and 5). */
export function ContactForm({
  origin,
  ...props
}: {
  /** What the visitor came from: preselected, and named in the message. */
  origin: InquiryOrigin | undefined;
} & SentForm) {
  const form = useLeadForm({
    ...props,
    id: "contact",
    rules: contactRules,
    send: sendInquiry,
    failure: contactFailure,
    defaults: {
      name: "",
      email: "",
      phone: "",
      address: "",
      service: origin?.service ?? "",
      projectTimeline: "",
      message: origin ? `${origin.line}\n\n` : "",
    },
  });
  useCarriedNotes("contact-message");
  return (
    <div className="px-4 py-8 sm:px-8 lg:py-10 print:hidden">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="text-heading">Write to us</h2>
        <p className="text-small text-slate-500">
          Fields marked <span className="font-bold text-red-700">*</span> are required.
        </p>
      </div>
      {origin?.isUrgent && <UrgentNotice />}
      <LeadForm
        state={form.state}
        submitLabel="Send Message"
        aside={<OrCall number={businessProfile.phone} />}
      >
        <div className="grid gap-6 sm:grid-cols-2">
          <NameField {...form.field("name")} />
          <EmailField {...form.field("email")} />
          <PhoneField {...form.field("phone")} />
          <AddressField label="Address" {...form.field("address")} />
          <SelectField
            label="Service"
            required
            placeholder="Select a service"
            options={serviceOptions}
            {...form.field("service")}
          />
          <SelectField
            label="Project timeline"
            placeholder="Not decided yet"
            options={timelineOptions}
            {...form.field("projectTimeline")}
          />
          <div className="sm:col-span-2">
            <TextareaField
              label="Message"
              hint="What you see, how old the roof is, when we can reach you."
              rows={7}
              maxLength={longestMessage}
              {...form.field("message")}
            />
          </div>
        </div>
      </LeadForm>
    </div>
  );
}

/** For visitors who came here in an emergency: a form is the slow way. */
function UrgentNotice() {
  const { hotline } = businessProfile;
  return (
    <div className="mb-8">
      <Notice tone="warning" title="Is water coming in now?">
        Don't wait for an email. Call{" "}
        <a
          className="font-semibold whitespace-nowrap underline underline-offset-4"
          href={`tel:${hotline.e164}`}
        >
          {hotline.display}
        </a>
        , day or night.
      </Notice>
    </div>
  );
}
