import type { Hinweis } from '@kurstadt/contract'

/** Alerts around a page, and the next instant (ISO time in UTC) at which they change by themselves. */
export type CurrentHinweise = { gezeigt: readonly Hinweis[]; bis: string | null }

/**
 * Which alerts are valid at a moment (milliseconds since 1970): from `gueltig_von` up to, but not
 * at, `gueltig_bis` (decision 0020). What lies ahead is left out, because an alert may be written
 * days before it may be read.
 */
export function hinweiseAt(all: readonly Hinweis[], now: number): CurrentHinweise {
  const changes = all
    .flatMap(({ gueltig_von, gueltig_bis }) => [gueltig_von, gueltig_bis ?? gueltig_von])
    .map((instant) => Date.parse(instant))
    .filter((instant) => instant > now)
  const gezeigt = all.filter(
    ({ gueltig_von, gueltig_bis }) =>
      Date.parse(gueltig_von) <= now && (gueltig_bis === null || now < Date.parse(gueltig_bis)),
  )
  const bis = changes.length === 0 ? null : new Date(Math.min(...changes)).toISOString()
  return { gezeigt, bis }
}
