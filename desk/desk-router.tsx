import { createBrowserRouter, Navigate } from "react-router";
import { deskRouter as words } from "#content/en/desk/shell.ts";
import { LeadPage } from "./lead/lead-page.tsx";
import { LeadsPage } from "./leads/leads-page.tsx";
import { SearchPage } from "./search/search-page.tsx";
import { DeskShell } from "./shell/desk-shell.tsx";
import { FirstPage } from "./shell/first-page.tsx";
import { PageFault } from "./shell/page-fault.tsx";

/** Until the code of the page that somebody opens the desk at has loaded. */
const loading = <p className="p-6 text-soft">{words.loading}</p>;

/**
 * Every address of the desk. A page's code is loaded on its first visit. The leads pages and the
 * search are always loaded, because a key that leads to them must respond within 50 ms, and a route
 * that still has to be resolved takes twice that.
 */
export const deskRouter = createBrowserRouter([
  {
    path: "/desk",
    hydrateFallbackElement: <main>{loading}</main>,
    errorElement: (
      <main>
        <PageFault />
      </main>
    ),
    children: [
      { path: "sign-in", lazy: () => import("./sign-in/sign-in-page.tsx") },
      /** Target of the link in a sign-in mail: nothing happens until its button is pressed. */
      { path: "enter", lazy: () => import("./sign-in/enter-page.tsx") },
      /** Target of the link in an invitation. */
      { path: "join", lazy: () => import("./sign-in/join-page.tsx") },
      {
        element: <DeskShell />,
        children: [
          {
            // Inside the shell, so that the other pages can still be reached.
            errorElement: <PageFault />,
            hydrateFallbackElement: loading,
            children: [
              { index: true, element: <FirstPage /> },
              { path: "loose-ends", lazy: () => import("./loose-ends/loose-ends-page.tsx") },
              { path: "leads", element: <LeadsPage /> },
              { path: "leads/:id", element: <LeadPage /> },
              {
                path: "leads/:id/roof",
                lazy: () => import("./roof-photos/roof-page.tsx"),
              },
              { path: "leads/:id/project", lazy: () => import("./project/project-page.tsx") },
              { path: "projects", lazy: () => import("./project/projects-page.tsx") },
              { path: "leads/:id/report", lazy: () => import("./report/report-page.tsx") },
              { path: "leads/:id/estimate", lazy: () => import("./estimate/estimate-page.tsx") },
              { path: "people/:id", lazy: () => import("./person/person-page.tsx") },
              { path: "search", element: <SearchPage /> },
              { path: "day", lazy: () => import("./day/day-page.tsx") },
              {
                path: "reschedulings/:id",
                lazy: () => import("./reschedulings/rescheduling-page.tsx"),
              },
              { path: "calendar", lazy: () => import("./calendar/calendar-page.tsx") },
              { path: "numbers", lazy: () => import("./numbers/numbers-page.tsx") },
              { path: "mails", lazy: () => import("./mails/mails-page.tsx") },
              { path: "staff", lazy: () => import("./staff/staff-page.tsx") },
              { path: "business", lazy: () => import("./business/business-page.tsx") },
              { path: "set-up/:step?", lazy: () => import("./set-up/set-up-page.tsx") },
              {
                path: "before-you-open",
                lazy: () => import("./business/before-you-open-page.tsx"),
              },
              { path: "roof-words", lazy: () => import("./roof-words/roof-words-page.tsx") },
              { path: "state-law", lazy: () => import("./law/state-law-page.tsx") },
              { path: "connections", lazy: () => import("./connections/connections-page.tsx") },
              {
                path: "connections/webhooks/:id",
                lazy: () => import("./webhooks/webhook-page.tsx"),
              },
              { path: "import", lazy: () => import("./imports/imports-page.tsx") },
              { path: "import/:id", lazy: () => import("./imports/import-page.tsx") },
              { path: "settings", lazy: () => import("./settings/settings-page.tsx") },
              { path: "*", element: <Navigate replace to="/desk/leads" /> },
            ],
          },
        ],
      },
    ],
  },
]);
