/** What most pages of text have, and neither home nor the booking, which are near their limit. */
const ofTextPages =
  /\/(ui\/pages\/(section|phone-fold)|app\/sections\/(links\/(next-steps|more-links)|text\/(pair-list|captioned-photo|related-services)|opening\/(page-hero|plain-opening)|closing\/service-closing))\.tsx$/;

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
  { name: "shared", minShareCount: 8, test: (id: string) => !ofTextPages.test(id), priority: 1 },
  { name: "text-pages", test: ofTextPages },
];
