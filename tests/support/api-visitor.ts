/** Calls the API as a browser does: with its cookie and its token. */
export type Visitor = {
  cookie: string;
  csrfToken: string;
  /** @throws when the answer is not 2xx. */
  post(address: string, body: object): Promise<Record<string, unknown>>;
  cancel(appointmentId: string): Promise<void>;
};

export async function connectVisitor(url: string): Promise<Visitor> {
  const first = await fetch(`${url}/api/auth/csrf-token`);
  const { csrfToken } = (await first.json()) as { csrfToken: string };
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  async function call(method: string, address: string, body: object) {
    const response = await fetch(url + address, {
      method,
      headers: { "content-type": "application/json", "x-csrf-token": csrfToken, cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  }
  return {
    cookie,
    csrfToken,
    post: (address, body) => call("POST", address, body),
    async cancel(appointmentId) {
      await call("DELETE", `/api/appointments/${appointmentId}`, {});
    },
  };
}

/** One of as many people as there are numbers. */
export function person(index: number) {
  return {
    name: "Ada Homeowner",
    email: `visitor-${index}@example.com`,
    phone: "(703) 555-0111",
    address: "12 Maple Street, Fairfax, VA 22030",
  };
}
