import {
  type FileEntry,
  isDay,
  occurrencesOf,
  readIcal,
  scheduled,
} from '../../veranstaltungen/index.ts'
import { districtsIn, withoutDistricts } from './districts.ts'
import { type Entry, emptyEntry } from './entry.ts'

/** Most days of one rule that are looked at. */
const mostDays = 500
const tooMany = `Die Wiederholung hat mehr als ${mostDays} Termine. Bitte lassen Sie sie später beginnen.`

type Days = { days: { datum: string; verschoben_von: string; isOut: boolean }[]; fehler: string[] }

/** The days of an entry, those of a series one by one; a day that was moved says from where. */
function daysOf(event: FileEntry, jahr: number): Days {
  const { datum_von, serie, status } = event
  const isOut = status === 'abgesagt'
  if (serie === null) return { days: [{ datum: datum_von, verschoben_von: '', isOut }], fehler: [] }
  const isEndless = serie.bis === null && serie.anzahl === null
  const bis = isEndless ? `${jahr}-12-31` : serie.bis
  const read = scheduled.parse({ ...event, serie: [{ ...serie, bis }] })
  const occurrences = occurrencesOf(read, `${jahr}-01-01`)
  const days = occurrences.map((one) => ({
    datum: one.datum_von,
    verschoben_von: one.datum_von === one.regeltag ? '' : one.regeltag,
    isOut: isOut || one.status === 'abgesagt',
  }))
  return { days, fehler: occurrences.length > mostDays ? [tooMany] : [] }
}

function entriesOf(event: FileEntry, jahr: number): Entry[] {
  const { datum_von, fehler, plain_text, timeFrom, timeTo, titel, veranstaltungsort: ort } = event
  const words = [titel, ort, plain_text].join('\n')
  const common = {
    ...emptyEntry(event.zeile),
    art: withoutDistricts(titel),
    bezirke: districtsIn(words),
    platz: withoutDistricts(ort),
    beginn: timeFrom,
    ende: timeTo > timeFrom ? timeTo : '',
  }
  const noKind = titel === '' ? ['Die Abfallart (SUMMARY) fehlt.'] : []
  const noDay =
    fehler.length > 0 || isDay(datum_von) ? [] : [`„${datum_von}“ gibt es im Kalender nicht.`]
  const wrong = [...fehler, ...noKind, ...noDay]
  if (wrong.length > 0) return [{ ...common, fehler: wrong }]
  const { days, fehler: tooLong } = daysOf(event, jahr)
  if (tooLong.length > 0) return [{ ...common, fehler: tooLong }]
  return days.map(({ isOut, ...day }) => ({
    ...common,
    ...day,
    ausgelassen: isOut ? 'In der Datei als abgesagt vermerkt.' : null,
  }))
}

/** Reads the collections of a calendar, those of a rule up to the end of the year. */
export function readCalendar(text: string, jahr: number): Entry[] {
  return readIcal(text).flatMap((event) => entriesOf(event, jahr))
}
