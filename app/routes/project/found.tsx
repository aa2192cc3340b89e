import { page as words } from "#content/en/finished-roofs.ts";
import { sheetsText } from "#content/en/project.ts";
import { Section } from "#ui/pages/section.tsx";
import type { ShownProject } from "./shown-project.ts";

/** What the old roof hid, and what was done; nothing where there is nothing to say. */
export function Found({ project: { found, sheets, words: work } }: { project: ShownProject }) {
  const hasFound = found !== "" || sheets !== null;
  if (!hasFound && work === "") return null;
  return (
    <Section
      headingId="found"
      heading={hasFound ? words.found : words.work}
      dark
      span={5}
      className="mt-section gap-y-6 py-section"
    >
      <div className="max-w-prose text-lead text-limestone-200 lg:col-span-7">
        {hasFound && (
          <>
            {paragraphsOf(found)}
            {sheets !== null && (
              <p className="mt-6 border-t border-limestone-50/40 pt-3 font-heading text-heading font-bold text-limestone-50">
                {sheetsText(sheets)}
              </p>
            )}
          </>
        )}
        {work !== "" && (
          <>
            {hasFound && <h3 className="mt-10 text-heading text-limestone-50">{words.work}</h3>}
            {paragraphsOf(work)}
          </>
        )}
      </div>
    </Section>
  );
}

function paragraphsOf(text: string) {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== "")
    .map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text, of which two may be equal
      <p key={index} className="mt-4 first:mt-0">
        {line}
      </p>
    ));
}
