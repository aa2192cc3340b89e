import { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill } from "@simplewebauthn/browser";
import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useEffect, useState } from "react";
import { passkeyWay as words } from "#content/en/desk/sign-in.ts";
import { passkeyFailureText, signInByPasskey } from "#desk/passkeys/passkey-calls.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { readAsk, saidOfBrowser } from "./kept-ask.ts";
import { useEnter } from "./use-enter.ts";

const ofThis = () => saidOfBrowser(readAsk());

/**
 * Signing in with a passkey: by its button, or from the browser's suggestions in the address field.
 */
export function PasskeyWay({ to }: { to: string }) {
  const enter = useEnter(to);
  const [refused, setRefused] = useState("");
  const press = useMutation({
    mutationFn: () => signInByPasskey({ saidOfBrowser: ofThis }),
    onMutate: () => setRefused(""),
    onSuccess: enter,
    onError: (error) => setRefused(passkeyFailureText(error)),
  });

  useEffect(() => {
    let isHere = true;
    browserSupportsWebAuthnAutofill()
      .then((isSupported) =>
        isSupported && isHere ? signInByPasskey({ autofill: true, saidOfBrowser: ofThis }) : null,
      )
      .then((me) => me && isHere && enter(me))
      // Autofill was not requested by anyone, so its failure is silent; the button and the mail
      // remain.
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, [enter]);

  if (!browserSupportsWebAuthn()) return null;
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-small text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.or}
      </p>
      <Button look="quiet" busy={press.isPending} onClick={() => press.mutate()}>
        <KeyRound aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
        {words.use}
      </Button>
      {refused && (
        <Notice tone="late">
          <p>{refused}</p>
        </Notice>
      )}
    </div>
  );
}
