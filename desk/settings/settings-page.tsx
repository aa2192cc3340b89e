import { settingsPage as words } from "#content/en/desk/settings.ts";
import { BusyCalendarSettings } from "#desk/busy-calendar/busy-calendar-settings.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useMay, useMe } from "#desk/shell/use-me.ts";
import { ReplyMailboxSettings } from "#desk/silence/reply-mailbox-settings.tsx";
import { AlertSettings } from "./alert-settings.tsx";
import { ArchiveSettings } from "./archive-settings.tsx";
import { BusinessLinks } from "./business-links.tsx";
import { CalendarFeedSettings } from "./calendar-feed-settings.tsx";
import { ConnectionsLink } from "./connections-link.tsx";
import { DevicesSettings } from "./devices-settings.tsx";
import { EmergencySettings } from "./emergency-settings.tsx";
import { ImportSettings } from "./import-settings.tsx";
import { KeysSettings } from "./keys-settings.tsx";
import { NumbersSettings } from "./numbers-settings.tsx";
import { PasskeysSettings } from "./passkeys-settings.tsx";
import { PeopleRights } from "./people-rights.tsx";
import { RetentionSettings } from "./retention-settings.tsx";
import { SamplesNotice } from "./samples-notice.tsx";

/** The business for owners, then personal settings; below them, for owners, how people's data is handled. */
export function Component() {
  const { name, email } = useMe();
  const mayAnswer = useMay("leads");
  const maySetBusiness = useMay("business");
  const mayErase = useMay("records");
  const maySeeNumbers = useMay("numbers");
  const mayConnect = useMay("staff");
  return (
    <div className="max-w-5xl p-4 md:p-6">
      <PageHeading title={words.title} />
      <p className="pt-1 pb-5 text-soft">
        {name}, {email}
      </p>
      {maySetBusiness && (
        <>
          <SamplesNotice />
          <BusinessLinks />
        </>
      )}
      {mayConnect && (
        <>
          <ConnectionsLink />
          <ReplyMailboxSettings />
        </>
      )}
      {mayAnswer && <AlertSettings />}
      {mayAnswer && <EmergencySettings />}
      {maySeeNumbers && <NumbersSettings />}
      <PasskeysSettings />
      <DevicesSettings />
      <CalendarFeedSettings />
      <BusyCalendarSettings />
      <KeysSettings />
      {mayErase && (
        <>
          <ImportSettings />
          <RetentionSettings />
          <PeopleRights />
          <ArchiveSettings />
        </>
      )}
    </div>
  );
}
