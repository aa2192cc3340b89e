import { businessLinks as words } from "#content/en/desk/settings.ts";
import { OpenCount } from "#desk/business/open-count.tsx";
import { useOpenQuestions } from "#desk/business/use-open-questions.ts";
import { ButtonLink } from "#ui/desk/button.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** The way to what the site says of the business. A phone's bar has no room for it. */
export function BusinessLinks() {
  return (
    <SettingsSection title={words.title} hint={words.hint}>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/desk/business">{words.open}</ButtonLink>
        <ButtonLink to="/desk/before-you-open">
          {words.beforeYouOpen}
          <OpenCount count={useOpenQuestions()} />
        </ButtonLink>
      </div>
    </SettingsSection>
  );
}
