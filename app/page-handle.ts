/** What a page's module may export as `handle`, to tell the shell about itself. */
export type PageHandle = {
  /** False where the bar of small screens is not to offer 'Book'. */
  offersInspection?: boolean;
  /** True where whoever calls needs somebody at once, day and night. */
  isEmergency?: boolean;
};
