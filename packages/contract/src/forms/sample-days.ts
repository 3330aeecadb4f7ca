/** A day that is not over, and not too far away for a notice. */
export const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
