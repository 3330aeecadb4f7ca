/** `5.12.26`, `5. 12. 2026`, `05.12.2026`: how people write a day where no calendar is offered. */
const written = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4}|\d{2})$/

/**
 * A day as people write it, as `YYYY-MM-DD`; whatever else it is stays as it is. Whether a calendar
 * has that day is not asked. A year of two digits is one of this century.
 */
export const isoOfWritten = (text: string): string =>
  text
    .trim()
    .replace(
      written,
      (_, day: string, month: string, year: string) =>
        `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    )
