import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { notFound } from "#content/en/article.ts";
import { Title } from "#ui/pages/title.tsx";

export function NotFoundPanel() {
  return (
    <section className="page-grid py-section">
      <div className="col-span-full max-w-prose">
        <Title as="h1">{notFound.heading}</Title>
        <p className="mt-8 text-lead text-slate-700">{notFound.lead}</p>
        <div className="mt-10">
          <ButtonLink to={notFound.action.to}>{notFound.action.label}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
