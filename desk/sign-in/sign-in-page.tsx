import { useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { signInPage as words } from "#content/en/desk/sign-in.ts";
import { useSignedIn } from "#desk/shell/use-me.ts";
import { AddressStep } from "./address-step.tsx";
import { CodeStep } from "./code-step.tsx";
import { Door } from "./door.tsx";
import {
  isOwnDevice,
  type KeptAsk,
  keepAsk,
  readAsk,
  withAddress,
  withOwnDevice,
} from "./kept-ask.ts";
import { ownAddress } from "./own-address.ts";
import { PasskeyWay } from "./passkey-way.tsx";

/** Signing in without a password: by address and the code from the mail, or by passkey. */
export function Component() {
  const [search] = useSearchParams();
  const to = ownAddress(search.get("to"));
  const { data: me, error, isPending, failureCount } = useSignedIn();
  const [ask, setAsk] = useState(readAsk);
  if (me && !error) return <Navigate replace to={to} />;
  // Somebody who is already signed in is redirected, so no form is shown until that is known.
  if (isPending && failureCount === 0) return <Door title={words.title}>{null}</Door>;

  const change = (changes: Partial<KeptAsk>) => {
    const next = { ...ask, to, ...changes };
    keepAsk(next);
    setAsk(next);
  };
  return (
    <Door title={words.title}>
      {ask.askedAt === null ? (
        <>
          <AddressStep
            email={ask.email}
            onType={(email) => change(withAddress(ask, email))}
            isOwnDevice={isOwnDevice(ask)}
            onOwnDevice={(isOwn) => change(withOwnDevice(ask, isOwn))}
            onAsked={() => change({ askedAt: Date.now() })}
          />
          <PasskeyWay to={to} />
        </>
      ) : (
        <CodeStep
          email={ask.email}
          to={to}
          onAskedAgain={() => change({ askedAt: Date.now() })}
          onOtherAddress={() => change({ askedAt: null })}
        />
      )}
    </Door>
  );
}
