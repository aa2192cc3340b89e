import { useParams } from "react-router";
import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

const pages = {
  replacement: {
    title: "Roof Replacement",
    description:
      "Roof replacement in Northern Virginia in asphalt, metal, cedar, slate and synthetic, done in 1-5 days.",
    keywords:
      "roof replacement Northern Virginia, new roof, asphalt shingles, metal roof, slate roof",
    heading: "A new roof, done once",
    sentence:
      "A replacement takes 1-5 days, in asphalt shingles, metal, cedar shakes, slate or synthetic.",
  },
  repairs: {
    title: "Roof Repairs",
    description:
      "Roof repair in Northern Virginia: leaks, missing shingles and flashing, fixed in 1-2 days.",
    keywords: "roof repair Northern Virginia, roof leak repair, shingle repair, flashing repair",
    heading: "Roof repairs that hold",
    sentence:
      "Most repairs take 1-2 days. If a repair would cost over 30% of a new roof, we tell you that replacement is the better buy.",
  },
};

/** `repairs` shows repairs, anything else replacement (specification README). */
function pageOf(serviceType: string | undefined) {
  return serviceType === "repairs" ? "repairs" : "replacement";
}

export const meta = ({ params }: { params: { serviceType?: string } }) => {
  const name = pageOf(params.serviceType);
  return pageMeta({
    ...pages[name],
    canonical: params.serviceType ? `/roof-services/${name}` : "/roof-services",
  });
};

export default function Page() {
  const { heading, sentence } = pages[pageOf(useParams().serviceType)];
  return <PageOutline heading={heading}>{sentence}</PageOutline>;
}
