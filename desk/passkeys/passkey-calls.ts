import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { ApiFailure } from "#api-client/api-failure.ts";
import { passkeyCalls as words } from "#content/en/desk/passkeys.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import type { Me } from "#domain/staff/staff-contract.ts";

/**
 * Signs in with a passkey. `autofill` prompts nobody: it waits until one is chosen from the
 * browser's suggestions in the address field, and any later call ends that wait.
 * @throws ApiFailure, or what the browser throws when the person or the device declines.
 */
export async function signInByPasskey({
  autofill = false,
  saidOfBrowser,
}: {
  autofill?: boolean;
  /** What has been said of this browser, asked when the passkey was chosen. */
  saidOfBrowser: () => { isOwnDevice: boolean; ownDeviceOf?: string };
}): Promise<Me> {
  const asked = await deskClient.POST("/desk/sign-in/passkey/options");
  const credential = await startAuthentication({
    optionsJSON: madeByServer<PublicKeyCredentialRequestOptionsJSON>(asked),
    useBrowserAutofill: autofill,
  });
  const body = { credential: { ...credential }, ...saidOfBrowser() };
  return bodyOf(await deskClient.POST("/desk/sign-in/passkey", { body })).me;
}

/** Proves with a passkey who is signed in. Throws what `signInByPasskey` throws. */
export async function proveByPasskey(): Promise<void> {
  const asked = await deskClient.POST("/desk/proof/passkey/options");
  const credential = await startAuthentication({
    optionsJSON: madeByServer<PublicKeyCredentialRequestOptionsJSON>(asked),
  });
  await deskClient.POST("/desk/proof/passkey", { body: { credential: { ...credential } } });
}

/** Creates a passkey for the signed-in person. Throws what `signInByPasskey` throws. */
export async function addPasskey(label: string) {
  const asked = await deskClient.POST("/desk/passkeys/options");
  const credential = await startRegistration({
    optionsJSON: madeByServer<PublicKeyCredentialCreationOptionsJSON>(asked),
  });
  const body = { credential: { ...credential }, label };
  return bodyOf(await deskClient.POST("/desk/passkeys", { body })).passkeys;
}

/**
 * The passkey library's server half creates these options and its browser half reads them, so the
 * contract types them only as an object.
 */
function madeByServer<Options>(asked: { data?: { options: object } }): Options {
  return bodyOf(asked).options as Options;
}

/** The message for a passkey that did not work. */
export function passkeyFailureText(error: unknown): string {
  if (error instanceof ApiFailure) return failureText(error);
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError") {
    return words.notUsed;
  }
  if (name === "InvalidStateError") return words.hasOne;
  return name === "TypeError" ? failureText(error) : words.couldNotUse;
}
