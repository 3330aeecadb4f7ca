import { type Bekanntmachung, bekanntmachungArtTexte } from '@kurstadt/contract'
import { dayAt } from '../../../platform/time/berlin.ts'

const days = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })
const clock = new Intl.DateTimeFormat('de-DE', { timeStyle: 'medium', timeZone: 'Europe/Berlin' })

const dayText = (day: string) => days.format(new Date(`${day}T12:00:00Z`))

/** What is said of a notice before its text, as rows of what and which; empty ones are left out. */
export function factsOf(notice: Bekanntmachung): [string, string][] {
  const { aktenzeichen, amt, bekanntgemacht_am: am, berichtigt, rechtsgrundlage } = notice
  const { datum_bis: last, datum_von: first } = notice
  const instant = am && `${dayText(dayAt(am))}, ${clock.format(new Date(am))} Uhr`
  const until = last === null ? 'bis auf Weiteres' : `bis ${dayText(last)}`
  const rows: [string, string | null][] = [
    ['Art', bekanntmachungArtTexte.de[notice.art]],
    ['Rechtsgrundlage', rechtsgrundlage],
    ['Aktenzeichen', aktenzeichen],
    ['Bekannt gemacht', instant],
    ['Ausgehängt', `${dayText(first)} ${until}`],
    ['Amt', amt?.titel ?? null],
    ['Berichtigt', berichtigt && `Bekanntmachung Nr. ${berichtigt.id}: ${berichtigt.titel}`],
    ...notice.berichtigt_durch.map(({ id, titel }): [string, string] => [
      'Berichtigt durch',
      `Bekanntmachung Nr. ${id}: ${titel}`,
    ]),
  ]
  return rows.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))
}
