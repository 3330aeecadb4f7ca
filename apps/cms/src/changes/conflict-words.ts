/** How the message at a field begins in which somebody else's save differs from this one. */
export const conflictWords = 'Inzwischen gespeichert: '
