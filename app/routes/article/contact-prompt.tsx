import { useWords } from "#app/facts/use-facts.ts";
import EaveDrawing from "#app/sections/drawing/eave.svg?drawing";
import { NextSteps } from "#app/sections/links/next-steps.tsx";
import { RichText } from "#app/sections/text/rich-text.tsx";
import { contactPrompt } from "#content/en/article.ts";
import { eave } from "#content/en/eave.ts";

/** Leads from reading about roofs to having one's own inspected. */
export function ContactPrompt() {
  const { heading, text, actions } = useWords(contactPrompt);
  return (
    <section
      aria-labelledby="contact-prompt"
      className="page-grid items-center gap-y-10 py-section print:break-inside-avoid print:py-0"
    >
      <div className="md:col-span-7">
        <h2 id="contact-prompt" className="text-title">
          {heading}
        </h2>
        <p className="mt-6 max-w-[38rem] text-lead text-slate-700">
          <RichText text={text} />
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <NextSteps steps={[actions[0], actions[1]]} />
        </div>
      </div>
      <EaveDrawing words={eave} className="w-full max-w-md justify-self-end md:col-span-5" />
    </section>
  );
}
