import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { openMail as words } from "#content/en/desk/mails.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { ButtonLink } from "#ui/desk/button.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { MailFacts } from "./mail-facts.tsx";
import { mailName } from "./mail-name.ts";
import { MailPhotos } from "./mail-photos.tsx";
import { type MailShow, mailQuery } from "./mail-queries.ts";
import { RetryMail } from "./retry-mail.tsx";

/** A mail as it was or will be sent: beside the list, or in its place on a phone. */
export function OpenMail({ id, show }: { id: string; show: MailShow }) {
  const { data: mail, error, refetch } = useQuery(mailQuery(id));
  const heading = useRef<HTMLHeadingElement>(null);
  const isHere = mail !== undefined;
  useEffect(() => {
    if (isHere) heading.current?.focus({ preventScroll: true });
  }, [isHere]);
  const list = show === "all" ? "/desk/mails?show=all" : "/desk/mails";
  return (
    <article className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-6">
      <Link to={list} className="inline-flex min-h-11 items-center gap-2 text-link lg:hidden">
        <ArrowLeft aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
        {words.back}
      </Link>
      {error && !mail && <Failed error={error} onRetry={refetch} />}
      {!mail && !error && <Waiting rows={6} label={words.loading} />}
      {mail && (
        <>
          <div className="flex items-start justify-between gap-4">
            <h2 ref={heading} tabIndex={-1} className="min-w-0 text-heading break-words">
              {mailName(mail)}
            </h2>
            <ButtonLink look="plain" to={list} className="-my-1 max-lg:hidden">
              {words.close}
            </ButtonLink>
          </div>
          <MailFacts mail={mail} />
          <RetryMail mail={mail} />
          {mail.leadId && <MailPhotos leadId={mail.leadId} photos={mail.photos ?? []} />}
          <div className="rounded-sm border border-line bg-panel px-4 py-4 sm:px-6">
            {mail.text ? (
              <p className="max-w-[65ch] whitespace-pre-wrap wrap-anywhere">{mail.text}</p>
            ) : (
              <p className="text-soft">{words.notShown}</p>
            )}
          </div>
        </>
      )}
    </article>
  );
}
