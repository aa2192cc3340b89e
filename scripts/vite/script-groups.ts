/**
 * Which modules share a script file. By default the bundler creates a file for every few modules that two pages share:
 * over thirty requests per page. A module belongs to the first group that matches it, together with all its imports
 * that no earlier group has. `npm run bench -- scripts` prints the result for each page.
 */
const groups = [
  {
    // What every page needs and releases seldom change, and what starts the app.
    name: "vendor",
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|@react-router)\/|\/app\/entry\.client\.|vite\/preload-helper/,
  },
  // The frame around every page, every page's metadata, and components used on all kinds of pages.
  {
    name: "shell",
    test: /\/app\/(layouts\/|root\.tsx|sections\/(late\/|phone-link|back-link)|seo\/(page|social)|ui\/(button|page-link|photo|reveal|spinner|skeleton))|\/lucide-react\/.*\/icons\/(check|minus)\.|\/content\/(business-profile|promises|en\/(figures|hotline|promises-in-words|ways-on))\.ts/,
  },
  // The first view of content pages, and their structured data.
  {
    name: "first-view",
    test: /\/app\/(sections\/(page-hero|fact-(sheet|item)|drawing)\.tsx|seo\/(data-script|structured-data))|\/content\/en\/parent-pages\.ts/,
  },
  // Content below the first view. Excluded are tables and gables, which only a few pages use, some in the first view;
  // drawings; and what belongs to forms and articles.
  {
    name: "sections",
    test: /\/app\/(sections\/(?!article|back-link|comparison|contact|eave|form|gable\.|message|rich-text)[\w-]+\.tsx|ui\/(accordion|tabs|dialog))/,
  },
  // What several pages of one kind share in their first view.
  { name: "plans", test: /\/content\/plans\.ts|\/plan-(price|terms)\.ts|\/sections\/gable\.tsx/ },
  { name: "lending", test: /\/(loan-example\.ts|comparison-table\.tsx)/ },
  // Fields, sending and calls. Schemas load when a form is used (forms/use-checked-form.ts).
  {
    name: "forms",
    test: /\/app\/(forms|sections\/lead-form|ui)\/|\/app\/sections\/(assessment\/(use-)?carried|contact|form|message)|\/api-client\/|\/inquiry-choices/,
  },
];

export const scriptGroups = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}));
