import { businessProfile } from "#content/business-profile.ts";
import { Notice } from "#desk/ui/notice.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Says that visitors see made-up reviews, as long as they do. */
export function SamplesNotice() {
  if (!businessProfile.samples) return null;
  return (
    <SettingsSection title="Samples" hint="What the public site shows that nobody has said.">
      <Notice>
        <p className="font-semibold">The site shows samples, marked as such.</p>
        <p>
          Reviews, ratings, certifications, members' quotes and claim stories are made up. Before
          real customers see the site, whoever runs it has to set <code>samples</code> to{" "}
          <code>false</code> in <code>content/business-profile.ts</code>. All of them disappear;
          live reviews from Google stay.
        </p>
      </Notice>
    </SettingsSection>
  );
}
