import { PageLink } from "#app/sections/links/page-link.tsx";
import { privacyLink } from "#content/en/text-consent.ts";

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
    <label className="flex max-w-prose gap-3">
      <input
        type="checkbox"
        name="textConsent"
        defaultChecked={defaultChecked}
        required={required}
        className="mt-0.5 size-6 shrink-0 accent-patina-700"
      />
      <span className="text-small text-slate-700">
        {label}{" "}
        <PageLink to="/privacy-policy" className="link">
          {privacyLink}
        </PageLink>
      </span>
    </label>
  );
}
