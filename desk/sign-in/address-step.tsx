import { ApiFailure } from "#api-client/api-failure.ts";
import { addressStep as words } from "#content/en/desk/sign-in.ts";
import { failureText } from "#desk/failure-text.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { OwnDevice } from "./own-device.tsx";
import { useAskForCode } from "./use-ask-for-code.ts";

/** First step: the address to which the link and the code are sent. */
export function AddressStep({
  email,
  onType,
  isOwnDevice,
  onOwnDevice,
  onAsked,
}: {
  email: string;
  onType: (email: string) => void;
  isOwnDevice: boolean;
  onOwnDevice: (isOwnDevice: boolean) => void;
  onAsked: () => void;
}) {
  const ask = useAskForCode(onAsked);
  const wrong = ask.error instanceof ApiFailure ? ask.error.fields.email : undefined;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ask.isPending) ask.mutate(email);
      }}
    >
      <TextField
        label={words.email}
        type="email"
        name="email"
        // The browser may suggest a passkey here.
        autoComplete="username webauthn"
        required
        value={email}
        onChange={({ target }) => onType(target.value)}
        error={wrong}
      />
      <OwnDevice checked={isOwnDevice} onChange={onOwnDevice} />
      {ask.error && !wrong && (
        <Notice tone="late">
          <p>{failureText(ask.error)}</p>
        </Notice>
      )}
      <Button type="submit" busy={ask.isPending}>
        {words.submit}
      </Button>
    </form>
  );
}
