import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { Navigate, useNavigate } from "react-router";
import { offerPasskey as words } from "#content/en/desk/sign-in.ts";
import { AddPasskey } from "#desk/passkeys/add-passkey.tsx";
import type { Me } from "#domain/staff/staff-contract.ts";
import { ButtonLink } from "#ui/desk/button.tsx";
import { Door } from "./door.tsx";

/** Offers a passkey to somebody who has just joined; it can be skipped. */
export function OfferPasskey({ me }: { me: Me }) {
  const navigate = useNavigate();
  if (!browserSupportsWebAuthn()) return <Navigate replace to="/desk" />;
  return (
    <Door key="offer" title={words.welcome(me.name)}>
      <p>{words.about}</p>
      <AddPasskey look="main" onAdded={() => navigate("/desk", { replace: true })} />
      <ButtonLink look="plain" to="/desk" replace className="-ms-3 justify-self-start">
        {words.notNow}
      </ButtonLink>
    </Door>
  );
}
