import { mostClosed, type PartnerWerte } from '@kurstadt/contract/partner'
import { expect, test } from 'vitest'
import { checkDeviating, maxDeviating } from '../../editing/oeffnungszeiten/index.ts'
import type { BrancheneintragDoc, UnterkunftDoc } from '../../payload-types.ts'
import { instantInBerlin } from '../../platform/time/berlin.ts'
import { businessData, hostData } from './data-of.ts'
import { empty } from './werte-of.ts'

const heute = '2026-12-12'

const days = (von: string, bis: string, more: object = {}) => ({
  beginn: instantInBerlin(`${von}T00:00`),
  ende: instantInBerlin(`${bis}T23:59`),
  zusatz: 'Betriebsferien',
  ...more,
})
const christmas = { von: '2026-12-24', bis: '2026-12-26', hinweis: 'Weihnachten' }

function businessWith(abweichendeZeiten: ReturnType<typeof days>[]): BrancheneintragDoc {
  const block = { blockType: 'oeffnungszeit', typ: 'ALLGEMEINE_OEFFNUNGSZEIT' } as const
  return {
    id: 'a',
    titel: 'Bäckerei Korn',
    rubriken: [],
    updatedAt: '',
    createdAt: '',
    oeffnungszeitenStrukturiert: [{ ...block, abweichendeZeiten }],
  }
}

/** The deviations that an entry has once a proposal is taken over. */
function takenOver(before: ReturnType<typeof days>[], schliesstage: PartnerWerte['schliesstage']) {
  const changed = new Set(['schliesstage'] as const)
  const data = businessData(businessWith(before), { ...empty, schliesstage }, [changed, heute])
  const [block] = data.oeffnungszeitenStrukturiert ?? []
  const rows = block?.abweichendeZeiten ?? []
  expect(checkDeviating(rows)).toBe(true)
  return rows
}

test('a period that went by while the proposal waited stays as it was, once', () => {
  const over = days('2026-12-01', '2026-12-10')
  const sent = [{ von: '2026-12-01', bis: '2026-12-10', hinweis: 'Betriebsferien' }, christmas]
  expect(takenOver([over], sent)).toEqual([
    over,
    days('2026-12-24', '2026-12-26', { zusatz: 'Weihnachten' }),
  ])
})

test('a period that was typed twice is one', () => {
  expect(takenOver([], [christmas, { ...christmas, hinweis: null }])).toEqual([
    days('2026-12-24', '2026-12-26', { zusatz: 'Weihnachten' }),
  ])
})

test('so it is for a host, whose rows stay one each', () => {
  const host: UnterkunftDoc = { id: 'h', titel: 'Haus', art: 'hotel', updatedAt: '', createdAt: '' }
  const sent = { ...empty, schliesstage: [christmas, { ...christmas, hinweis: null }] }
  const { schliesstage } = hostData(host, sent, [new Set(['schliesstage']), heute])
  expect(schliesstage?.map(({ hinweis }) => hinweis)).toEqual(['Weihnachten'])
})

test('a partner may name as many periods as the office', () => {
  expect(mostClosed).toBe(maxDeviating)
})

test('two periods that begin on one day do not share the row that was there', () => {
  const before = [days('2026-12-24', '2026-12-26', { id: 'old', zusatz: 'Weihnachten' })]
  const rows = takenOver(before, [christmas, { ...christmas, bis: '2026-12-31' }])
  expect(rows.map(({ id }) => id)).toEqual(['old', undefined])
})

test('a period with other words has a row of its own: the English of the old ones is not its', () => {
  const before = [days('2026-12-24', '2026-12-26', { id: 'old', zusatz: 'Bis 12 Uhr geöffnet' })]
  expect(takenOver(before, [christmas]).map(({ id }) => id)).toEqual([undefined])
  const unnamed = [days('2026-12-24', '2026-12-26', { id: 'old', zusatz: null })]
  const rows = takenOver(unnamed, [{ ...christmas, hinweis: null }])
  expect(rows.map(({ id }) => id)).toEqual(['old'])
})

test('the oldest past deviations make room; none that is ahead does', () => {
  const past = Array.from({ length: maxDeviating - 1 }, (_, at) =>
    days(`${1990 + at}-05-01`, `${1990 + at}-05-02`),
  )
  const [oldest, ...newer] = past.filter(({ ende }) => ende < '2026')
  const partOfDay = {
    beginn: instantInBerlin('2026-12-31T08:00'),
    ende: instantInBerlin('2026-12-31T12:00'),
    zusatz: 'Bis 12 Uhr',
  }
  const before = [partOfDay, ...newer, ...(oldest ? [oldest] : [])]
  const more = Array.from({ length: maxDeviating - before.length }, (_, at) =>
    days('2025-01-01', `2025-02-${String(at + 1).padStart(2, '0')}`),
  )
  const rows = takenOver([...before, ...more], [christmas])
  expect(rows).toHaveLength(maxDeviating)
  expect(rows).toContainEqual(partOfDay)
  expect(rows).not.toContainEqual(oldest)
  expect(rows).toEqual(expect.arrayContaining([...newer, ...more]))
})
