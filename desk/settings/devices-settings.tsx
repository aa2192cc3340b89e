import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DraftsLost } from "#desk/drafts/drafts-lost.tsx";
import { useSignOut } from "#desk/shell/use-sign-out.ts";
import { Button } from "#desk/ui/button.tsx";
import { ConfirmDialog } from "#desk/ui/confirm-dialog.tsx";
import { Failed } from "#desk/ui/failed.tsx";
import { Waiting } from "#desk/ui/waiting.tsx";
import { DeviceItem } from "./device-item.tsx";
import { sessionsQuery } from "./settings-queries.ts";
import { SettingsSection } from "./settings-section.tsx";

/** Where the signed-in person has sessions, and how to end them. */
export function DevicesSettings() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const [isAsking, setAsking] = useState(false);
  const everywhere = useSignOut("everywhere");
  return (
    <SettingsSection title="Devices" hint="Where you have signed in.">
      {error && !sessions && <Failed error={error} onRetry={refetch} />}
      {!error && !sessions && <Waiting rows={2} label="Loading devices" />}
      {sessions && (
        <ul>
          {sessions.map((session) => (
            <DeviceItem key={session.id} session={session} />
          ))}
        </ul>
      )}
      <Button look="danger" onClick={() => setAsking(true)} className="justify-self-start">
        Sign out everywhere
      </Button>
      <ConfirmDialog
        title="Sign out everywhere?"
        open={isAsking}
        onClose={() => setAsking(false)}
        confirm="Sign out everywhere"
        onConfirm={() => everywhere.mutate()}
        busy={everywhere.isPending}
        error={everywhere.error}
      >
        <p>
          All your devices are signed out at once, this one too. You then need the email or a
          passkey to come back. Drafts on the other devices stay there.
        </p>
        <DraftsLost />
      </ConfirmDialog>
    </SettingsSection>
  );
}
