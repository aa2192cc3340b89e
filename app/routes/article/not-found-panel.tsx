import { ButtonLink } from "#app/ui/button.tsx";

export function NotFoundPanel() {
  return (
    <section className="page-grid py-section">
      <div className="col-span-full max-w-prose">
        <h1 className="drip-edge text-title">Blog Post Not Found</h1>
        <p className="mt-8 text-lead text-slate-700">
          The blog post you're looking for doesn't exist or there was an error loading it.
        </p>
        <div className="mt-10">
          <ButtonLink to="/news-insights">Back to News & Insights</ButtonLink>
        </div>
      </div>
    </section>
  );
}
