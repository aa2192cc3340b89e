import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { codeStep as words } from "#content/en/desk/sign-in.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { isOwnDevice, readAsk } from "./kept-ask.ts";
import { useAskForCode } from "./use-ask-for-code.ts";
import { useEnter } from "./use-enter.ts";

/**
 * Second step: the six-digit code. It is submitted automatically, once, when the last digit is
 * typed.
 */
export function CodeStep({
  email,
  to,
  onAskedAgain,
  onOtherAddress,
}: {
  email: string;
  to: string;
  onAskedAgain: () => void;
  onOtherAddress: () => void;
}) {
  const [code, setCode] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const sentByItself = useRef("");
  const enter = useEnter(to);
  const send = useMutation({
    mutationFn: async (digits: string) =>
      bodyOf(
        await deskClient.POST("/desk/sign-in/code", {
          body: { code: digits, isOwnDevice: isOwnDevice(readAsk()) },
        }),
      ).me,
    onSuccess: enter,
    onError: () => field.current?.select(),
  });
  const again = useAskForCode(() => {
    onAskedAgain();
    sentByItself.current = "";
    setCode("");
    send.reset();
  });

  // Entering the code is the next thing to do once the mail is sent.
  useEffect(() => field.current?.focus(), []);

  const type = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, 6);
    setCode(digits);
    if (digits.length < 6 || digits === sentByItself.current || send.isPending) return;
    sentByItself.current = digits;
    send.mutate(digits);
  };
  const shorter = code.length < 6 ? words.incomplete : undefined;
  const [isTooShort, setTooShort] = useState(false);
  const wrong = isTooShort && shorter ? shorter : send.error ? failureText(send.error) : undefined;

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTooShort(Boolean(shorter));
        if (!shorter && !send.isPending) send.mutate(code);
      }}
    >
      <p role="status">
        {words.sentTo.before}
        <strong className="break-words">{email}</strong>
        {words.sentTo.after}
      </p>
      <TextField
        ref={field}
        label={words.code.label}
        hint={words.code.hint}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        required
        value={code}
        onChange={({ target }) => type(target.value)}
        error={wrong}
        className="tracking-[0.3em] tabular-nums"
      />
      <Button type="submit" busy={send.isPending}>
        {words.submit}
      </Button>
      {again.isSuccess && (
        <Notice tone="good">
          <p>{words.sentAgain}</p>
        </Notice>
      )}
      {again.error && (
        <Notice tone="late">
          <p>{failureText(again.error)}</p>
        </Notice>
      )}
      <div className="-mx-3 flex flex-wrap justify-between gap-2">
        <Button look="plain" busy={again.isPending} onClick={() => again.mutate(email)}>
          {words.again}
        </Button>
        <Button look="plain" onClick={onOtherAddress}>
          {words.otherAddress}
        </Button>
      </div>
    </form>
  );
}
