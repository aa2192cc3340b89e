import { atTheDesk, openNow } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { bouncing, postMail } from "#tests/support/bounces.ts";
import { grainyPhoto } from "#tests/support/photos/photos.ts";
import { replyOf } from "#tests/support/replies.ts";
import { startSite } from "#tests/support/site.ts";
import { ada } from "#tests/support/visitors.ts";

test.use({ now: openNow });

test("what somebody answers by mail stands on their lead with its picture, and is answered from there", async ({
  database,
  newContext,
}) => {
  const settings = { ...bouncing, REPLY_ADDRESS: "office@mail.site.test" };
  const site = await startSite(new Date(openNow), database, settings);
  const visitor = await connectVisitor(site.url);
  const { notes: _, ...person } = ada;
  const inquiry = { ...person, subject: "Contact Request: gutters", message: "They sag." };
  await visitor.post("/api/customers/contact", inquiry);

  const desk = await (await newContext()).newPage();
  await atTheDesk(desk);
  const { cookies } = await ownerOf(site);
  await desk.context().addCookies(
    [...cookies].map(([name, value]) => ({
      ...{ name, value, url: site.url, httpOnly: true },
      sameSite: "Lax" as const,
    })),
  );
  await desk.goto(`${site.url}/desk/leads?list=all`);
  await desk.getByRole("row").getByRole("link", { name: ada.name }).click();
  const timeline = desk.getByRole("region", { name: "Timeline" });
  await expect(timeline).toContainText("Came in");

  const reply = { from: ada.email, to: "office@mail.site.test" };
  const photo = await grainyPhoto(1_200, 800);
  expect(await postMail(site, await replyOf("iphone", { ...reply, photo }))).toBe(204);
  await expect(timeline).toContainText("Email from the person: Re: Your roof inspection is booked");
  await expect(timeline).toContainText("This is the spot above the garage.");
  await expect(timeline).toContainText("Not taken over, see the mailbox: Insurance letter.pdf.");
  await expect(desk.getByRole("button", { name: /photo 1 of 1/i })).toBeVisible();
  await expect(timeline.getByText("Sent from my iPhone")).toBeHidden();
  await timeline.getByText("Show the quoted mail").click();
  await expect(timeline.getByText("Sent from my iPhone")).toBeVisible();
  await expectNoFindings(desk, "a reply");

  await desk.getByRole("button", { name: "Email", exact: true }).first().click();
  await expect(desk.getByLabel("Subject")).toHaveValue("Re: Your roof inspection is booked");
  await desk.getByLabel("Text", { exact: true }).fill("Thank you, we will look there first.");
  await desk.getByRole("button", { name: "Send the email" }).click();
  await expect(timeline).toContainText(
    `Email to ${ada.email}: Re: Your roof inspection is booked (sent)`,
  );

  await desk.close();
  await site.stop();
});

test("an owner reads on a phone why the mailbox for replies is silent, and has it read again", async ({
  database,
  newContext,
}) => {
  // Nobody listens there, which its log would say as an error.
  const settings = {
    ...{ REPLIES_IMAP_URL: "imap://office:secret@127.0.0.1:1/INBOX", LOG_LEVEL: "fatal" },
  };
  const site = await startSite(new Date(openNow), database, settings);
  const desk = await (await newContext()).newPage();
  await desk.setViewportSize({ width: 390, height: 844 });
  const { cookies } = await ownerOf(site);
  await desk.context().addCookies(
    [...cookies].map(([name, value]) => ({
      ...{ name, value, url: site.url, httpOnly: true },
      sameSite: "Lax" as const,
    })),
  );
  await desk.goto(`${site.url}/desk/settings#answers`);
  const answers = desk.getByRole("region", { name: "Answers by mail" });
  await expect(answers).toContainText("office at 127.0.0.1");
  await answers.getByRole("button", { name: "Read it now" }).click();
  await expect(answers.getByRole("status")).toContainText("Its server does not answer.");
  await expect(answers.getByRole("status")).toContainText("leave its mails where they are");
  await expectNoFindings(desk, "a silent mailbox at 390 px");
  expect(await sidewaysOverflow(desk)).toEqual([]);
  await desk.close();
  await site.stop();
});
