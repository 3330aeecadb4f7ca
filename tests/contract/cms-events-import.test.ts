import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { csv, type File, ics, report, results, year } from './event-files.ts'
import { german, published } from './writing.ts'

let office: BackOffice
let token: string

beforeAll(async () => {
  office = await openBackOffice()
  token = await office.logIn('tourismus')
})

async function send(path: string, file: File) {
  const { status, body } = await office.upload(`veranstaltungen/${path}`, file, token)
  expect([status, body.errors ?? []]).toEqual([200, []])
  return report.parse(body)
}

const preview = (file: File, query = '') => send(`einlesen/vorschau${query}`, file)
const commit = (file: File, query = '') => send(`einlesen${query}`, file)

async function count(): Promise<number> {
  return (await office.payload.count({ collection: 'veranstaltungen', overrideAccess: true }))
    .totalDocs
}

async function newest(id: string | null | undefined) {
  const collection = 'veranstaltungen'
  return office.payload.findByID({ collection, id: id ?? '', ...german, draft: true })
}

test('a preview says what would become of each entry and keeps nothing', async () => {
  const before = await count()
  const { art, zeilen } = await preview(csv(`Lesung;24.05.${year};19.30 Uhr;Bücherei;21:00`))
  expect(art).toBe('Tabelle')
  expect(zeilen).toMatchObject([{ zeile: 2, titel: 'Lesung', ergebnis: 'neu', fehler: [] }])
  expect(await count()).toBe(before)
})

test('F30: an import makes drafts, and the same file a second time changes nothing', async () => {
  const file = csv(`Vortrag;24.05.${year};19:30;Rathaus;`, `Basar;3.6.${year};;"Markt; Zelt";`)
  const { zeilen } = await commit(file)
  const [vortrag, basar] = [await newest(zeilen[0]?.id), await newest(zeilen[1]?.id)]
  expect(vortrag).toMatchObject({ _status: 'draft', timeFrom: '19:30', status: 'geplant' })
  expect(vortrag.datum_von).toBe(`${year}-05-24T12:00:00.000Z`)
  expect(basar).toMatchObject({ datum_von: `${year}-06-03T12:00:00.000Z` })
  expect(basar.veranstaltungsort).toBe('Markt; Zelt')
  const before = await count()
  expect(results(await commit(file))).toEqual(['unveraendert', 'unveraendert'])
  expect(await count()).toBe(before)
})

test('what the source changes becomes a draft over what is public; an editor’s words stay', async () => {
  const file = (titel: string) =>
    ics('UID:aenderung@quelle', `DTSTART:${year}0524T170000Z`, `SUMMARY:${titel}`)
  const { zeilen } = await commit(file('Tanztee'))
  const id = zeilen[0]?.id ?? ''
  const collection = 'veranstaltungen'
  const data = { plain_text: 'Von Hand.', ...published }
  await office.payload.update({ collection, id, ...german, data })
  expect(results(await commit(file('Tanztee')))).toEqual(['unveraendert'])
  expect(results(await commit(file('Tanztee im Park')))).toEqual(['geaendert'])
  expect(await newest(id)).toMatchObject({ titel: 'Tanztee im Park', _status: 'draft' })
  const shown = await office.payload.findByID({ collection, id, ...german, draft: false })
  expect(shown).toMatchObject({ titel: 'Tanztee', ...published })
})

test('a calendar brings times of the town, nights, whole days and series', async () => {
  const entry = (...lines: string[]) =>
    ics(...lines)
      .split('\r\n')
      .slice(2, -2)
  const file = [
    'BEGIN:VCALENDAR',
    ...entry('UID:a', 'SUMMARY:Sommer', `DTSTART:${year}0701T170000Z`, 'DURATION:PT90M'),
    ...entry(
      'UID:b',
      'SUMMARY:Nacht',
      `DTSTART;TZID=Europe/Berlin:${year}0702T233000`,
      `DTEND;TZID=Europe/Berlin:${year}0703T010000`,
    ),
    ...entry(
      'UID:c',
      'SUMMARY:Messe',
      `DTSTART;VALUE=DATE:${year}0704`,
      `DTEND;VALUE=DATE:${year}0707`,
    ),
    ...entry(
      'UID:d',
      'SUMMARY:Chor',
      `DTSTART;TZID=W. Europe Standard Time:${year}0105T190000`,
      'RRULE:FREQ=MONTHLY;INTERVAL=2;COUNT=6',
      `EXDATE:${year}0305T180000Z`,
    ),
    ...entry(
      'UID:d',
      'SUMMARY:Chor',
      `RECURRENCE-ID:${year}0505T170000Z`,
      `DTSTART:${year}0506T170000Z`,
    ),
    ...entry(
      'UID:d',
      'SUMMARY:Chor',
      'LOCATION:Stadtkirche',
      `RECURRENCE-ID;TZID=Europe/Berlin:${year}0705T190000`,
      `DTSTART;TZID=Europe/Berlin:${year}0705T190000`,
    ),
    ...entry(
      'UID:d',
      'SUMMARY:Chor mit Gästen',
      `RECURRENCE-ID;TZID=Europe/Berlin:${year}0905T190000`,
      `DTSTART;TZID=Europe/Berlin:${year}0905T190000`,
    ),
    'END:VCALENDAR',
  ].join('\r\n')
  const { zeilen } = await commit(file)
  expect(zeilen.map(({ fehler }) => fehler)).toEqual([[], [], [], []])
  expect(zeilen[3]?.wann).toMatch(/, 19:00, alle 2 Monate am 5\., 5 Termine$/)
  const [summer, night, fair, choir] = await Promise.all(zeilen.map(({ id }) => newest(id)))
  expect(summer).toMatchObject({ timeFrom: '19:00', timeTo: '20:30' })
  expect(night).toMatchObject({ timeFrom: '23:30', timeTo: '01:00' })
  expect(night?.datum_bis).toBe(night?.datum_von)
  expect(fair).toMatchObject({ datum_bis: `${year}-07-06T12:00:00.000Z`, timeFrom: null })
  expect(choir?.serie).toMatchObject([
    {
      rhythmus: 'monatlich_tag',
      abstand: 2,
      anzahl: 6,
      ausnahmen: [{ datum: `${year}-03-05T12:00:00.000Z` }],
      // A day that has only words of its own takes place as all the others.
      aenderungen: [
        {
          stand: 'verschoben',
          neues_datum: `${year}-05-06T12:00:00.000Z`,
          veranstaltungsort: null,
        },
        { stand: 'verlegt', neues_datum: null, veranstaltungsort: 'Stadtkirche' },
      ],
    },
  ])
})

test.each([
  [csv(`Fest;30.02.${year};;;`), /30\.02\.\d{4} gibt es im Kalender nicht/],
  [csv(`Fest;24.05.${year};19:30;;09:00`), /Das Ende liegt vor dem Beginn/],
  [csv('Fest;24.05.9999;;;'), /mehr als zehn Jahre/],
  [csv(';24.05.2031;;;'), /Der Titel fehlt/],
  [csv('Fest;demnächst;;;'), /„demnächst“ ist kein Datum/],
  [csv('Fest;;;;'), /Das Datum fehlt/],
  [csv(`Fest;24.05.${year};25:99;;`), /„25:99“ ist kein Datum und keine Uhrzeit/],
  [csv(`"=HYPERLINK(""http://x"")";24.05.${year};;;`), /sieht aus wie eine Formel/],
  [csv(`+cmd|' /C calc'!A0;24.05.${year};;;`), /sieht aus wie eine Formel/],
  [csv(`${'x'.repeat(301)};24.05.${year};;;`), /länger als 300 Zeichen/],
  [ics('UID:x', 'SUMMARY:X', 'DTSTART:20310230T100000'), /gibt es im Kalender nicht/],
  [ics('UID:x', 'SUMMARY:X'), /Der Beginn fehlt/],
  [ics('UID:x', 'SUMMARY:X', 'quatsch', 'DTSTART:20310203T100000'), /nicht lesbar/],
  [ics('UID:x', 'SUMMARY:X', 'DTSTART:20310203T100000', 'DTEND:20310202T100000'), /vor dem Beginn/],
  [
    ics('UID:x', 'SUMMARY:X', `DTSTART:${year}0203T100000`, 'RRULE:FREQ=SECONDLY'),
    /Wiederholung kennt die Website nicht/,
  ],
])('an entry that is wrong is told with its reason and left out: %#', async (file, reason) => {
  const before = await count()
  const { zeilen } = await commit(file)
  expect(zeilen.map(({ ergebnis }) => ergebnis)).toEqual(['fehlerhaft'])
  expect(zeilen[0]?.fehler.join(' ')).toMatch(reason)
  expect(await count()).toBe(before)
})

test('what is right is imported although another row is wrong, and the same row twice is told', async () => {
  const row = `Probe eins;24.05.${year};;;`
  const file = csv(row, `Probe zwei;30.02.${year};;;`, row)
  const read = await commit(file)
  expect(results(read)).toEqual(['neu', 'fehlerhaft', 'fehlerhaft'])
  expect(read.zeilen[1]?.wann).toBe(`30.02.${year}`)
})

test('umlauts of windows-1252, emoji, right-to-left and hidden signs come through', async () => {
  const german = csv(`Frühjahrsputz;24.05.${year};;Bürgerhaus;`)
  const { zeichensatz, zeilen } = await preview(new Uint8Array(Buffer.from(german, 'latin1')))
  expect([zeichensatz, zeilen[0]?.titel]).toEqual(['Windows-1252', 'Frühjahrsputz'])
  const signs = await preview(csv(`🎻 ערב שירה\u202e\u0000 ﬁn;24.05.${year};;;`))
  expect(signs.zeilen[0]?.titel).toBe('🎻 ערב שירה ﬁn')
  const marked = await preview(`\ufeff${csv(`Mit Marke;24.05.${year};;;`)}`)
  expect(results(marked)).toEqual(['neu'])
})

test('columns with other names are chosen by hand', async () => {
  const file = `Was,Tag\nFest,24.05.${year}\n`
  const first = await preview(file)
  expect([first.zeilen, first.hinweise.length]).toEqual([[], 2])
  const chosen = encodeURIComponent(JSON.stringify({ titel: 0, datum_von: 1 }))
  expect(results(await preview(file, `?spalten=${chosen}`))).toEqual(['neu'])
})

test.each([
  ['', 400, /leer/],
  ['Titel;Datum\n"offen;24.05.2031\n', 400, /nicht lesbar/],
  [`Titel;Datum\n${'A;1.1.2031\n'.repeat(301)}`, 400, /mehr als 300 Einträge/],
  [`Titel;Datum\n${'x'.repeat(10_000_001)}`, 413, /größer als 10 MB/],
])('a file that cannot be read is refused in German: %#', async (file, status, reason) => {
  const reply = await office.upload('veranstaltungen/einlesen', file, token)
  expect([reply.status, JSON.stringify(reply.body)]).toEqual([
    status,
    expect.stringMatching(reason),
  ])
})

test('F30: a file full of anything is answered, never with a 500', async () => {
  const bytes = new Uint8Array(4096).map((_, index) => (index * 7919) % 256)
  for (const head of [
    '',
    'BEGIN:VCALENDAR\n',
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\n',
    'Titel;Datum\n',
  ]) {
    const file = new Uint8Array([...Buffer.from(head), ...bytes])
    const { status } = await office.upload('veranstaltungen/einlesen/vorschau', file, token)
    expect([200, 400]).toContain(status)
  }
  const choice = await office.upload('veranstaltungen/einlesen?spalten={', 'a;b', token)
  expect(choice.status).toBe(400)
})

test('two imports of one file at once make each event once', async () => {
  const file = csv(...[1, 2, 3].map((day) => `Doppelt;0${day}.05.${year};;;`))
  const before = await count()
  await Promise.all([commit(file), commit(file)])
  expect(await count()).toBe(before + 3)
})

test('only tourism and the administration import, deny by default', async () => {
  const file = csv(`Nein;24.05.${year};;;`)
  for (const path of ['veranstaltungen/einlesen', 'veranstaltungen/einlesen/vorschau']) {
    for (const rolle of ['rathaus', 'festival', 'autor', 'rat-verwaltung'] as const)
      expect((await office.upload(path, file, await office.logIn(rolle))).status).toBe(403)
    expect((await office.upload(path, file)).status).toBe(403)
  }
  const administration = await office.logIn('administration')
  const reply = await office.upload('veranstaltungen/einlesen/vorschau', file, administration)
  expect(reply.status).toBe(200)
})

test('a calendar of as many entries as are allowed is written as one, in time', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => `Nummer ${index};24.05.${year};;;`)
  const begun = performance.now()
  expect(new Set(results(await commit(csv(...rows))))).toEqual(new Set(['neu']))
  expect(performance.now() - begun).toBeLessThan(60_000)
})
