import { OpenCount } from "#desk/business/open-count.tsx";
import { useOpenQuestions } from "#desk/business/use-open-questions.ts";
import { ButtonLink } from "#desk/ui/button.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** The way to what the site says of the business. A phone's bar has no room for it. */
export function BusinessLinks() {
  return (
    <SettingsSection
      title="Business"
      hint="Hours, phones, prices, terms, promises and reminders, as the site says them."
    >
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/desk/business">Open the business</ButtonLink>
        <ButtonLink to="/desk/before-you-open">
          Before you open
          <OpenCount count={useOpenQuestions()} />
        </ButtonLink>
      </div>
    </SettingsSection>
  );
}
