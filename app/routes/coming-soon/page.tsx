import { useLocation } from "react-router";
import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

/** `/our-esg-strategy` reads `Our esg strategy` (specification 2, section 2 and its README). */
function titleOf(pathname: string): string {
  const words = pathname.replace(/^\/|\/$/g, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const meta = ({ location }: { location: { pathname: string } }) => {
  const title = titleOf(location.pathname);
  return pageMeta({
    title,
    description: `${title} at Skyline Roofing & Remodeling: this page is coming soon.`,
    keywords: `${title.toLowerCase()}, Skyline Roofing & Remodeling`,
    canonical: location.pathname,
    noindex: true,
  });
};

export default function Page() {
  return (
    <PageOutline heading={titleOf(useLocation().pathname)}>
      We're still writing this page. In the meantime, please call or write to us with your
      questions.
    </PageOutline>
  );
}
