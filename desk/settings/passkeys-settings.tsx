import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { useQuery } from "@tanstack/react-query";
import { passkeysSettings as words } from "#content/en/desk/settings.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { AddPasskey } from "#desk/passkeys/add-passkey.tsx";
import { PasskeyItem } from "#desk/passkeys/passkey-item.tsx";
import { passkeysQuery } from "#desk/passkeys/passkeys-query.ts";
import { Waiting } from "#ui/desk/waiting.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** The passkeys for signing in without a mail. */
export function PasskeysSettings() {
  const { data: passkeys, error, refetch } = useQuery(passkeysQuery);
  return (
    <SettingsSection title={words.title} hint={words.hint}>
      {error && !passkeys && <Failed error={error} onRetry={refetch} />}
      {!error && !passkeys && <Waiting rows={1} label={words.loading} />}
      {passkeys?.length === 0 && <p className="text-soft">{words.none}</p>}
      {passkeys && passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {browserSupportsWebAuthn() ? <AddPasskey /> : <p className="text-soft">{words.cannotMake}</p>}
    </SettingsSection>
  );
}
