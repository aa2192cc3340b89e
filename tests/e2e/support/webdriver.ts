/** An element as WebDriver names it in its messages. */
export type WebElement = { "element-6066-11e4-a52e-4f735466cecf": string };

/** What the driver has answered instead; `code` is one of the standard's. */
export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** A browser's session over W3C WebDriver (https://www.w3.org/TR/webdriver2/): JSON over HTTP. */
export class WebDriverSession {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  /** Opens a browser with nothing in it. @param driverUrl Where the driver listens, without a trailing slash. */
  static async start(driverUrl: string, capabilities: object): Promise<WebDriverSession> {
    const { sessionId } = await command<{ sessionId: string }>("POST", `${driverUrl}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriverSession(`${driverUrl}/session/${sessionId}`);
  }

  /** @throws {WebDriverError} when the driver refuses, or the browser cannot do it now. */
  call<Value>(method: "GET" | "POST", path: string, body: object = {}): Promise<Value> {
    return command(method, `${this.#url}/${path}`, body);
  }

  /** Runs a function in the page; what it gets and returns is JSON, or an element. */
  run<Values extends readonly unknown[], Value>(
    script: (...values: Values) => Value,
    ...values: Values
  ): Promise<Awaited<Value>> {
    return this.call("POST", "execute/sync", {
      script: `return (${script}).apply(null, arguments)`,
      args: values,
    });
  }

  async end(): Promise<void> {
    await command("DELETE", this.#url);
  }
}

async function command<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    ...(method === "POST" && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Value };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}
