import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { samplesNotice as words } from "#content/en/desk/settings.ts";
import { businessQuery, shippedFacts } from "#desk/business/business-queries.ts";
import { withOverrides } from "#domain/business/facts.ts";
import { Notice } from "#ui/desk/notice.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Says to owners that visitors see made-up reviews, as long as they do. */
export function SamplesNotice() {
  const { data } = useQuery({ ...businessQuery, staleTime: 60_000 });
  if (!data || !withOverrides(shippedFacts(data), data.settings.overrides).samples) return null;
  return (
    <SettingsSection title={words.title} hint={words.hint}>
      <Notice>
        <p className="font-semibold">{words.marked}</p>
        <p>{words.madeUp}</p>
        <p>
          <Link
            to={`/desk/business?find=${encodeURIComponent(words.find)}`}
            className="inline-block py-0.5 text-link underline underline-offset-2"
          >
            {words.toSwitch}
          </Link>
        </p>
      </Notice>
    </SettingsSection>
  );
}
