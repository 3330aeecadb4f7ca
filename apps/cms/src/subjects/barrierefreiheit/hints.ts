import { angebote, framePaths } from '@kurstadt/contract'
import type { BarrierefreiheitDoc } from '../../payload-types.ts'
import { germanDate, storedDay } from '../../wire/serialise/dates.ts'
import { textOrNull } from '../../wire/serialise/values.ts'

const names: Record<(typeof angebote)[number], string> = {
  website: 'Website',
  app: 'App',
  rat: 'Gemeinderat',
  intranet: 'Intranet',
}

type Angebot = NonNullable<BarrierefreiheitDoc['website']>

/** The same day a year later; the 29th of February becomes the 1st of March. */
function yearAfter(day: string): string {
  const next = new Date(`${day}T12:00:00Z`)
  next.setUTCFullYear(next.getUTCFullYear() + 1)
  return next.toISOString().slice(0, 10)
}

function checkHint({ status, methode, ...stored }: Angebot, heute: string): string[] {
  const geprueft = storedDay(stored.geprueft)
  if (!(status && methode && geprueft))
    return ['Noch nicht geprüft. Auf der Website steht, dass die Prüfung noch aussteht.']
  if (yearAfter(geprueft) >= heute) return []
  return [
    `Zuletzt geprüft am ${germanDate(geprueft)}, vor mehr als einem Jahr. Die Erklärung ist jedes Jahr zu erneuern (§ 7 Abs. 5 BITV 2.0).`,
  ]
}

function overdueHints({ ausnahmen }: Angebot, heute: string): string[] {
  return (ausnahmen ?? []).flatMap(({ grund, was, bis }) => {
    const day = storedDay(bis)
    if (grund !== 'offen' || day === '' || day >= heute) return []
    return [`Überfällig seit dem ${germanDate(day)}: ${was ?? ''}`]
  })
}

/** What in the settings wants to be done, for who keeps them; `heute` as `YYYY-MM-DD`. */
export function statementHints(doc: BarrierefreiheitDoc, heute: string): string[] {
  const perOffer = angebote.flatMap((name) => {
    const stored = doc[name] ?? {}
    const said = [...checkHint(stored, heute), ...overdueHints(stored, heute)]
    return said.map((hint) => `${names[name]}: ${hint}`)
  })
  const isArbitrated = textOrNull(doc.schlichtung?.name) !== null
  const missing = 'Die Schlichtungsstelle fehlt. Das Gesetz verlangt, dass die Erklärung sie nennt.'
  return isArbitrated ? perOffer : [...perOffer, missing]
}

/** Addresses that every page leads to, because the law asks for them. */
export const accessPaths: readonly string[] = Object.values(framePaths.access).flatMap((paths) =>
  Object.values(paths),
)

/** Which of them lead nowhere; `known` are those that are published. */
export function missingPageHints(known: readonly string[]): string[] {
  return accessPaths
    .filter((path) => !known.includes(path))
    .map(
      (path) => `Die Seite ${path} fehlt. Jede Seite führt zu ihr, weil das Gesetz sie verlangt.`,
    )
}
