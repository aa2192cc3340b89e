/** The articles' categories. */
export const articleCategories = [
  { slug: "homeowner-tips", label: "Homeowner Tips" },
  { slug: "roof-maintenance", label: "Roof Maintenance" },
  { slug: "storm-damage", label: "Storm Damage" },
  { slug: "commercial-roofing", label: "Commercial Roofing" },
  { slug: "company-news", label: "Company News" },
] as const;

export type CategorySlug = (typeof articleCategories)[number]["slug"];

const labels = new Map<string, string>(articleCategories.map(({ slug, label }) => [slug, label]));

export function categoryLabel(slug: CategorySlug): string {
  return labels.get(slug) ?? slug;
}
