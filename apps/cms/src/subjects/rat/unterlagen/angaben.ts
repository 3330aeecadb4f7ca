import type { Sitzung, Vorlage } from '@kurstadt/contract'

/** What kinds of papers are called. */
export const artWords: Record<Vorlage['art'], string> = {
  beschlussvorlage: 'Beschlussvorlage',
  informationsvorlage: 'Informationsvorlage',
  antrag: 'Antrag',
  anfrage: 'Anfrage',
  bericht: 'Bericht',
}

type Item = Sitzung['tagesordnung'][number]

const resultWords: Record<NonNullable<Item['ergebnis']>, string> = {
  beschlossen: 'Beschlossen wie vorgeschlagen',
  geaendert: 'Geändert beschlossen',
  abgelehnt: 'Abgelehnt',
  vertagt: 'Vertagt',
  verwiesen: 'An ein anderes Gremium verwiesen',
  kenntnis: 'Zur Kenntnis genommen',
  abgesetzt: 'Von der Tagesordnung abgesetzt',
}

// Days and hours on the wire are those of the town already.
const longDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })
const fullDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' })

/** A day as people say it: «2. November 2026». */
export const dayInWords = (day: string): string => longDay.format(new Date(`${day}T00:00Z`))

/** When and where a meeting is, and that it was called off. */
export function meetingWords({
  beginn,
  ort,
  abgesagt,
}: Pick<Sitzung, 'beginn' | 'ort' | 'abgesagt'>): string[] {
  const [day = '', time = ''] = beginn.split('T')
  const when = `${fullDay.format(new Date(`${day}T00:00Z`))}, ${time.slice(0, 5)} Uhr`
  return [when, ...(ort === null ? [] : [ort]), ...(abgesagt ? ['Die Sitzung ist abgesagt.'] : [])]
}

/** That a paper was withdrawn. */
export function withdrawnWords(withdrawn: Vorlage['zurueckgezogen']): string | null {
  if (withdrawn === null) return null
  const { am, grund } = withdrawn
  const why = grund === null ? '' : ` (${grund})`
  return `Von der Verwaltung zurückgezogen am ${dayInWords(am)}${why}.`
}

function votesInWords({ ja, nein, enthaltung, befangen }: NonNullable<Item['abstimmung']>): string {
  const abstentions = enthaltung === 1 ? 'Enthaltung' : 'Enthaltungen'
  return `Abstimmung: ${ja} Ja, ${nein} Nein, ${enthaltung} ${abstentions}, ${befangen} befangen`
}

/** What came of an item: minutes, decision, result, votes. */
export function outcomeWords({ beratung, beschluss, ergebnis, abstimmung }: Item): string[] {
  return [
    beratung,
    beschluss && `Beschluss: ${beschluss}`,
    ergebnis && `Ergebnis: ${resultWords[ergebnis]}`,
    abstimmung && votesInWords(abstimmung),
  ].filter((line) => line !== null)
}
