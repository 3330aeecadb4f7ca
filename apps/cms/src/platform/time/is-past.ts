/**
 * SQL: true of a moment that has been, give or take what clocks are corrected by while they run. Not
 * of one that was written down before the clock was set back: how long ago it was, nobody knows.
 */
export const isPast = (column: string) => `${column} < now() + interval '1 minute'`
