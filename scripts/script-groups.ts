/**
 * Which scripts go into one file. Left to itself the bundler makes a file of every few modules that
 * two pages share: over thirty requests for a page. A module belongs to the first group that names it,
 * together with all that it imports and no earlier group has. `npm run bench:scripts` prints what comes
 * of it for each page.
 */
const groups = [
  {
    // What every page needs and a new version of the site seldom changes, and what starts it.
    name: "vendor",
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|@react-router)\/|\/app\/entry\.client\.|vite\/preload-helper/,
  },
  // What stands around every page, what every page says of itself, and what pages of every kind use.
  {
    name: "shell",
    test: /\/app\/(layouts\/|root\.tsx|sections\/(late\/|phone-link|back-link)|seo\/(page|social)|ui\/(button|page-link|photo|reveal|spinner|skeleton))|\/lucide-react\/.*\/icons\/(check|minus)\.|\/content\/(business-profile|promises|en\/(figures|hotline|promises-in-words|ways-on))\.ts/,
  },
  // The first view of content pages, and what search engines read of them.
  {
    name: "first-view",
    test: /\/app\/(sections\/(page-hero|fact-(sheet|item)|drawing)\.tsx|seo\/(data-script|structured-data))|\/content\/en\/parent-pages\.ts/,
  },
  // What comes below it. Tables and gables are for a few pages, some in the first view; drawings, and what
  // belongs to forms and articles, are not among it either.
  {
    name: "sections",
    test: /\/app\/(sections\/(?!article|back-link|comparison|contact|eave|form|gable\.|message|rich-text)[\w-]+\.tsx|ui\/(accordion|tabs|dialog))/,
  },
  // What several pages of one kind share in their first view.
  { name: "plans", test: /\/content\/plans\.ts|\/plan-(price|terms)\.ts|\/sections\/gable\.tsx/ },
  { name: "lending", test: /\/(loan-example\.ts|comparison-table\.tsx)/ },
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
