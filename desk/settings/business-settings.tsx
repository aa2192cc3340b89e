import { useQuery } from "@tanstack/react-query";
import { Failed } from "#desk/ui/failed.tsx";
import { Waiting } from "#desk/ui/waiting.tsx";
import { BusinessForm } from "./business-form.tsx";
import { BusinessHistory } from "./business-history.tsx";
import { OutsideHours } from "./outside-hours.tsx";
import { businessQuery } from "./settings-queries.ts";
import { SettingsSection } from "./settings-section.tsx";

/** Opening hours, capacity, promises and reminders, for owners. */
export function BusinessSettings() {
  const { data: business, error, refetch } = useQuery(businessQuery);
  return (
    <SettingsSection
      title="Business"
      hint="When you are open, how much can be booked, how soon you answer and come, and what reminders say. The site follows at once."
    >
      {error && !business && <Failed error={error} onRetry={refetch} />}
      {!error && !business && <Waiting rows={7} label="Loading business settings" />}
      {business && (
        <>
          <BusinessForm business={business} />
          <OutsideHours appointments={business.outside} />
          <BusinessHistory business={business} />
        </>
      )}
    </SettingsSection>
  );
}
