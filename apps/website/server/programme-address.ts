import { programmProblems } from '@kurstadt/contract'
import type { AskedFile } from '../src/content/index.server.ts'
import type { Reason } from './last-resort.ts'

/** Address of the printed programme, as it has been printed and linked for years (spec 7). */
export const programmePath = '/tools/export/veranstaltungen/pdf_extended.cfm'

const languages: Readonly<Record<string, 'de' | 'en'>> = { 1: 'de', 2: 'en', de: 'de', en: 'en' }

/** `12.06.2027` as `2027-06-12`; anything else stays what it is. */
function isoDay(value: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(value.trim()) ?? []
  return year === '' ? value.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * The programme that the parameters of spec 7 ask for. Only `individuell` and what is released can
 * be had: another `zeitraum` or `freigabe` asks for something that nobody gets.
 */
export function askedProgramme(given: Readonly<Record<string, string>>): AskedFile | 'unknown' {
  const { sprache = '1', zeitraum = 'individuell', freigabe = '1', ...rest } = given
  const language = Object.hasOwn(languages, sprache) ? languages[sprache] : undefined
  if (language === undefined || zeitraum !== 'individuell' || freigabe !== '1') return 'unknown'
  const {
    datum_von = '',
    datum_bis = '',
    bildrequired,
    titelmaxlength,
    textminlength,
    festival,
  } = rest
  const wanted = { bildrequired, titelmaxlength, textminlength, festival }
  const named = Object.entries(wanted).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  )
  const days = { datum_von: isoDay(datum_von), datum_bis: isoDay(datum_bis) }
  return {
    name: 'veranstaltungen.pdf',
    id: null,
    params: { sprache: language, ...days, ...Object.fromEntries(named) },
  }
}

const reasons: Record<keyof typeof programmProblems, Reason> = {
  tag: {
    de: 'Bitte geben Sie mit „datum_von“ und „datum_bis“ zwei Tage an, die es im Kalender gibt, zum Beispiel 2027-06-01.',
    en: 'Please name two days that exist in the calendar as “datum_von” and “datum_bis”, for example 2027-06-01.',
  },
  jahr: {
    de: 'Ein Programm gibt es für Tage zwischen 2000 und 2100.',
    en: 'There are programmes for days between 2000 and 2100.',
  },
  reihenfolge: {
    de: 'Der letzte Tag liegt vor dem ersten. Bitte tauschen Sie die beiden.',
    en: 'The last day lies before the first. Please swap them.',
  },
  laenge: {
    de: 'Ein Programm umfasst höchstens 62 Tage. Bitte wählen Sie einen kürzeren Zeitraum.',
    en: 'A programme covers at most 62 days. Please choose a shorter period.',
  },
  anzahl: {
    de: 'In diesem Zeitraum findet mehr statt, als ein Programm fassen kann. Bitte wählen Sie einen kürzeren.',
    en: 'More takes place in this period than one programme can hold. Please choose a shorter one.',
  },
}

const unknown: Reason = {
  de: 'Eine Angabe in der Adresse kennen wir nicht. Bitte öffnen Sie das Programm über einen Link auf unserer Website.',
  en: 'The address says something that we do not know. Please open the programme by a link on our website.',
}

/** What to tell a visitor about a problem that the contract or the API named. */
export function programmeReason(problem: string | undefined): Reason {
  const found = Object.entries(programmProblems).find(([, words]) => words === problem)
  const key = found?.[0]
  const isKnown = (name: string): name is keyof typeof reasons => Object.hasOwn(reasons, name)
  return key !== undefined && isKnown(key) ? reasons[key] : unknown
}
