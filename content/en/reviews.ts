/** The words around customers' reviews, wherever they are shown. */
export const reviewWords = {
  heading: "What our customers say",
  loading: "Loading reviews...",
  none: "Unable to load reviews at this time.",
  all: "Read All Reviews",
  newTab: "(opens in a new tab)",
  /** `from 150 reviews on Google` */
  count: {
    before: "from ",
    after: (total: number) => (total === 1 ? " review" : " reviews"),
    google: " on Google",
  },
  /** Google requires its name beside each review. */
  google: { name: "Google", link: "On Google" },
  stars: (rating: number) => `${rating} out of 5 stars`,
  /** For the carousel. */
  carousel: {
    label: "Customer reviews",
    place: (number: number, total: number) => `Review ${number} of ${total}`,
    previous: "Previous review",
    next: "Next review",
    pause: "Pause the reviews",
    play: "Play the reviews",
    jump: (number: number) => `Go to review ${number}`,
  },
};
