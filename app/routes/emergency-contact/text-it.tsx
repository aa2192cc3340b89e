import { useFacts } from "#app/facts/use-facts.ts";
import { entriesOf } from "#app/forms/parse-form.ts";
import { textIt as words } from "#content/en/emergency-contact.ts";
import { textLink } from "#domain/person/contact-links.ts";

/** The way out when the form cannot be sent: a text message to the line, with what the form says. */
export function TextIt({ formId }: { formId: string }) {
  const { hotline } = useFacts();
  const { display, e164 } = hotline;
  const line = { typed: display, shown: display, e164, extension: null };
  return (
    <p>
      <a
        className="link inline-flex min-h-11 items-center font-bold"
        href={textLink(line, "")}
        onClick={({ currentTarget }) => {
          const form = document.querySelector<HTMLFormElement>(`form#${formId}`);
          if (form) currentTarget.href = textLink(line, words.words(entriesOf(new FormData(form))));
        }}
      >
        {words.action}
      </a>
      {words.after}
    </p>
  );
}
