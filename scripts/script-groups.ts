/**
 * Which scripts go into one file. Left to itself the bundler makes a file of every few modules that
 * two pages share: over thirty requests for a page. A module belongs to the first group that names it,
 * together with all that it imports and no earlier group has. `npm run bench:scripts` prints what comes
 * of it for each page.
 */
const groups = [
  {
    // What every page needs and a new version of the site seldom changes.
    name: "vendor",
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|@react-router)\/|vite\/preload-helper/,
  },
  // What stands around every page, and what every page says of itself.
  {
    name: "shell",
    test: /\/app\/(layouts\/|root\.tsx|seo\/(page|social)|ui\/(button|page-link|photo|reveal|spinner|skeleton))|\/content\/(business-profile|promises|en\/figures)\.ts/,
  },
  // What content pages are made of; drawings, and what belongs to forms and articles, are not among it.
  {
    name: "sections",
    test: /\/app\/(sections\/(late\/|hero-film\/hero-film|(?!article|contact|eave|form|message|page-outline)[\w-]+\.tsx)|ui\/(accordion|tabs|dialog))/,
  },
  // Fields, sending, and the calls. The schemas come when a form is used (forms/use-checked-form.ts).
  {
    name: "forms",
    test: /\/app\/(forms|sections\/lead-form|ui)\/|\/app\/sections\/(assessment\/(use-)?carried|contact|form|message)|\/api-client\/|\/inquiry-choices/,
  },
];

export const scriptGroups = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}));
