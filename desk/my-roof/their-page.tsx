import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { renewDialog, theirPage as words } from "#content/en/desk/my-roof.ts";
import { audienceNames } from "#content/en/my-roof/audience-names.ts";
import { failureText } from "#desk/failure-text.ts";
import { ConfirmDialog } from "#desk/parts/confirm-dialog.tsx";
import { Moment } from "#desk/parts/moment.tsx";
import { useMay } from "#desk/shell/use-me.ts";
import type { TheirPage as Page } from "#domain/my-roof/my-roof-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { theirPageQuery } from "./their-page-query.ts";
import { useTheirPage } from "./use-their-page.ts";

/** The private page of a lead's person: whether they have opened it, its link, and to whom they pass a report on. */
export function TheirPage({ leadId }: { leadId: string }) {
  const { data: page } = useQuery(theirPageQuery(leadId));
  const mayRenew = useMay("leads");
  const change = useTheirPage(leadId);
  const [isRenewing, setRenewing] = useState(false);
  if (!page) return null;
  return (
    <section aria-labelledby="their-page" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="their-page" className="text-heading">
        {words.heading}
      </h2>
      {page.isThere ? (
        <>
          <p>
            {!page.hasLink && page.opened === null ? (
              words.notMade
            ) : (
              <Opened opened={page.opened} />
            )}
          </p>
          <div className="flex flex-wrap gap-2">
            {mayRenew &&
              (page.address === null ? (
                <Button
                  look="quiet"
                  busy={change.isPending}
                  onClick={() => change.mutate({ does: "make" })}
                >
                  {words.make}
                </Button>
              ) : (
                <CopyLink address={page.address} />
              ))}
            <a
              href={page.preview}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-9 items-center px-1 text-link underline underline-offset-2 pointer-coarse:min-h-11"
            >
              {words.see}
            </a>
            {mayRenew && page.address !== null && (
              <Button look="plain" onClick={() => setRenewing(true)}>
                {words.renew}
              </Button>
            )}
          </div>
        </>
      ) : (
        <p className="text-soft">{words.none}</p>
      )}
      {page.passedOn.length > 0 && (
        <PassedOn
          links={page.passedOn}
          mayEnd={mayRenew}
          busy={change.isPending}
          onEnd={(link) => change.mutate({ does: "end", link })}
        />
      )}
      {change.error && !isRenewing && (
        <Notice tone="late">
          <p>{failureText(change.error)}</p>
        </Notice>
      )}
      <ConfirmDialog
        title={renewDialog.title}
        confirm={renewDialog.confirm}
        open={isRenewing}
        onClose={() => setRenewing(false)}
        onConfirm={() => change.mutate({ does: "renew" }, { onSuccess: () => setRenewing(false) })}
        busy={change.isPending}
        error={change.error}
      >
        <p>{renewDialog.text}</p>
      </ConfirmDialog>
    </section>
  );
}

function Opened({ opened }: Pick<Page, "opened">) {
  if (!opened) return words.notOpened;
  return (
    <>
      {words.opened.before}
      <Moment at={opened.last} />
      {opened.times > 1 && (
        <>
          {words.opened.between}
          <Moment at={opened.first} />
          {words.opened.times(opened.times)}
        </>
      )}
    </>
  );
}

function PassedOn({
  links,
  mayEnd,
  busy,
  onEnd,
}: {
  links: Page["passedOn"];
  mayEnd: boolean;
  busy: boolean;
  onEnd: (link: string) => void;
}) {
  return (
    <>
      <h3 className="font-semibold">{words.passedOn}</h3>
      <ul>
        {links.map(({ id, audience, opened }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-1"
          >
            <span>
              {words.to(audienceNames[audience])}
              <span className="block text-small text-soft">
                <Opened opened={opened} />
              </span>
            </span>
            {mayEnd && (
              <Button
                look="plain"
                busy={busy}
                aria-label={words.end(audienceNames[audience])}
                onClick={() => onEnd(id)}
              >
                {words.endShort}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Milliseconds for which it says that it was copied. */
const saidFor = 2_500;

/** Copies the link; where the browser does not let it, shows it to be copied by hand. */
function CopyLink({ address }: { address: string }) {
  const [state, setState] = useState<"copied" | "refused" | null>(null);
  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState(null), saidFor);
    return () => clearTimeout(timer);
  }, [state]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setState("copied");
    } catch {
      setState("refused");
    }
  }
  return (
    <>
      <Button look="quiet" onClick={() => void copy()}>
        <span aria-live="polite">{state === "copied" ? words.copied : words.copy}</span>
      </Button>
      {state === "refused" && (
        <code className="w-full select-all text-small break-all">{address}</code>
      )}
    </>
  );
}
