import { data } from "react-router";
import { useWords } from "#app/facts/use-facts.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { pageContextOf } from "#app/page-context.ts";
import { submitInquiry } from "#app/sections/lead-form/submit-inquiry.server.ts";
import { RichText } from "#app/sections/text/rich-text.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { drawing, form, opening } from "#content/en/contact-us.ts";
import { described } from "#content/en/descriptions/contact-us.ts";
import { contactForm, contactInquiry } from "#domain/inquiry/contact-form.ts";
import { head } from "#generated/pages/contact-us.ts";
import { Title } from "#ui/pages/title.tsx";
import type { Route } from "./+types/page";
import { AfterYouWrite } from "./after-you-write.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { DrawingSheet } from "./drawing-sheet.tsx";
import MailboxDrawing from "./mailbox.svg?drawing";
import { TitleBlock } from "./title-block.tsx";

export const meta = () => pageMeta({ ...head, ...described });

/** The form without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const result = await submitInquiry(await readForm(request), pageContextOf(context), {
    schema: contactForm,
    compose: contactInquiry,
    failure: form.failure,
  });
  return data(result, { status: result.status });
}

export default function Page({ actionData }: Route.ComponentProps) {
  const words = useWords(opening);
  return (
    <>
      <section className="page-grid -mt-below-bar bg-limestone-200 pt-[calc(var(--spacing-header)+3.25rem)] pb-12 lg:pb-20 print:m-0! print:py-0!">
        <DrawingSheet titleBlock={<TitleBlock />}>
          <header className="flex items-end justify-between gap-8 border-b border-slate-900 px-4 pt-8 pb-8 sm:px-8 md:pt-10 md:pb-0">
            <div className="md:pb-10">
              <Title as="h1">{words.heading}</Title>
              <p className="mt-6 max-w-md text-lead text-slate-700">
                <RichText text={words.lead} />
              </p>
            </div>
            <MailboxDrawing
              words={drawing}
              className="hidden w-64 shrink-0 md:block lg:w-48 xl:w-72"
            />
          </header>
          <ContactPanel posted={actionData} />
        </DrawingSheet>
      </section>
      <AfterYouWrite />
    </>
  );
}
