/** What a visitor is told when the server gives no reason (specification 1, section 8). */
export const contactFailure = "Failed to submit form. Please try again later or call us directly.";
