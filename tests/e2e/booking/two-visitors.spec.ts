import { officeAddress } from "#tests/e2e/support/mailbox.ts";
import { SchedulePage } from "#tests/e2e/support/schedule-page.ts";
import { slotsOn } from "#tests/e2e/support/somebody-else.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

test("when two visitors go for the same time at once, one gets it, and the other sees a message and takes the next", async ({
  newContext,
  site,
  mailbox,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const day = site.newDay();
  const meeting = Promise.withResolvers<void>();
  let arrived = 0;
  const visitors = await Promise.all(
    ["first", "second"].map(async (which) => {
      const page = await (await newContext()).newPage();
      const schedule = new SchedulePage(page);
      const details = { ...visitor, name: `Ada the ${which}`, email: `${which}.${visitor.email}` };
      // Both have seen the time as free before either books.
      await page.route(
        "**/api/appointments",
        async (route) => {
          arrived += 1;
          if (arrived === 2) meeting.resolve();
          await meeting.promise;
          await route.continue();
        },
        { times: 1 },
      );
      await schedule.holdNothing();
      await schedule.open();
      await schedule.chooseAppointment(day, "3:00 PM");
      await schedule.fill(details);
      return { schedule, details };
    }),
  );
  await Promise.all(visitors.map(({ schedule }) => schedule.submit()));
  for (const { schedule } of visitors) {
    await expect(schedule.success.or(schedule.alert)).toBeVisible();
  }

  const isWinner = await Promise.all(visitors.map(({ schedule }) => schedule.success.isVisible()));
  expect(isWinner.filter(Boolean)).toHaveLength(1);
  const loser = visitors[isWinner.indexOf(false)] as (typeof visitors)[number];
  await expect(loser.schedule.alert).toHaveText(
    "Error: This time slot is no longer available. Please select another time.",
  );
  await expect(loser.schedule.time("3:00 PM")).toBeDisabled();
  await loser.schedule.expectEntries(loser.details);
  await loser.schedule.time("4:00 PM").check();
  await expect(loser.schedule.alert, "once another time is chosen").toHaveCount(0);
  await loser.schedule.submit();
  await expect(loser.schedule.success).toContainText("4:00 PM");

  expect((await slotsOn(site.url, day)).bookedSlots).toEqual(["3:00 PM", "4:00 PM"]);
  for (const { details } of visitors) {
    const to = details.email;
    await mailbox.only({ to, subject: "Your roof inspection is booked" });
    await mailbox.only({ to: officeAddress, subject: "New inspection", containing: to });
  }
});

test("the check before booking tells the slower visitor that the time is taken", async ({
  newContext,
  site,
  visitor,
}) => {
  const day = site.newDay();
  const open = async () => {
    const schedule = new SchedulePage(await (await newContext()).newPage());
    await schedule.holdNothing();
    await schedule.open();
    await schedule.chooseAppointment(day, "3:00 PM");
    await schedule.fill(visitor);
    return schedule;
  };
  const [early, late] = [await open(), await open()];
  await early.submit();
  await expect(early.success).toBeVisible();
  await late.submit();
  await expect(late.alert).toHaveText(
    "This time slot was just booked by someone else. Please select another time.",
  );
  await expect(late.time("3:00 PM")).toBeDisabled();
  await late.expectEntries(visitor);
  await late.chooseDay(site.newDay());
  await expect(late.alert, "once another day is chosen").toHaveCount(0);
});
