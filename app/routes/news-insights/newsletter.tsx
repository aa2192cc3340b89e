import { PageLink } from "#app/sections/links/page-link.tsx";
import { newsletter as words } from "#content/en/news-insights.ts";
import { Button } from "#ui/pages/button.tsx";
import { Lead } from "#ui/pages/lead.tsx";

/**
 * Checks that an address was entered and makes no call. Outside a
 * dialog, `method="dialog"` submits nothing, with or without scripts.
 */
export function Newsletter() {
  return (
    <section
      aria-labelledby="newsletter"
      className="page-grid items-end gap-y-8 border-t-2 border-slate-900 bg-limestone-100 py-14 lg:py-20 print:hidden"
    >
      <div className="lg:col-span-6">
        <h2 id="newsletter" className="text-title">
          {words.heading}
        </h2>
        <Lead className="mt-4">{words.text}</Lead>
      </div>
      <form method="dialog" aria-labelledby="newsletter" className="lg:col-span-6">
        <label htmlFor="newsletter-email" className="block text-small font-semibold">
          {words.label}
        </label>
        <div className="mt-1 flex flex-wrap gap-2">
          <input
            id="newsletter-email"
            type="email"
            required
            autoComplete="email"
            maxLength={254}
            className="min-h-12 min-w-0 grow basis-56 rounded-sm border border-limestone-500 bg-white px-3 text-body text-slate-900"
          />
          <Button>{words.action}</Button>
        </div>
        <p className="mt-2 text-small">
          <PageLink to={words.privacy.to} className="link inline-flex min-h-11 items-center">
            {words.privacy.label}
          </PageLink>
        </p>
      </form>
    </section>
  );
}
