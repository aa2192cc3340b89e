import { expect, it } from "vitest";
import { signIn } from "#tests/support/desk.ts";
import { engines, startTestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

it.each(engines)(
  "the log of an alert, an export and an erasure on %s holds nothing of the person",
  async (engine) => {
    const lines: string[] = [];
    const server = await startTestApp(engine, {
      env: { LOG_LEVEL: "trace" },
      logStream: { write: (line) => lines.push(line) },
    });
    const owner = await signIn(server, "owner");
    const { notes: _, ...person } = ada;
    const emergency = { ...person, subject: "Storm", message: "A tree.", emergency: true };
    await (await server.visitor()).post("/api/customers/contact", emergency);
    await server.app.services.outbox.drained();
    const { leads } = await owner.post("/api/desk/people/search", { email: ada.email });
    const [{ personId: id, number }] = leads;
    const exported = await owner.send("GET", `/api/desk/people/${id}/export`);
    expect(JSON.stringify(exported.body)).toContain(ada.phone);
    await owner.post(`/api/desk/people/${id}/erase`, { confirm: String(number) });
    await server.close();

    const whole = lines.join("").toLowerCase();
    expect(whole).toContain("lead-alert");
    expect(whole).toContain("/export");
    const secrets = [ada.name, ada.email, ada.phone, ada.address, "5550111", "a tree"];
    for (const secret of secrets) expect(whole).not.toContain(secret.toLowerCase());
  },
);
