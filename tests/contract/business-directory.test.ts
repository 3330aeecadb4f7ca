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
      { id: gasthaus.nummer, sprache: 'de', rubrik: 'Gasthöfe', anzahl: 4, eltern: null },
      { id: parken.nummer, sprache: 'de', rubrik: 'Parken', anzahl: 1, eltern: null },
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

test('a chosen category stays among the choices where nothing is left of it', async () => {
  const { gasthaus, parken } = gewerbe.rubriken
  const counts = async (query: string) =>
    (await directory(query)).auswahl.rubriken.map(({ id, anzahl }) => [id, anzahl])
  expect(await counts(`q=ähren&rubrik_id=${parken.nummer}`)).toEqual([
    [gasthaus.nummer, 1],
    [parken.nummer, 0],
  ])
  expect(await counts(`q=xylophonquartett&rubrik_id=${parken.nummer}`)).toEqual([
    [parken.nummer, 0],
  ])
  expect(await counts('q=xylophonquartett&rubrik_id=999999')).toEqual([])
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

test('a name in letters of another alphabet stands under the first of them', () =>
  withEntry({ titel: '„Ταβέρνα“ Zorbas' }, async () => {
    const namesAt = async (letter: string) => {
      const { data } = await directory(`buchstabe=${encodeURIComponent(letter)}`)
      return data.map(({ titel }) => titel)
    }
    expect((await directory('')).auswahl.buchstaben).toEqual(['0', 'b', 'o', 'p', 'z', 'τ'])
    expect(await namesAt('Τ')).toEqual(['„Ταβέρνα“ Zorbas'])
    expect(await namesAt('z')).not.toContain('„Ταβέρνα“ Zorbas')
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
  /** Past Payload, which would refuse it; every change of the content is numbered (decision 0005). */
  const change = async (statement: string, value: string | number | null) => {
    await pool.query(statement, [id, value])
    await pool.query("insert into content_changes (tags) values ('{rubriken}')")
  }
  const renumber = 'update rubriken set nummer = $2 where id = $1'
  await change(renumber, null)
  expect(await rubriken()).toEqual(['Gasthöfe'])
  await change(renumber, nummer)
  const rename = "update rubriken_locales set rubrik = $2 where _parent_id = $1 and _locale = 'de'"
  await change(rename, '')
  expect(await rubriken()).toEqual(['Gasthöfe'])
  await change(rename, 'Parken')
})

/** Every way to narrow the directory down, and some of them in English. */
const questions = [
  ...['', '&q=gasthof', '&q=biergartn', '&q=xylophon'].flatMap((words) =>
    ['', '&stufenlos=true'].flatMap((access) =>
      ['', '&buchstabe=z', '&buchstabe=0'].map((letter) => `sprache=de${words}${access}${letter}`),
    ),
  ),
  'sprache=en',
  'sprache=en&q=inn&stufenlos=true',
]

test('map and list answer alike, whatever is asked: the same entries in the same order', async () => {
  const { gasthaus, parken } = gewerbe.rubriken
  const categories = ['', `&rubrik_id=${gasthaus.nummer}`, `&rubrik_id=${parken.nummer}`]
  for (const question of questions.flatMap((one) => categories.map((more) => one + more))) {
    const { data, orte } = await directory(`${question}&pro_seite=100&ansicht=karte`)
    const expected = data.map((one) => ({
      id: one.id,
      sprache: one.sprache,
      titel: one.titel,
      strasse: one.adresse.strasse,
      koordinaten: one.koordinaten,
      stufenlos: one.barrierefrei.stufenlos,
      detailURL: one.detailURL,
    }))
    expect([question, orte.map(({ entfernungen: _, ...rest }) => rest)]).toEqual([
      question,
      expected,
    ])
  }
})

test('a map is given what all pages of the list have, and a list without a map nothing', async () => {
  const { data, orte, anzahl } = await directory('pro_seite=2&seite=2&ansicht=karte')
  expect([data.length, orte.length, anzahl]).toEqual([2, 5, 5])
  expect((await directory('')).orte).toEqual([])
})

test('where somebody is who does not want to be found, no map learns', () =>
  withEntry(
    {
      titel: 'Stille Stube',
      zeige_adresse: false,
      adresse: { strasse: 'Geheimgasse 1' },
      koordinaten: { breite: 48.69, laenge: 8.46 },
    },
    async () => {
      const { orte } = await directory('q=stille&ansicht=karte')
      expect(orte).toMatchObject([
        {
          titel: 'Stille Stube',
          strasse: null,
          koordinaten: null,
          entfernungen: { kurpark: null, bahnhof: null },
        },
      ])
    },
  ))

test('half a position, and one that is none, leave an entry in the list and off the map', () =>
  withEntry({ titel: 'Halbe Lage' }, async (id) => {
    const { pool } = running.payload.db
    const place = async (breite: number | null, laenge: number | null) => {
      const set = 'koordinaten_breite = $2, koordinaten_laenge = $3'
      await pool.query(`update brancheneintraege set ${set} where id = $1`, [id, breite, laenge])
      await pool.query("insert into content_changes (tags) values ('{brancheneintraege}')")
      return (await directory('q=halbe&ansicht=karte')).orte.map(({ koordinaten }) => koordinaten)
    }
    expect(await place(48.69, null)).toEqual([null])
    expect(await place(480.69, 8.46)).toEqual([null])
    expect(await place(48.69, 8.46)).toEqual([{ breite: 48.69, laenge: 8.46 }])
  }))
