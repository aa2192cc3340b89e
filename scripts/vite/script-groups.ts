/** What most pages of text have, and neither home nor the booking, which are near their limit. */
const ofTextPages =
  /\/(ui\/pages\/(section|phone-fold|accordion)|app\/sections\/(links\/(next-steps|more-links)|text\/(pair-list|captioned-photo|related-services|timeline|question-list)|opening\/(page-hero|plain-opening)|closing\/service-closing))\.tsx$/;

/** Pages of finished roofs alone, as many as they are: home does not need it. */
const ofFinishedRoofs =
  /\/(content\/en\/(project|projects|finished-roofs)\.ts|domain\/project\/[\w-]+\.ts|app\/sections\/finished-roofs\/(roofs-meta\.ts|project-cards?\.tsx|compare-slider\.tsx))$/;

/** The end of pages with a step of their own, which neither home nor the booking is. */
const ofOwnStep = /\/app\/sections\/closing\/(own-step-closing\.tsx|gable\.svg.*)$/;

/** Where a page stands among others, as search engines are told: neither home nor the booking stands below any. */
const ofTrails = /\/(app\/seo\/structured-data|content\/en\/parent-pages)\.ts$/;

const isElsewhere = (id: string) =>
  [ofTextPages, ofFinishedRoofs, ofOwnStep, ofTrails].some((pattern) => pattern.test(id));

/** What the frame of every page needs, and other pages use as well: a file for each of them costs more than it holds. */
const ofEveryPage =
  /\/(lucide-react\/.*\/(phone|arrow-up-right|chevron-down|menu|x)\.m?js|app\/layouts\/(page-failure|use-phone-line)\.tsx?|content\/en\/hotline\.ts|domain\/(assessment\/roof-ages|article\/article-text|calendar\/hours-in-words)\.ts|ui\/(logo\.tsx|when-focus-is-lost\.ts))$/;

/**
 * Which modules share a script file: the libraries that releases seldom change, and what several pages use. Without
 * groups, the bundler creates a file for every few modules that two pages share. `npm run bench -- scripts` prints the
 * result for each page.
 */
export const scriptGroups = [
  {
    name: "vendor",
    test: /\/node_modules\/(react|react-dom|scheduler|react-router)\//,
    priority: 1,
  },
  // Comes with the first form that is begun; in the file that all share, every page would load it.
  { name: "checks", test: /\/node_modules\/zod\//, priority: 1 },
  // A dozen pages mention the law; in the file that all share, home and the booking would load it too.
  { name: "state-law", test: /\/content\/en\/state-law\.ts$/, priority: 1 },
  { name: "shared", minShareCount: 8, test: (id: string) => !isElsewhere(id), priority: 1 },
  // After those two, since a group takes along what its modules import.
  { name: "every-page", test: ofEveryPage },
  { name: "text-pages", test: ofTextPages },
  { name: "finished-roofs", test: ofFinishedRoofs },
  { name: "trails", test: ofTrails },
];
