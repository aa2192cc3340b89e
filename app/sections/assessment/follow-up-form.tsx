import { saveFollowUp } from "#api-client/assessment-calls.ts";
import {
  AddressField,
  EmailField,
  NameField,
  PhoneField,
} from "#app/sections/lead-form/contact-fields.tsx";
import { LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import type { PostedForm } from "#app/sections/lead-form/submit-form.server.ts";
import { useLeadForm } from "#app/sections/lead-form/use-lead-form.ts";
import { PhotoField } from "#app/sections/photos/photo-field.tsx";
import { followUp as words } from "#content/en/assessment/follow-up.ts";
import { phoneUse } from "#content/en/phone-use.ts";
import type {
  FollowUpForm as Filled,
  FinishedAssessment,
} from "#domain/assessment/follow-up-form.ts";

/**
 * Asks for contact details, which turn an anonymous result into a lead.
 */
export function FollowUpForm({
  finished,
  posted,
  onSent,
}: {
  finished: FinishedAssessment;
  posted: PostedForm | undefined;
  onSent(customer: Filled): void;
}) {
  const form = useLeadForm({
    id: "assessment-follow-up",
    keepsEntries: true,
    rules: async () => {
      const { followUpBody, followUpForm } = await import("#domain/assessment/follow-up-form.ts");
      return {
        schema: followUpForm,
        compose: (filled: Filled) => followUpBody(filled, finished),
      };
    },
    send: saveFollowUp,
    failure: words.failure,
    posted,
    defaults: { name: "", phone: "", email: "", address: "" },
    onSent,
  });

  return (
    <section
      aria-labelledby="follow-up-title"
      className="grid gap-x-14 gap-y-6 @4xl:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div>
        <h3 id="follow-up-title" className="text-heading">
          {words.heading}
        </h3>
        <p className="mt-3 max-w-prose text-slate-700">{words.text}</p>
      </div>
      <LeadForm state={form.state} submitLabel={words.submit} takesFiles>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 @lg:grid-cols-2">
          <NameField {...form.field("name")} />
          <PhoneField note={phoneUse.assessment} {...form.field("phone")} />
          <div className="@lg:col-span-2">
            <EmailField {...form.field("email")} />
          </div>
          <div className="@lg:col-span-2">
            <AddressField label={words.address} {...form.field("address")} />
          </div>
          <div className="min-w-0 @lg:col-span-2">
            <PhotoField formId="assessment-follow-up" posted={posted?.entries} />
          </div>
        </div>
      </LeadForm>
    </section>
  );
}
