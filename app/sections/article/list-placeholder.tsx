import { search, words } from "#content/en/news-insights.ts";
import { Skeleton } from "#ui/pages/skeleton.tsx";
import { Title } from "#ui/pages/title.tsx";

/** Of the list's cards, and of what stands for them. */
export const cardGrid = "mt-6 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3";

/** Placeholder for the page of the list: its heading and six cards. */
export function ListPlaceholder() {
  return (
    <section className="page-grid pt-10 pb-section lg:pt-16" aria-busy="true">
      <p role="status" className="sr-only">
        {search.loading}
      </p>
      <div className="lg:col-span-7">
        <Title as="h1">{words.heading}</Title>
        <Skeleton className="mt-6 h-6 w-5/6" />
      </div>
      <div className="mt-8">
        <CardPlaceholders />
      </div>
    </section>
  );
}

export function CardPlaceholders() {
  return (
    <ul aria-hidden="true" className={cardGrid}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <li key={place}>
          <Skeleton className="aspect-3/2 w-full" />
          <Skeleton className="mt-5 h-5 w-1/2" />
          <Skeleton className="mt-4 h-8 w-full" />
          <Skeleton className="mt-4 h-5 w-5/6" />
        </li>
      ))}
    </ul>
  );
}
