import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { devicesSettings as words } from "#content/en/desk/settings.ts";
import { DraftsLost } from "#desk/drafts/drafts-lost.tsx";
import { ConfirmDialog } from "#desk/parts/confirm-dialog.tsx";
import { Failed } from "#desk/parts/failed.tsx";
import { PhotosLost } from "#desk/roof-photos/photos-lost.tsx";
import { useSignOut } from "#desk/shell/use-sign-out.ts";
import { Button } from "#ui/desk/button.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { DeviceItem } from "./device-item.tsx";
import { sessionsQuery } from "./settings-queries.ts";
import { SettingsSection } from "./settings-section.tsx";

/** Where the signed-in person has sessions, and how to end them. */
export function DevicesSettings() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const [isAsking, setAsking] = useState(false);
  const everywhere = useSignOut("everywhere");
  return (
    <SettingsSection title={words.title} hint={words.hint}>
      {error && !sessions && <Failed error={error} onRetry={refetch} />}
      {!error && !sessions && <Waiting rows={2} label={words.loading} />}
      {sessions && (
        <ul>
          {sessions.map((session) => (
            <DeviceItem key={session.id} session={session} />
          ))}
        </ul>
      )}
      <Button look="danger" onClick={() => setAsking(true)} className="justify-self-start">
        {words.signOut}
      </Button>
      <ConfirmDialog
        title={words.signOutTitle}
        open={isAsking}
        onClose={() => setAsking(false)}
        confirm={words.signOutSubmit}
        onConfirm={() => everywhere.mutate()}
        busy={everywhere.isPending}
        error={everywhere.error}
      >
        <p>{words.signOutMeans}</p>
        <DraftsLost />
        <PhotosLost />
      </ConfirmDialog>
    </SettingsSection>
  );
}
