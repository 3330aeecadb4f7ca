import { centsOf, euroText } from '../../platform/money/index.ts'
import { isRecord } from '../../platform/record.ts'
import { daysOf, wochentage } from '../oeffnungszeiten/index.ts'

/** Amounts and hours that an entry has in fields of its own, as far as its texts may repeat them. */
export type OwnFacts = {
  /** Cents of every price of the entry. */
  amounts: ReadonlySet<number>
  /** Hours by day, as «08:00–12:00»; a day without a row is not there. */
  hours: ReadonlyMap<string, ReadonlySet<string>>
}

/** Prices of the railway that any text may name, in cents. */
export type Fares = { erwachsene: ReadonlySet<number>; kinder: ReadonlySet<number> }

const days = wochentage.map((tag) => tag.toLowerCase())

function eachField(value: unknown, look: (key: string, value: unknown) => void, depth = 0): void {
  if (depth > 16) return
  if (Array.isArray(value)) for (const one of value) eachField(one, look, depth + 1)
  if (!isRecord(value) || 'root' in value) return
  for (const [key, inside] of Object.entries(value)) {
    // What a page is put together of is about anything.
    if (key === 'bloecke') continue
    look(key, inside)
    eachField(inside, look, depth + 1)
  }
}

/** The days and hours of one row of a week; none where it is half filled in. */
function timesOf(row: unknown): { day: string; hours: string }[] {
  if (!isRecord(row)) return []
  const { tagestyp, beginn, ende } = row
  if (!(typeof tagestyp === 'string' && typeof beginn === 'string' && typeof ende === 'string'))
    return []
  return daysOf(tagestyp).map((day) => ({ day: days[day] ?? '', hours: `${beginn}–${ende}` }))
}

/** The prices and hours of an entry as it is stored, whatever blocks they lie in. */
export function ownFactsOf(doc: object): OwnFacts {
  const amounts = new Set<number>()
  const hours = new Map<string, Set<string>>()
  eachField(doc, (key, value) => {
    if (typeof value === 'number' && key.endsWith('_cent')) amounts.add(value)
    else if (typeof value === 'number' && key.startsWith('preis_')) amounts.add(value * 100)
    else if (key === 'regulaereZeiten' && Array.isArray(value))
      for (const times of value.flatMap(timesOf))
        hours.set(times.day, (hours.get(times.day) ?? new Set()).add(times.hours))
  })
  return { amounts, hours }
}

const amount = String.raw`(?:€\s?(\d+(?:\.\d{2})?)|(\d+(?:\.\d{3})*(?:,\d{2})?)\s?(?:€|EUR\b|Euro\b))`
const sentences = /[^.!?;\n]+(?:[.!?;](?=\S)[^.!?;\n]+)*/g
const ofAdmission = /Eintritt|\bKarten?\b|Nacht|Übernachtung|[Aa]dmission|[Tt]ickets?\b|night/
const ofRailway = /Bergbahn|Standseilbahn|funicular/i
const ofAdults = new RegExp(String.raw`(?:Erwachsene|[Aa]dults)[^\d.;]{0,25}${amount}`, 'g')
const ofChildren = new RegExp(String.raw`(?:Kinder|[Cc]hildren)[^\d.;]{0,25}${amount}`, 'g')

const centsIn = (found: Iterable<RegExpMatchArray>): number[] =>
  [...found].flatMap(([, english, german]) => centsOf(english ?? german ?? '') ?? [])

function amountProblem(cents: number, whose: string): string {
  return `Im Text steht ${euroText(cents)} €; ${whose} gibt es diesen Betrag nicht. Fügen Sie den Preis als Angabe ein, dann ändert er sich mit.`
}

/** Prices of the entry that its text says otherwise than its fields (W14). */
function ownAmounts(text: string, { amounts }: OwnFacts): string[] {
  if (amounts.size === 0) return []
  const said = [...text.matchAll(sentences)].filter(([sentence]) => ofAdmission.test(sentence))
  const found = said.flatMap(([sentence]) => centsIn(sentence.matchAll(new RegExp(amount, 'g'))))
  return found
    .filter((cents) => !amounts.has(cents))
    .map((cents) => amountProblem(cents, 'bei den Preisen dieses Eintrags'))
}

/** Fares that a text about the railway says otherwise than its timetable. */
function fareProblems(text: string, { erwachsene, kinder }: Fares): string[] {
  if (!ofRailway.test(text)) return []
  const wrong = (rule: RegExp, right: ReadonlySet<number>) =>
    right.size === 0 ? [] : centsIn(text.matchAll(rule)).filter((cents) => !right.has(cents))
  return [...wrong(ofAdults, erwachsene), ...wrong(ofChildren, kinder)].map((cents) =>
    amountProblem(cents, 'beim Fahrplan der Bergbahn'),
  )
}

const range = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s?(?:Uhr\s?)?(?:bis|–|-)\s?(\d{1,2})(?:[:.](\d{2}))?\s?Uhr`
const dayAndHours = new RegExp(String.raw`\b(${days.join('|')})s?:?,?\s(?:von\s)?${range}`, 'gi')
const time = (hour = '', minute = '00') => `${hour.padStart(2, '0')}:${minute}`

/** Opening hours that the entry's text says otherwise than its fields. */
function hourProblems(text: string, { hours }: OwnFacts): string[] {
  return [...text.matchAll(dayAndHours)].flatMap(
    ([said, day = '', from, fromMinute, to, toMinute]) => {
      const known = hours.get(day.toLowerCase())
      if (hours.size === 0 || known?.has(`${time(from, fromMinute)}–${time(to, toMinute)}`))
        return []
      return `Im Text steht „${said.trim()}“; bei den Öffnungszeiten steht das nicht. Stimmen die Zeiten noch?`
    },
  )
}

/** What a text says of prices and hours that contradicts the fields they are kept in (W14). */
export function contradictions(text: string, own: OwnFacts, fares: Fares): string[] {
  return [...ownAmounts(text, own), ...fareProblems(text, fares), ...hourProblems(text, own)]
}
