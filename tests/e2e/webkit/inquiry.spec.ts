import { writeFile } from "node:fs/promises";
import { businessProfile } from "#content/business-profile.ts";
import { openNow } from "#tests/e2e/support/desk-leads.ts";
import { codeIn, invite } from "#tests/e2e/support/desk-staff.ts";
import { expectSound } from "#tests/e2e/support/findings.ts";
import { expect, test } from "#tests/e2e/support/webkit-test.ts";
import { halves, heicPhoto } from "#tests/support/photos/photos.ts";

test.use({ now: openNow });

test("an emergency with a wrong number keeps what was typed, over a reload too, and reaches whoever is on call once it is right", async ({
  webkit: page,
  mailbox,
  visitor,
}) => {
  await page.openPage("/emergency-contact");
  await expectSound(page, "empty");
  const form = page.part("form#emergency");
  await form.field("Name").type(visitor.name);
  await form.field("Email").type(visitor.email);
  await form.field("Phone").type("555");
  await form.field("Address").type(visitor.address);
  await form.button("Submit Emergency Request").press();
  const summary = page.part("[data-error-summary]");
  await summary.hasFocus();
  await summary.hasText("Phone number is invalid");
  await expectSound(page, "refused");

  await page.reload();
  await page.untilHydrated();
  await form.field("Name").hasValue(visitor.name);
  await form.field("Phone").hasValue("555");
  await form.field("Phone").empty();
  await form.field("Phone").type(visitor.phone);
  await form.button("Submit Emergency Request").press();
  await page.heading("Request Submitted!").hasFocus();
  await expectSound(page, "sent");
  const alarm = await mailbox.only({
    to: businessProfile.mail.emergency,
    subject: "EMERGENCY: Storm Damage Request",
    containing: visitor.email,
  });
  expect(alarm.text).toContain(visitor.address);
  await mailbox.only({ to: visitor.email, subject: "We have your emergency request" });
});

test("a message goes out with two photos, and the desk, entered with a code, shows them", async ({
  webkit: page,
  site,
  mailbox,
  visitor,
}, testInfo) => {
  await page.openPage("/contact-us");
  const form = page.part("form#contact");
  await form.button("Send Message").press();
  await page.part("[data-error-summary]").hasText("Please select a service");
  await form.field("Name").type(visitor.name);
  await form.field("Email").type(visitor.email);
  await form.field("Phone").type(visitor.phone);
  await form.field("Service").choose("Gutters");
  await form.field("Message").type("The gutter over the porch drips.\nPlease call after five.");
  const [porch, fromPhone] = [
    testInfo.outputPath("porch.jpg"),
    testInfo.outputPath("IMG_0417.HEIC"),
  ];
  await writeFile(porch, await halves("jpeg", { orientation: 6 }));
  await writeFile(fromPhone, await heicPhoto());
  await form.field("Photos").type(`${porch}\n${fromPhone}`);
  await form.part("[role=status]", "2 of 2").appears();
  await form.button("Send Message").press();
  await page.heading("Thank You!").hasFocus();
  await mailbox.only({ to: visitor.email, subject: "We have your message" });

  const olga = await invite({ site, mailbox }, "Olga WebKit", "office");
  await page.open("/desk/leads?list=all");
  await page.field("Email").type(olga.email);
  await page.button("Send a link and a code").press();
  await page.field("Code").type(codeIn(await mailbox.only({ to: olga.email, subject: "Sign in" })));
  await page.part("[role=row], tr").link(visitor.name).press();
  await page.region("Timeline").hasText("Came in");
  const widths = () =>
    page
      .region("2 photos")
      .part("img")
      .ask((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
  await expect.poll(widths).toEqual([true, true]);
  await expectSound(page, "lead");
});
