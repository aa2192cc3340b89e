import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { joinPage as words } from "#content/en/desk/sign-in.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { useNames } from "#desk/facts/use-names.ts";
import { failureText } from "#desk/failure-text.ts";
import type { Me } from "#domain/staff/staff-contract.ts";
import { Button, ButtonLink } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { useTakeToFault } from "#ui/desk/use-take-to-fault.ts";
import { Door } from "./door.tsx";
import { OfferPasskey } from "./offer-passkey.tsx";
import { OwnDevice } from "./own-device.tsx";
import { useWelcome } from "./use-enter.ts";
import { useLinkToken } from "./use-link-token.ts";

/**
 * Target of an invitation: nobody joins before pressing the button. A passkey is then offered,
 * once.
 */
export function Component() {
  const token = useLinkToken();
  const [joined, setJoined] = useState<Me>();
  const [phone, setPhone] = useState("");
  const [isOwnDevice, setOwnDevice] = useState(false);
  const welcome = useWelcome();
  const join = useMutation({
    mutationFn: async () =>
      bodyOf(await deskClient.POST("/desk/invitation", { body: { token, phone, isOwnDevice } })).me,
    onSuccess: (me) => {
      welcome(me, isOwnDevice);
      setJoined(me);
    },
  });
  const failure = join.error instanceof ApiFailure ? join.error : undefined;
  const wrong = failure?.fields.phone;
  const { name } = useNames();
  const form = useTakeToFault(wrong && join.error);
  if (joined) return <OfferPasskey me={joined} />;
  const isUseless = !token || (failure !== undefined && failure.status < 429 && !wrong);
  return (
    <Door title={words.title}>
      {join.error && !wrong ? (
        <Notice tone="late">
          <p>{failureText(join.error)}</p>
        </Notice>
      ) : (
        <p>{token ? words.invited(name) : words.incomplete}</p>
      )}
      {isUseless ? (
        <ButtonLink look="quiet" to="/desk/sign-in">
          {words.signIn}
        </ButtonLink>
      ) : (
        <form
          ref={form}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (!join.isPending) join.mutate();
          }}
        >
          <TextField
            label={words.phone.label}
            hint={words.phone.hint}
            type="tel"
            name="phone"
            autoComplete="tel"
            value={phone}
            onChange={({ target }) => setPhone(target.value)}
            error={wrong}
          />
          <OwnDevice checked={isOwnDevice} onChange={setOwnDevice} />
          <Button type="submit" busy={join.isPending}>
            {words.submit}
          </Button>
        </form>
      )}
    </Door>
  );
}
