import { useLocation } from "react-router";
import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

const plans = {
  platinum: {
    title: "Platinum Protection Plan",
    price: "$650",
    sentence: "quarterly inspections, response within 24 hours and 25% off repairs",
  },
  gold: {
    title: "Gold Protection Plan",
    price: "$450",
    sentence: "semi-annual inspections, response within 48 hours and 20% off repairs",
  },
  silver: {
    title: "Silver Protection Plan",
    price: "$350",
    sentence:
      "an annual inspection, response within 72 hours and 15% off non-warranty roofing repairs",
  },
};

function planOf(pathname: string): keyof typeof plans {
  return pathname.includes("platinum") ? "platinum" : pathname.includes("gold") ? "gold" : "silver";
}

export const meta = ({ location }: { location: { pathname: string } }) => {
  const name = planOf(location.pathname);
  const { title, price, sentence } = plans[name];
  return pageMeta({
    title,
    description: `The ${title}: ${sentence}, for ${price} a month.`,
    keywords: `${title.toLowerCase()}, roof maintenance plan, roof protection plan Virginia`,
    canonical: `/${name}-protection-plan`,
  });
};

export default function Page() {
  const { title, price, sentence } = plans[planOf(useLocation().pathname)];
  return (
    <PageOutline heading={title}>
      For {price} a month you get {sentence}.
    </PageOutline>
  );
}
