import type { MetaDescriptor } from "react-router";

/** For a page whose title changes with its state: it renders `<title>` itself. */
export function withoutTitle(descriptors: MetaDescriptor[]): MetaDescriptor[] {
  return descriptors.filter((descriptor) => !("title" in descriptor));
}
