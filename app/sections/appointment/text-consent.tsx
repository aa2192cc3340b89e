import { PageLink } from "#app/sections/links/page-link.tsx";
import { textConsent } from "#content/en/text-consent.ts";

/** The box that asks for texts. Never ticked beforehand, and never required to book. */
export function TextConsent({
  label,
  defaultChecked,
  required,
}: {
  label: string;
  /** What was sent without scripts. */
  defaultChecked?: boolean;
  required?: boolean;
}) {
  return (
    <div className="flex max-w-prose gap-3">
      <input
        id="text-consent"
        type="checkbox"
        name="textConsent"
        defaultChecked={defaultChecked}
        required={required}
        className="mt-0.5 size-6 shrink-0 accent-patina-700"
      />
      <p className="text-small text-slate-700">
        <label htmlFor="text-consent">{label}</label>{" "}
        <PageLink to="/privacy-policy" className="link">
          {textConsent.privacy}
        </PageLink>
      </p>
    </div>
  );
}
