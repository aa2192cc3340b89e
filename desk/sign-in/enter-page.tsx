import { useMutation } from "@tanstack/react-query";
import { ApiFailure } from "#api-client/api-failure.ts";
import { enterPage as words } from "#content/en/desk/sign-in.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { Button, ButtonLink } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Door } from "./door.tsx";
import { isOwnDevice, keepAsk, readAsk } from "./kept-ask.ts";
import { ownAddress } from "./own-address.ts";
import { useEnter } from "./use-enter.ts";
import { useLinkToken } from "./use-link-token.ts";

/**
 * Target of the link in a sign-in mail. Mail scanners open pages and even run them, so only a press
 * signs in.
 */
export function Component() {
  const token = useLinkToken();
  const enter = useEnter(ownAddress(readAsk().to));
  const signIn = useMutation({
    mutationFn: async () =>
      bodyOf(
        await deskClient.POST("/desk/sign-in/link", {
          body: { token, isOwnDevice: isOwnDevice(readAsk()) },
        }),
      ).me,
    onSuccess: enter,
  });
  const status = signIn.error instanceof ApiFailure ? signIn.error.status : undefined;
  if (status === 409) return <OtherBrowser />;
  const isUseless = !token || (status !== undefined && status < 429);
  return (
    <Door title={words.title}>
      {signIn.error ? (
        <Notice tone="late">
          <p>{failureText(signIn.error)}</p>
        </Notice>
      ) : (
        <p>{token ? words.press : words.incomplete}</p>
      )}
      {isUseless ? (
        <ButtonLink
          look="quiet"
          to="/desk/sign-in"
          // Otherwise the field for the old mail's code would be shown.
          onClick={() => keepAsk({ ...readAsk(), askedAt: null })}
        >
          {words.ask}
        </ButtonLink>
      ) : (
        <Button busy={signIn.isPending} onClick={() => signIn.mutate()}>
          {words.submit}
        </Button>
      )}
    </Door>
  );
}

/**
 * A link opened in another browser may be in somebody else's hands: nothing is shown, and nothing
 * can be pressed.
 */
function OtherBrowser() {
  return (
    <Door title={words.typeCode.title}>
      <Notice tone="soon">
        <p>{words.typeCode.otherBrowser}</p>
      </Notice>
      <p>{words.typeCode.goBack}</p>
    </Door>
  );
}
