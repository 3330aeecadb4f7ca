import { freeSpaces } from '@kurstadt/contract/free-spaces'
import { ageInWords } from '../../i18n/index.ts'
import { berlinTime } from '../../lib/index.ts'
import type { Behaviour } from '../../ui/behaviour/index.ts'
import { everyMinute } from '../oeffnungszeiten/index.ts'
import { type Numbers, readGiven } from './parking-answer.ts'
import { renewParking } from './parking-renewal.ts'
import { parkingInShort, parkingSentence, parkingWords } from './parking-words.ts'

/** The parts of a car park's state; null for markup that is none. */
function partsOf(state: HTMLElement) {
  const find = (name: string) => state.querySelector<HTMLElement>(`[data-${name}]`)
  const [none, known, number, of, full] = ['none', 'known', 'number', 'of', 'full'].map(find)
  const [trend, words, age] = ['trend', 'words', 'age'].map(find)
  const time = find('time')
  if (!(none && known && number && of && full && trend && words && age)) return null
  if (!(time instanceof HTMLTimeElement)) return null
  const sprache = state.dataset.sprache === 'en' ? ('en' as const) : ('de' as const)
  return { state, none, known, number, of, full, trend, words, age, time, sprache }
}

type Parts = NonNullable<ReturnType<typeof partsOf>>

/** Writes only what is new, so that no screen reader starts over in a sentence. */
function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

function showNumbers(parts: Parts, { Gesamt, Trend, geandert }: Numbers, free: number): void {
  const { sprache } = parts
  const said = parkingSentence({ free, total: Gesamt, trend: Trend }, sprache)
  write(parts.number, said.number)
  write(parts.of, said.of)
  write(parts.words, said.trend)
  parts.number.hidden = free === 0
  parts.of.hidden = free === 0
  parts.full.hidden = free !== 0
  parts.trend.dataset.trend = said.direction
  const clock = berlinTime(new Date(geandert)).slice(11)
  parts.time.dateTime = geandert
  write(parts.time, parkingWords[sprache].clock(clock))
}

/** Says the same in short, for a map that shows this car park; only what is new. */
function updateSummary({ sprache, state }: Parts, free: number | null, total: number): void {
  const { flag, said } = parkingInShort({ free, total }, sprache)
  if (state.dataset.said === said) return
  state.dataset.flag = flag
  state.dataset.said = said
}

/** Says how many spaces are free now and of when that is, or that nothing is known any more. */
function show(parts: Parts, record: Numbers | null, now: number): void {
  const free = record === null ? null : freeSpaces(record, now)
  updateSummary(parts, free, record?.Gesamt ?? 0)
  parts.none.hidden = free !== null
  parts.known.hidden = free === null
  if (record === null || free === null) return
  showNumbers(parts, record, free)
  const age = ageInWords(Date.parse(record.geandert), now, parts.sprache)
  write(parts.age, age === '' ? '' : `, ${age}`)
}

/** Renews the state of a car park while somebody looks at it, and lets it grow old otherwise. */
export const start: Behaviour = (state) => {
  const parts = partsOf(state)
  if (!parts) return
  const id = Number(state.dataset.record)
  let record = readGiven(state.dataset.stand)
  let ahead = 0
  const isTooOld = record !== null && freeSpaces(record, Date.now()) === null
  everyMinute(() => show(parts, record, Date.now() + ahead))
  renewParking((renewed) => {
    record = renewed.records.get(id) ?? null
    ahead = renewed.ahead
    show(parts, record, Date.now() + ahead)
  }, isTooOld)
}
