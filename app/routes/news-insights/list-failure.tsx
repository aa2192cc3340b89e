import { failure } from "#content/en/news-insights.ts";
import { Button } from "#ui/pages/button.tsx";
import { Title } from "#ui/pages/title.tsx";

/** Replaces a list that could not be loaded. */
export function ListFailure() {
  return (
    <section className="page-grid py-section">
      <div role="alert">
        <Title as="h1">{failure.heading}</Title>
        <p className="mt-8 text-lead text-slate-700">{failure.text}</p>
        <Button type="button" className="mt-8" onClick={() => location.reload()}>
          {failure.action}
        </Button>
      </div>
    </section>
  );
}
