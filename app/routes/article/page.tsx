import { data } from "react-router";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () =>
  pageMeta({
    title: "Blog Post Not Found",
    description: "This article does not exist.",
    keywords: "roofing articles",
    canonical: "/news-insights",
    noindex: true,
  });

export default function Page() {
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
