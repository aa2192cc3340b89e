import { type ReactNode, useState } from "react";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { Button } from "#ui/pages/button.tsx";

export function ButtonStates() {
  const looks = ["main", "quiet", "danger"] as const;
  const row = (ground: string, buttons: ReactNode) => (
    <div className={`flex flex-wrap items-center gap-4 p-6 ${ground}`}>{buttons}</div>
  );
  return (
    <div className="grid gap-4">
      {looks.map((look) => (
        <div key={look} className="flex flex-wrap items-center gap-4">
          <Button type="button" look={look}>
            {look}
          </Button>
          <Button type="button" look={look} disabled>
            Disabled
          </Button>
          <Button type="button" look={look} busy>
            Busy
          </Button>
        </div>
      ))}
      <BusyOnClick />
      {row(
        "ground-dark",
        <>
          <ButtonLink to="#main">Link on slate</ButtonLink>
          <ButtonLink to="#main" look="quiet">
            Quiet on slate
          </ButtonLink>
          <a className="link" href="#top">
            A link on slate
          </a>
        </>,
      )}
      {row(
        "bg-limestone-200",
        <>
          <ButtonLink to="tel:+17035550142">Call</ButtonLink>
          <ButtonLink to="#main" look="quiet">
            Quiet on limestone
          </ButtonLink>
          <a className="link" href="#top">
            A link in text
          </a>
        </>,
      )}
    </div>
  );
}

function BusyOnClick() {
  const [busy, setBusy] = useState(false);
  return (
    <div>
      <Button
        type="button"
        busy={busy}
        busyLabel="Submitting..."
        onClick={() => {
          setBusy(true);
          setTimeout(() => setBusy(false), 1500);
        }}
      >
        Send
      </Button>
    </div>
  );
}
