import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { proofCode as words } from "#content/en/desk/proof.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";

/** The mailed code. It is sent automatically, once, when the last digit is typed. */
export function ProofCode({ email, onDone }: { email: string; onDone: () => void }) {
  const [code, setCode] = useState("");
  const [isTooShort, setTooShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const sentByItself = useRef("");
  const send = useMutation({
    mutationFn: (digits: string) => deskClient.POST("/desk/proof/code", { body: { code: digits } }),
    onSuccess: onDone,
    onError: () => field.current?.select(),
  });
  const again = useMutation({
    mutationFn: () => deskClient.POST("/desk/proof/mail"),
    onSuccess: () => {
      sentByItself.current = "";
      setCode("");
      send.reset();
      field.current?.focus();
    },
  });

  // Entering the code is the next thing to do once the mail is sent.
  useEffect(() => field.current?.focus(), []);

  const type = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, 6);
    setCode(digits);
    setTooShort(false);
    if (digits.length < 6 || digits === sentByItself.current || send.isPending) return;
    sentByItself.current = digits;
    send.mutate(digits);
  };

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTooShort(code.length < 6);
        if (code.length === 6 && !send.isPending) send.mutate(code);
      }}
    >
      <p role="status" className="break-words">
        {again.isSuccess ? words.sentAgain : words.sentTo(email)}
      </p>
      <TextField
        ref={field}
        label={words.code}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        required
        value={code}
        onChange={({ target }) => type(target.value)}
        error={isTooShort ? words.incomplete : send.error ? failureText(send.error) : undefined}
        className="tracking-[0.3em] tabular-nums"
      />
      {again.error && (
        <Notice tone="late">
          <p>{failureText(again.error)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={send.isPending}>
          {words.submit}
        </Button>
        <Button look="plain" busy={again.isPending} onClick={() => again.mutate()}>
          {words.again}
        </Button>
      </div>
    </form>
  );
}
