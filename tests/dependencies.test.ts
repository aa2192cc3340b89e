import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Package = { dependencies: Record<string, string>; devDependencies: Record<string, string> };
type Locked = { integrity?: string; resolved?: string; link?: boolean; hasInstallScript?: boolean };

const read = <Json>(file: string) => JSON.parse(readFileSync(file, "utf8")) as Json;
const { dependencies, devDependencies } = read<Package>("package.json");
const { packages } = read<{ packages: Record<string, Locked> }>("package-lock.json");

describe("a dependency", () => {
  it("is pinned to one exact version", () => {
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions.length).toBeGreaterThan(20);
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual(
      [],
    );
  });

  it("has a locked digest, and comes from whichever registry npm is configured to use", () => {
    const others = Object.entries(packages).filter(([name, { link }]) => name !== "" && !link);
    expect(others.length).toBeGreaterThan(300);
    expect(others.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
    expect(others.filter(([, { resolved }]) => resolved)).toEqual([]);
  });
});
