import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { useQuery } from "@tanstack/react-query";
import { AddPasskey } from "#desk/passkeys/add-passkey.tsx";
import { PasskeyItem } from "#desk/passkeys/passkey-item.tsx";
import { passkeysQuery } from "#desk/passkeys/passkeys-query.ts";
import { Failed } from "#desk/ui/failed.tsx";
import { Waiting } from "#desk/ui/waiting.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** The passkeys for signing in without a mail. */
export function PasskeysSettings() {
  const { data: passkeys, error, refetch } = useQuery(passkeysQuery);
  return (
    <SettingsSection title="Passkeys" hint="Sign in by fingerprint, face or PIN, without an email.">
      {error && !passkeys && <Failed error={error} onRetry={refetch} />}
      {!error && !passkeys && <Waiting rows={1} label="Loading passkeys" />}
      {passkeys?.length === 0 && <p className="text-soft">You have no passkey yet.</p>}
      {passkeys && passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {browserSupportsWebAuthn() ? (
        <AddPasskey />
      ) : (
        <p className="text-soft">This browser cannot make passkeys.</p>
      )}
    </SettingsSection>
  );
}
