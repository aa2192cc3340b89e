import { useEffect, useRef } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { titleOf } from "#app/seo/title-of.ts";
import { ourFault } from "#content/en/faults.ts";
import { Button } from "#ui/pages/button.tsx";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import { usePhoneLine } from "./use-phone-line.ts";

/**
 * The router's fallback for a page that failed. Its links load a new
 * document, because the code running in this one may be at fault.
 * @param address The page to try again; by default the current address.
 * @param onDismiss Returns to the page that the visitor was on, where there is one.
 */
export function PageFailure({
  address = "",
  onDismiss,
}: {
  address?: string | undefined;
  onDismiss?: (() => void) | undefined;
}) {
  const { display, e164 } = usePhoneLine();
  const panel = useRef<HTMLElement>(null);

  // The content that the visitor was using is gone, and the focus with it.
  useEffect(() => {
    scrollTo(0, 0);
    panel.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      data-instead=""
      aria-labelledby="page-failure"
      className="page-grid pt-12 pb-section focus-visible:shadow-none focus-visible:outline-none lg:pt-20"
    >
      <title>{titleOf(useFacts(), "Unexpected Application Error")}</title>
      <meta name="robots" content="noindex" />
      <Title as="h1" id="page-failure" className="lg:col-span-9">
        Unexpected Application Error!
      </Title>
      <div className="mt-8 lg:col-span-8">
        <Lead>
          {onDismiss
            ? "That page couldn't be loaded. Your connection may be down. Anything you typed on this page is still here."
            : `${ourFault} Please try again in a moment.`}{" "}
          You can also reach us by phone.
        </Lead>
        <div className="mt-10 flex flex-wrap gap-4">
          <ButtonLink to={`tel:${e164}`}>
            Call <span className="tabular-nums">{display}</span>
          </ButtonLink>
          {onDismiss && (
            <Button type="button" look="quiet" onClick={onDismiss}>
              Back to the page I was on
            </Button>
          )}
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-8">
          <li>
            <a href={address} className="link inline-flex min-h-11 items-center font-semibold">
              Try again
            </a>
          </li>
          <li>
            <a href="/" className="link inline-flex min-h-11 items-center font-semibold">
              Back to the home page
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}
