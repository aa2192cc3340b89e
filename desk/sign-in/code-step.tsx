import { codeStep as words } from "#content/en/desk/sign-in.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { useMailedCode } from "#desk/parts/use-mailed-code.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { isOwnDevice, readAsk } from "./kept-ask.ts";
import { useAskForCode } from "./use-ask-for-code.ts";
import { useEnter } from "./use-enter.ts";

/** Second step: the mailed code. */
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
  const enter = useEnter(to);
  const code = useMailedCode({
    send: async (digits) =>
      bodyOf(
        await deskClient.POST("/desk/sign-in/code", {
          body: { code: digits, isOwnDevice: isOwnDevice(readAsk()) },
        }),
      ).me,
    onDone: enter,
    incomplete: words.incomplete,
  });
  const again = useAskForCode(() => {
    onAskedAgain();
    code.clear();
  });

  return (
    <form {...code.form}>
      <p role="status">
        {words.sentTo.before}
        <strong className="break-words">{email}</strong>
        {words.sentTo.after}
      </p>
      <TextField {...code.field} label={words.code.label} hint={words.code.hint} />
      <Button type="submit" busy={code.isSending}>
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
