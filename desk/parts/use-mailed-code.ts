import { useMutation } from "@tanstack/react-query";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { failureText } from "#desk/failure-text.ts";

/**
 * A form and its field for a six-digit code that was mailed. The code is sent automatically, once, when the last digit is typed.
 * @param incomplete Says that digits are missing.
 */
export function useMailedCode<Answer>({
  send: sendDigits,
  onDone,
  incomplete,
}: {
  send(digits: string): Promise<Answer>;
  onDone(answer: Answer): void;
  incomplete: string;
}) {
  const [code, setCode] = useState("");
  const [isTooShort, setTooShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const sentByItself = useRef("");
  const send = useMutation({
    mutationFn: sendDigits,
    onSuccess: onDone,
    onError: () => field.current?.select(),
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

  return {
    isSending: send.isPending,

    form: {
      noValidate: true,
      className: "grid gap-4",
      onSubmit(event: SyntheticEvent) {
        event.preventDefault();
        setTooShort(code.length < 6);
        if (code.length === 6 && !send.isPending) send.mutate(code);
      },
    },

    field: {
      ref: field,
      name: "code",
      autoComplete: "one-time-code",
      inputMode: "numeric",
      spellCheck: false,
      required: true,
      value: code,
      onChange: ({ target }: { target: HTMLInputElement }) => type(target.value),
      error: isTooShort ? incomplete : send.error ? failureText(send.error) : undefined,
      className: "tracking-[0.3em] tabular-nums",
    },

    /** Empties the field, for a code that is mailed again. */
    clear() {
      sentByItself.current = "";
      setCode("");
      send.reset();
    },

    focus: () => field.current?.focus(),
  } as const;
}
