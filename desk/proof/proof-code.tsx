import { useMutation } from "@tanstack/react-query";
import { proofCode as words } from "#content/en/desk/proof.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { useMailedCode } from "#desk/parts/use-mailed-code.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";

/** The mailed code that proves who is signed in. */
export function ProofCode({ email, onDone }: { email: string; onDone: () => void }) {
  const code = useMailedCode({
    send: (digits) => deskClient.POST("/desk/proof/code", { body: { code: digits } }),
    onDone,
    incomplete: words.incomplete,
  });
  const again = useMutation({
    mutationFn: () => deskClient.POST("/desk/proof/mail"),
    onSuccess: () => {
      code.clear();
      code.focus();
    },
  });

  return (
    <form {...code.form}>
      <p role="status" className="break-words">
        {again.isSuccess ? words.sentAgain : words.sentTo(email)}
      </p>
      <TextField {...code.field} label={words.code} />
      {again.error && (
        <Notice tone="late">
          <p>{failureText(again.error)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={code.isSending}>
          {words.submit}
        </Button>
        <Button look="plain" busy={again.isPending} onClick={() => again.mutate()}>
          {words.again}
        </Button>
      </div>
    </form>
  );
}
