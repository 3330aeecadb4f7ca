const inBerlin = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

/** An instant as people say it: «24. November 2026 um 17:40 Uhr». */
export const dateTimeInWords = (instant: string): string =>
  `${inBerlin.format(new Date(instant))} Uhr`
