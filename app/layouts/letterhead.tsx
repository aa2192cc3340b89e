import { useFacts } from "#app/facts/use-facts.ts";
import { siteUrl } from "#app/seo/site-url.ts";
import { hotlineWords } from "#content/en/hotline.ts";
import { heldLicenses } from "#domain/business/licenses.ts";
import { LogoMark } from "#ui/logo.tsx";
import { useCurrentPath } from "./use-current-path.ts";

/** Replaces the bar and the footer on paper: whose page it is, and how to reach us. */
export function Letterhead() {
  const path = useCurrentPath();
  const facts = useFacts();
  const { name, logo, phone, hotline, email, address } = facts;
  return (
    <div className="mb-6 hidden items-center gap-6 border-b-2 pb-3 text-small print:flex">
      <LogoMark paths={logo} oneColor className="h-10" />
      <div className="grow">
        <p className="font-heading text-lead font-bold">{name}</p>
        <p>
          {address.street}, {address.city}, {address.region} {address.postalCode}
        </p>
        <p>{new URL(path, siteUrl).href.replace(/^https?:\/\//, "").replace(/\/$/, "")}</p>
      </div>
      <div className="shrink-0 text-right tabular-nums">
        <p>
          Office <strong>{phone.display}</strong>
        </p>
        <p>
          {hotlineWords.label} <strong>{hotline.display}</strong>
        </p>
        <p>{email}</p>
        {heldLicenses(facts).map(({ label, number }) => (
          <p key={number}>
            {label} {number}
          </p>
        ))}
      </div>
    </div>
  );
}
