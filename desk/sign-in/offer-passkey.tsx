import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { Navigate, useNavigate } from "react-router";
import { AddPasskey } from "#desk/passkeys/add-passkey.tsx";
import { ButtonLink } from "#desk/ui/button.tsx";
import type { Me } from "#domain/staff/staff-contract.ts";
import { Door } from "./door.tsx";

/** Offers a passkey to somebody who has just joined; it can be skipped. */
export function OfferPasskey({ me }: { me: Me }) {
  const navigate = useNavigate();
  if (!browserSupportsWebAuthn()) return <Navigate replace to="/desk" />;
  return (
    <Door key="offer" title={`Welcome, ${me.name}`}>
      <p>
        With a passkey you sign in by fingerprint, face or the PIN of this device, without waiting
        for an email. You can add one later under Settings.
      </p>
      <AddPasskey look="main" onAdded={() => navigate("/desk", { replace: true })} />
      <ButtonLink look="plain" to="/desk" replace className="-ms-3 justify-self-start">
        Not now
      </ButtonLink>
    </Door>
  );
}
