import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { type RunningTown, startTown } from './running-town.ts'
import type { SmallTown } from './small-town.ts'
import { german, published } from './writing.ts'

// Decision 0091: what a choice leaves, and what is found where nothing has the words.

let running: RunningTown
let gewerbe: SmallTown['gewerbe']

beforeAll(async () => {
  running = await startTown()
  gewerbe = running.town.gewerbe
})

async function directory(query: string) {
  return calls.brancheneintraege.answer.parse(await running.read(`brancheneintraege?${query}`))
}

test('what can be chosen is counted with everything else that was chosen, and without itself', async () => {
  const { gasthaus, parken } = gewerbe.rubriken
  const whole = await directory('')
  expect(whole.auswahl).toEqual({
    rubriken: [
      { id: gasthaus.nummer, sprache: 'de', rubrik: 'Gasthöfe', anzahl: 4 },
      { id: parken.nummer, sprache: 'de', rubrik: 'Parken', anzahl: 1 },
    ],
    buchstaben: ['0', 'b', 'o', 'p', 'z'],
    stufenlos: 1,
  })
  const parking = await directory(`rubrik_id=${parken.nummer}`)
  expect(parking.auswahl.rubriken.map(({ anzahl }) => anzahl)).toEqual([4, 1])
  expect([parking.auswahl.buchstaben, parking.auswahl.stufenlos]).toEqual([['p'], 0])
  const english = await directory('sprache=en&q=hren')
  expect(english.auswahl.rubriken.map(({ rubrik, sprache }) => [rubrik, sprache])).toEqual([
    ['Inns', 'en'],
  ])
  expect(english.auswahl.buchstaben).toEqual(['t'])
})

test('step-free leaves those that said so; who said nothing is not among them', async () => {
  expect((await directory('stufenlos=true')).data.map(({ titel }) => titel)).toStrictEqual([
    'Zum Ähren',
  ])
  expect((await directory('stufenlos=0')).data).toHaveLength(5)
  expect((await directory('stufenlos=1')).auswahl.buchstaben).toEqual(['z'])
})

test.each([
  ['biergartn', 'Zum Ähren'],
  ['bäckrei', '„Bäckerei“ Straub'],
  ['ohlmühle', 'Ölmühle Obermüller'],
  ['parkn', 'P1 Badehaus'],
])('%s is no word of any entry, and finds what sounds like it', async (q, titel) => {
  const { data, aehnlich } = await directory(`q=${encodeURIComponent(q)}`)
  expect([data[0]?.titel, aehnlich]).toEqual([titel, true])
})

test('what is like nothing finds nothing, and what is found exactly says so', async () => {
  const nothing = await directory('q=xylophonquartett')
  expect([nothing.anzahl, nothing.aehnlich]).toEqual([0, false])
  expect((await directory('q=biergarten')).aehnlich).toBe(false)
})

/** Adds an entry, looks, and takes it away again. */
async function withEntry(data: object, look: (id: string) => Promise<void>): Promise<void> {
  const { payload } = running
  const { id } = await payload.create({
    collection: 'brancheneintraege',
    ...german,
    data: { ...published, titel: 'Probe', rubriken: [gewerbe.rubriken.gasthaus.id], ...data },
  })
  try {
    await look(String(id))
  } finally {
    await payload.delete({ collection: 'brancheneintraege', id, trash: true })
  }
}

test('words that an entry has are not said to be nowhere because another choice leaves it out', () =>
  withEntry({ titel: 'Biergartn am Bach' }, async () => {
    expect((await directory('q=biergartn')).data.map(({ titel }) => titel)).toEqual([
      'Biergartn am Bach',
    ])
    const { data, aehnlich } = await directory('q=biergartn&stufenlos=true')
    expect([data, aehnlich]).toEqual([[], false])
  }))

test('what lies in the bin is neither found nor counted, and no choice leads to it', () =>
  withEntry({ titel: 'Xaverstube' }, async (id) => {
    expect((await directory('')).auswahl.buchstaben).toContain('x')
    const data = { deletedAt: new Date().toISOString() }
    await running.payload.update({ collection: 'brancheneintraege', id, ...german, data })
    const { anzahl, auswahl } = await directory('')
    expect([anzahl, auswahl.rubriken[0]?.anzahl]).toEqual([5, 4])
    expect(auswahl.buchstaben).not.toContain('x')
  }))

test('a category without a number or a name is no choice, and costs nobody the list', async () => {
  const { pool } = running.payload.db
  const { nummer, id } = gewerbe.rubriken.parken
  const rubriken = async () => (await directory('')).auswahl.rubriken.map(({ rubrik }) => rubrik)
  await pool.query('update rubriken set nummer = null where id = $1', [id])
  expect(await rubriken()).toEqual(['Gasthöfe'])
  await pool.query('update rubriken set nummer = $2 where id = $1', [id, nummer])
  const rename = "update rubriken_locales set rubrik = $2 where _parent_id = $1 and _locale = 'de'"
  await pool.query(rename, [id, ''])
  expect(await rubriken()).toEqual(['Gasthöfe'])
  await pool.query(rename, [id, 'Parken'])
})
