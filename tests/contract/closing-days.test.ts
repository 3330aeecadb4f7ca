import { calls } from '@kurstadt/contract'
import { aktiveDienste, type Lage } from '@kurstadt/contract/datenschutz'
import { beforeAll, expect, test } from 'vitest'
import { closingDays } from '../../apps/cms/src/platform/time/holidays.ts'
import { type RunningTown, startTown } from './running-town.ts'
import { german, numberOf, published } from './writing.ts'

let running: RunningTown

beforeAll(async () => {
  running = await startTown()
})

const heute = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
const read = async (sprache: 'de' | 'en') =>
  calls.einstellungen.answer.parse(await running.read(`einstellungen?sprache=${sprache}`))
    .schliesstage

test('W5: the settings tell the public holidays of Baden-Württemberg before anybody chose a state', async () => {
  const of = { land: 'BW', heute, sprache: 'de' } as const
  expect(await read('de')).toStrictEqual(closingDays([], of))
})

test('W5: a day that an editor enters once is told with the holidays of the state that was chosen', async () => {
  const data = {
    bundesland: 'SN' as const,
    schliesstage: [{ tag: heute, anlass: 'Betriebsausflug' }],
  }
  const { payload } = running
  await payload.updateGlobal({ slug: 'einstellungen', ...german, data })
  const own = [{ tag: heute, anlass: 'Betriebsausflug' }]
  expect(await read('de')).toStrictEqual(closingDays(own, { land: 'SN', heute, sprache: 'de' }))
  expect((await read('en')).map(({ tag }) => tag)).toContain(heute)
})

/** A daily series around the days on which Saxony and Baden-Württemberg keep different holidays. */
async function addPausing() {
  const year = Number(heute.slice(0, 4)) + 1
  const [first, last] = [`${year}-10-30`, `${year}-11-02`]
  const serie = {
    blockType: 'serie' as const,
    rhythmus: 'taeglich' as const,
    abstand: 1,
    bis: `${last}T12:00:00.000Z`,
    nicht_an_feiertagen: true,
  }
  const made = await running.payload.create({
    collection: 'veranstaltungen',
    ...german,
    data: {
      ...published,
      titel: 'Führung durch die Trinkhalle',
      datum_von: `${first}T12:00:00.000Z`,
      datum_bis: `${first}T12:00:00.000Z`,
      timeFrom: '10:00',
      status: 'geplant',
      serie: [serie],
    },
  })
  const address = `veranstaltungen/${numberOf(made)}`
  const read = async (sprache: 'de' | 'en') =>
    calls['veranstaltungen/{id}'].answer.parse(await running.read(`${address}?sprache=${sprache}`))
  return {
    year,
    pauses: async (sprache: 'de' | 'en') => (await read(sprache)).serie?.ausnahmen,
    days: async () => (await read('de')).termine?.map(({ datum_von }) => datum_von.slice(5)),
    listed: async () => {
      const query = `veranstaltungen?sprache=de&von=${first}&bis=${last}&pro_seite=100`
      const { data } = calls.veranstaltungen.answer.parse(await running.read(query))
      return data.filter(({ id }) => id === numberOf(made)).map((one) => one.datum_von.slice(5))
    },
    calendar: async () => (await running.api.get(`/api/cms/${address}.ics?sprache=de`)).text(),
  }
}

test('W5: a series leaves out public holidays in answers, lists and calendars, and follows the state', async () => {
  const { year, pauses, days, listed, calendar } = await addPausing()
  const reformation = {
    datum: `${year}-10-31`,
    dateFrom: `31.10.${year}`,
    grund: 'Reformationstag',
  }
  expect(await pauses('de')).toEqual([reformation])
  expect(await days()).toEqual(['10-30', '11-01', '11-02'])
  expect(await listed()).toEqual(await days())
  expect(await calendar()).toContain(`EXDATE;TZID=Europe/Berlin:${year}1031T100000`)
  const { payload } = running
  const data = { bundesland: 'BW' as const }
  await payload.updateGlobal({ slug: 'einstellungen', ...german, data })
  const { followHolidays } = await import(
    '../../apps/cms/src/subjects/veranstaltungen/jobs/index.ts'
  )
  expect([await followHolidays(running), await followHolidays(running)]).toEqual([1, 0])
  expect(await days()).toEqual(['10-30', '10-31', '11-02'])
  expect(await listed()).toEqual(await days())
  expect(await pauses('de')).toMatchObject([{ grund: 'Allerheiligen' }])
})

const statement = async (sprache: 'de' | 'en' = 'de') =>
  calls.barrierefreiheit.answer.parse(await running.read(`barrierefreiheit?sprache=${sprache}`))

test('accessibility: as long as nobody has checked anything, nothing is declared', async () => {
  const { angebote, schlichtung } = await statement()
  expect(angebote.map(({ angebot }) => angebot)).toEqual(['website', 'app', 'rat', 'intranet'])
  expect(angebote.every(({ pruefung, ausnahmen }) => !pruefung && ausnahmen.length === 0)).toBe(
    true,
  )
  expect(schlichtung).toBeNull()
})

test('accessibility: what is declared goes out with its language, and the form refuses contradictions', async () => {
  const { payload } = running
  const at = { slug: 'barrierefreiheit', overrideAccess: true } as const
  const website = {
    status: 'teilweise' as const,
    geprueft: heute,
    methode: 'selbst' as const,
    ausnahmen: [{ grund: 'offen' as const, was: 'Alte Pläne.', bis: '2020-01-31' }],
  }
  await payload.updateGlobal({ ...at, ...german, data: { website } })
  const [declared] = (await statement('en')).angebote
  expect(declared?.pruefung).toMatchObject({ status: 'teilweise', geprueft: heute })
  const overdue = { sprache: 'de', was: 'Alte Pläne.', bis: '2020-01-31', ueberfaellig: true }
  expect(declared?.ausnahmen).toMatchObject([overdue])
  const wrong = { website: { ...website, status: 'vollstaendig' as const } }
  await expect(payload.updateGlobal({ ...at, ...german, data: wrong })).rejects.toThrow(/Ergebnis/)
})

test('accessibility: a page names its version in Leichte Sprache, and a changed text is found', async () => {
  const { payload, town } = running
  const at = { collection: 'seiten', overrideAccess: true, locale: 'de' } as const
  const all = await payload.find({ ...at, where: { nummer: { exists: true } }, pagination: false })
  const full = all.docs.find(({ nummer }) => nummer === town.full.nummer)
  const easy = all.docs.find(({ pfad, id }) => pfad && !pfad.endsWith('*') && id !== full?.id)
  if (!(full && easy)) throw new Error('The town has no two pages.')
  const save = (data: object) => payload.update({ ...at, id: full.id, data })
  const page = async (sprache: string) =>
    calls['seiten/{id}'].answer.parse(
      await running.read(`seiten/${town.full.nummer}?sprache=${sprache}`),
    ).leichteSprache
  expect(await save({ leichte_fassung: easy.id })).toMatchObject({ leichte_zustand: 'aktuell' })
  expect([await page('de'), await page('en')]).toEqual([easy.pfad, null])
  expect((await statement()).gemessen.leichte_sprache).toBe(1)
  expect(await save({ titel: 'Anders' })).toMatchObject({ leichte_zustand: 'geaendert' })
  expect(await save({ leichte_passt: true })).toMatchObject({ leichte_zustand: 'aktuell' })
})

test('accessibility: a block may show one film alone; one that is gone shows none', async () => {
  const films = async (query: string) =>
    calls.videos.answer.parse(await running.read(`videos?${query}`)).data.map(({ id }) => id)
  const { video } = running.town.erleben
  expect(await films(`video_id=${video}`)).toEqual([video])
  expect(await films('video_id=0')).toEqual([])
})

const ask = (statement: string) => running.payload.db.drizzle.execute(statement)
const angaben = calls.datenschutzangaben.answer
const readAngaben = async () => angaben.parse(await running.read('datenschutzangaben'))
const changes = async () =>
  (await ask(`select from content_changes where tags @> '{datenschutzangaben}'`)).rows.length

test('privacy: the notice names what processes and settings have switched on, and nothing else', async () => {
  const { reportServices } = await import('../../apps/cms/src/subjects/datenschutz/index.ts')
  const worker = (lage: Lage) => reportServices(running.payload, 'job-worker', aktiveDienste(lage))
  const named = async () => (await readAngaben()).dienste.map(({ name }) => name)
  const before = await named()
  for (const off of ['mailserver', 'fehlerdienst', 'zahlung', 'medienspeicher'])
    expect(before).not.toContain(off)
  await worker({ SMTP_URL: 'smtps://wer:geheim@mail.stadt.example' })
  expect((await readAngaben()).dienste).toContainEqual({
    name: 'mailserver',
    empfaenger: ['mail.stadt.example'],
  })
  expect(JSON.stringify(await readAngaben())).not.toContain('geheim')
  const told = await changes()
  await worker({ SMTP_URL: 'smtps://wer:geheim@mail.stadt.example' })
  expect(await changes()).toBe(told)
  await worker({})
  expect(await named()).toEqual(before)
  expect(await changes()).toBe(told + 1)
})

test('privacy: a row that nobody understands takes no service away', async () => {
  const dienste = JSON.stringify([
    { name: 'gibt-es-nicht', empfaenger: ['x.example'] },
    { name: 'fehlerdienst' },
    { name: 'mailserver', empfaenger: ['mail.stadt.example'] },
  ])
  await ask(`insert into dienste (prozess, angaben)
    values ('frueher', '${dienste}'), ('leer', '7')`)
  const { dienste: named } = await readAngaben()
  expect(named).toContainEqual({ name: 'mailserver', empfaenger: ['mail.stadt.example'] })
  await ask(`delete from dienste`)
})

test('privacy: the time that requests are kept is the one of the settings', async () => {
  const days = async () =>
    (await readAngaben()).fristen.find(({ name }) => name === 'anfragen')?.wert
  expect(await days()).toBe(180)
  await running.payload.updateGlobal({
    slug: 'einstellungen',
    ...german,
    data: { anfragen_tage: 45 },
  })
  expect(await days()).toBe(45)
})
