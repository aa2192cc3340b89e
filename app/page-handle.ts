/** What a page's module may export as `handle`, to tell the layout about itself. */
export type PageHandle = {
  /** False where the bottom bar of small screens must not offer 'Book'. */
  offersInspection?: boolean;
  /** True where callers need somebody at once, day or night. */
  isEmergency?: boolean;
};
