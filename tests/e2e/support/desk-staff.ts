import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import type { StaffRole } from "#domain/staff/staff.ts";
import { type DeskBrowser, openBrowser } from "#tests/support/desk-browser.ts";
import type { Site } from "#tests/support/site.ts";
import { accessibilityTags, findingsOf } from "./axe.ts";
import { type DeliveredMail, linkIn, type Mailbox } from "./mailbox.ts";
import { expect } from "./test.ts";

const owners = new WeakMap<Site, Promise<DeskBrowser>>();

/** The owner from the site's first start, without a browser and off duty; invites the others. */
export function ownerOf(site: Site): Promise<DeskBrowser> {
  const known = owners.get(site) ?? comeInFirst(site);
  owners.set(site, known);
  return known;
}

async function comeInFirst(site: Site): Promise<DeskBrowser> {
  const link = await readFile(path.join(site.dataFolder, "first-owner.txt"), "utf8");
  const [, token] = /\/desk\/join#([\w-]{43})/.exec(link) ?? [];
  const owner = await openBrowser(site);
  const { status } = await owner.send("POST", "/api/desk/invitation", { token });
  expect(status).toBe(200);
  // An owner who joins is on duty; journeys say themselves who is.
  await owner.send("PATCH", "/api/desk/me", { isOnDuty: false });
  return owner;
}

export type Colleague = { id: string; name: string; email: string; joinLink: string };

/** Somebody invited who has not joined yet. */
export async function invite(
  { site, mailbox }: { site: Site; mailbox: Pick<Mailbox, "only"> },
  name: string,
  role: StaffRole,
): Promise<Colleague> {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@office.example`;
  const owner = await ownerOf(site);
  const { status, body } = await owner.send("POST", "/api/desk/staff", { name, email, role });
  expect(status).toBe(200);
  const mail = await mailbox.only({ to: email, subject: "Your invitation" });
  return { id: body.member.id, name, email, joinLink: linkIn(mail, "Open the desk") };
}

/** Joins without the invitation's page, which is the door's own journey, and opens the desk. */
export async function join(page: Page, { joinLink }: Colleague): Promise<void> {
  const { origin: url, hash } = new URL(joinLink);
  const browser = await openBrowser({ url });
  const { status } = await browser.send("POST", "/api/desk/invitation", { token: hash.slice(1) });
  expect(status).toBe(200);
  const cookies = [...browser.cookies].map(([name, value]) => ({ name, value, url }));
  await page
    .context()
    .addCookies(cookies.map((one) => ({ ...one, httpOnly: true, sameSite: "Lax" })));
  await page.goto(`${url}/desk`);
  await expect(page.getByRole("navigation", { name: "Desk" })).toBeVisible();
}

/** Joins with the invitation's button, and skips the passkey. */
export async function joinByHand(page: Page, { joinLink }: Colleague): Promise<void> {
  await page.goto(joinLink);
  await page.getByRole("button", { name: "Join the desk" }).click();
  await page.getByRole("link", { name: "Not now" }).click();
  await expect(page.getByRole("navigation", { name: "Desk" })).toBeVisible();
}

/** Requests a sign-in mail and reads the newest one. @param count How many there are by then. */
export async function askToSignIn(
  page: Page,
  mailbox: Mailbox,
  email: string,
  count = 1,
): Promise<{ link: string; code: string }> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send a link and a code" }).click();
  await expect(page.getByText("We sent a link and a six-digit code")).toBeVisible();
  const mail = (await mailbox.all({ to: email, subject: "Sign in" }, count)).at(-1);
  if (!mail) throw new Error("no mail");
  return { link: linkIn(mail, "Sign in"), code: codeIn(mail) };
}

/** The six digits of a sign-in mail. */
export function codeIn({ text }: DeliveredMail): string {
  const [, code = ""] = /\b(\d{6})\b/.exec(text.replace(/https?:\S+/g, "")) ?? [];
  return code;
}

/** The keys of the drafts that a browser keeps. */
export function draftsIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("desk-draft:")),
  );
}

/** A virtual authenticator that accepts every passkey request. */
export async function addAuthenticator(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return devtools;
}

/** The rules of axe that look at colors; all others find the same in light and dark mode. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** Expects axe to find nothing, in light and dark mode. */
export async function expectNoFindings(page: Page, state: string): Promise<void> {
  // The page's code loads after its document.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const violations = await findingsOf(
      page,
      colorScheme === "light" ? { tags: accessibilityTags } : { rules: colorRules },
    );
    const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html)}`);
    expect(findings, `${state}, ${colorScheme}`).toEqual([]);
  }
}
