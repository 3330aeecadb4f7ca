const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' })

/** The day in Europe/Berlin, `2027-06-19`. */
export const berlinDay = (instant: Date): string => days.format(instant)
