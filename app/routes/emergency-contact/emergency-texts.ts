/** What a visitor is told when the server gives no reason (specification 1, section 8). */
export const emergencyFailure =
  "Failed to submit form. Please try again or call our emergency number directly.";
