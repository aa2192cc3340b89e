import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { useMutation } from "@tanstack/react-query";
import { proofDialog as words } from "#content/en/desk/proof.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { passkeyFailureText, proveByPasskey } from "#desk/passkeys/passkey-calls.ts";
import { useMe } from "#desk/shell/use-me.ts";
import { Button } from "#ui/desk/button.tsx";
import { Dialog } from "#ui/desk/dialog.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { askedProof } from "./asked-proof.ts";
import { ProofCode } from "./proof-code.tsx";

/**
 * Confirms by passkey or by a mailed code who is signed in. What waits for it goes on once that is done, and fails when the
 * dialog is closed.
 */
export function ProofDialog() {
  const { email, hasPasskey } = useMe();
  const done = () => askedProof.answer(true);
  const passkey = useMutation({ mutationFn: proveByPasskey, onSuccess: done });
  const mail = useMutation({ mutationFn: () => deskClient.POST("/desk/proof/mail") });
  const mayUsePasskey = hasPasskey && browserSupportsWebAuthn();
  const failed = passkey.error
    ? passkeyFailureText(passkey.error)
    : mail.error && failureText(mail.error);
  return (
    <Dialog title={words.title} open onClose={() => askedProof.answer(false)}>
      <p>{words.why}</p>
      {mail.isSuccess && <ProofCode email={email} onDone={done} />}
      {failed && (
        <Notice tone="late">
          <p>{failed}</p>
        </Notice>
      )}
      {!mail.isSuccess && (
        <div className="flex flex-wrap gap-2">
          {mayUsePasskey && (
            <Button busy={passkey.isPending} onClick={() => passkey.mutate()}>
              {words.usePasskey}
            </Button>
          )}
          <Button
            look={mayUsePasskey ? "quiet" : "main"}
            busy={mail.isPending}
            onClick={() => mail.mutate()}
          >
            {words.mailCode}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
