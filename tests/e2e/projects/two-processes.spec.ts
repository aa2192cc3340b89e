import { ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { publishRoofs } from "#tests/e2e/support/finished-roofs.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { patience } from "#tests/support/patience.ts";
import { startSiteProcess } from "#tests/support/site.ts";

/* Several processes serve the same business. */

test("a roof that is taken down by one process is gone from the other within seconds @databases", async ({
  site,
  now,
}) => {
  test.setTimeout(patience.longTest);
  await publishRoofs(site, now);
  const second = await startSiteProcess();
  try {
    const other = await second.open(new Date(now), "sqlite", site.shared);
    const owner = await ownerOf(site);
    const { body: listed } = await owner.send("GET", "/api/desk/projects");
    const [{ id, leadId }] = listed.projects;
    const at = `/api/desk/leads/${leadId}/projects`;
    const { body } = await owner.send("GET", at);
    const [{ path, question }] = body.projects;
    const ask = (address: string) => fetch(`${other.url}${address}`, { redirect: "manual" });
    const statusOf = async (address: string) => (await ask(address)).status;
    const textOf = async (address: string) => (await ask(address)).text();

    await expect.poll(() => statusOf(path)).toBe(200);
    const [picture = ""] = /\/project-pictures\/[\w-]+\/\d+\.webp/.exec(await textOf(path)) ?? [];
    expect(await statusOf(picture)).toBe(200);
    expect(await textOf("/our-projects")).toContain(path);

    expect((await owner.send("DELETE", `${at}/${id}/publication`)).status).toBe(200);
    await expect.poll(() => statusOf(path)).toBe(302);
    expect(await statusOf(picture)).toBe(404);
    for (const address of ["/our-projects", "/before-after", "/sitemap.xml", "/"]) {
      expect(await textOf(address), address).not.toContain(path);
    }
    expect(await statusOf("/our-projects")).toBe(200);

    const again = { question: question.id };
    expect((await owner.send("PUT", `${at}/${id}/publication`, again)).status).toBe(200);
    await expect.poll(() => statusOf(path)).toBe(200);
    expect(await statusOf(picture)).toBe(200);
    await other.stop();
  } finally {
    await second.stop();
  }
});
