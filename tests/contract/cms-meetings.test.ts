import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { todayInBerlin } from '../../apps/cms/src/platform/time/berlin.ts'
import { daysLater } from '../../apps/cms/src/platform/time/days.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { german, published } from './writing.ts'

// The clerk's way through a meeting: prepared from what its committee usually has.

let office: BackOffice
let clerk = ''
let gremium = ''
let empty = ''

beforeAll(async () => {
  office = await openBackOffice()
  clerk = await office.logIn('rat-verwaltung')
  const usual = {
    uebliche_uhrzeit: '18:30',
    ueblicher_ort: 'Rathaus',
    uebliche_tagesordnung: [
      { titel: 'Fragen', oeffentlich: true },
      { titel: 'Personal', oeffentlich: false },
      { titel: 'Bekanntgaben', oeffentlich: true },
      { titel: 'Zum Bad', oeffentlich: true, unterpunkt: true },
    ],
  }
  const add = async (titel: string, rest: object) => {
    const data = { ...published, titel, kuerzel: titel.slice(0, 3), sortierung: 1, ...rest }
    return (await office.payload.create({ collection: 'gremien', ...german, data })).id
  }
  gremium = await add('Rat', usual)
  empty = await add('Beirat', {})
})

const day = (days: number) => daysLater(todayInBerlin(), days)
const at = (days: number, rest: object = {}) => ({
  gremium,
  tag: day(days),
  uhrzeit: '18:30',
  ort: 'Rathaus',
  ...rest,
})
const prepare = (body: unknown, token = clerk) =>
  office.call('POST', 'sitzungen/vorbereiten', body, token)
const made = z.object({ id: z.string() })
const message = (body: object) =>
  z.object({ errors: z.array(z.object({ message: z.string() })) }).parse(body).errors[0]?.message

async function draftOf(id: string) {
  return office.payload.findByID({ collection: 'sitzungen', id, ...german, draft: true })
}

test('a prepared meeting is a draft with the usual agenda of its committee, numbered', async () => {
  const { status, body } = await prepare(at(20))
  expect(status).toBe(200)
  const doc = await draftOf(made.parse(body).id)
  expect(doc).toMatchObject({ titel: 'Rat', ort: 'Rathaus', oeffentlich: true, _status: 'draft' })
  const agenda = doc.tagesordnung ?? []
  expect(agenda.map(({ punkt, titel }) => [punkt, titel])).toEqual([
    ['1', 'Fragen'],
    ['N 1', 'Personal'],
    ['2', 'Bekanntgaben'],
    ['2.1', 'Zum Bad'],
  ])
  // Each item has its own number at once: what is copied shares none.
  expect(new Set(agenda.map(({ nummer }) => nummer)).size).toBe(4)
  const { rows } = await office.payload.db.pool.query(
    `select wer, vorgang from protokoll where sammlung = 'sitzungen' and dokument = $1`,
    [doc.id],
  )
  expect(rows).toEqual([{ wer: 'Probe', vorgang: 'angelegt' }])
})

test('the day is that of the town, in winter and in summer', async () => {
  const [winter, summer] = ['01-15', '07-15'].map((rest) => {
    const year = Number(todayInBerlin().slice(0, 4))
    const next = `${year}-${rest}`
    return next > todayInBerlin() ? next : `${year + 1}-${rest}`
  })
  for (const [tag, hour] of [
    [winter, '17:30'],
    [summer, '16:30'],
  ]) {
    const { body } = await prepare(at(0, { tag }))
    expect((await draftOf(made.parse(body).id)).beginn).toBe(`${tag}T${hour}:00.000Z`)
  }
})

test('a committee without a usual agenda gives an empty one, and a meeting nobody sees by mistake', async () => {
  const { body } = await prepare(at(21, { gremium: empty, uhrzeit: '8 Uhr', ort: '' }))
  const doc = await draftOf(made.parse(body).id)
  expect([doc.tagesordnung ?? [], doc.oeffentlich]).toEqual([[], false])
})

test.each([
  [{ gremium: 'nobody' }, 404, 'Dieses Gremium gibt es nicht.'],
  [{ gremium: undefined }, 400, 'Bitte wählen Sie das Gremium.'],
  [{ tag: '2031-02-30' }, 400, 'Diesen Tag gibt es im Kalender nicht.'],
  [{ tag: day(-1) }, 400, 'Dieser Tag ist vorbei.'],
  [{ tag: day(900) }, 400, 'Bitte prüfen Sie das Jahr: Der Tag ist weit weg.'],
  [{ uhrzeit: 'abends' }, 400, 'Bitte schreiben Sie die Uhrzeit so: 18:30'],
  [{ ort: 'x'.repeat(161) }, 400, 'Bitte kürzen Sie den Ort: höchstens 160 Zeichen.'],
])('%o is refused with what to do', async (rest, status, words) => {
  const refused = await prepare(at(30, rest))
  expect([refused.status, message(refused.body)]).toEqual([status, words])
})

test('what is no JSON is refused, not a fault', async () => {
  const { status } = await office.upload('sitzungen/vorbereiten', '{', clerk)
  expect(status).toBe(400)
})

test('two clerks at once make one meeting, and the second hears why', async () => {
  const other = await office.logIn('rat-verwaltung')
  const answers = await Promise.all([prepare(at(40)), prepare(at(40), other)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(message(refused?.body ?? {})).toContain('schon eine Sitzung')
  // A draft that was moved to another day makes room.
  const first = answers.find(({ status }) => status === 200)
  const id = made.parse(first?.body).id
  const data = { beginn: `${day(41)}T17:00:00.000Z`, _status: 'draft' }
  await office.call('PATCH', `sitzungen/${id}?draft=true`, data, clerk)
  expect((await prepare(at(40))).status).toBe(200)
})

test.each(['rathaus', 'tourismus', 'intranet-redaktion', 'autor'] as const)(
  '%s prepares no meeting and learns of no committee',
  async (rolle) => {
    const token = await office.logIn(rolle)
    expect((await prepare(at(50), token)).status).toBe(403)
    expect((await office.call('GET', 'sitzungen/vorbereiten', undefined, token)).status).toBe(403)
  },
)

test('nobody prepares one without a login', async () => {
  expect((await prepare(at(50), '')).status).toBe(403)
})

const choices = z.object({
  gremien: z.array(z.looseObject({ titel: z.string() })),
  frist: z.number(),
})
const ask = async () =>
  choices.parse((await office.call('GET', 'sitzungen/vorbereiten', undefined, clerk)).body)

test('the dialog knows what a committee usually has, and the period of the town', async () => {
  const { gremien, frist } = await ask()
  expect(frist).toBe(7)
  expect(gremien.find(({ titel }) => titel === 'Rat')).toMatchObject({
    uhrzeit: '18:30',
    ort: 'Rathaus',
    punkte: 4,
  })
  const settings = { ortsname: 'Bad Probe', meldung_email: 'a@b.example', ladungsfrist_tage: 10 }
  const names = { tourismus: { name: 'T' }, rathaus: { name: 'R' } }
  await office.payload.updateGlobal({
    slug: 'einstellungen',
    ...german,
    data: { ...settings, ...names },
  })
  expect((await ask()).frist).toBe(10)
})
