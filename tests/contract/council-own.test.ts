import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment, type Handlers, openHandlers, openPayload } from './content-api.ts'
import { addMeeting, addPaper, fillReaders, item, markers } from './council-town.ts'
import { german } from './writing.ts'

// What a member is shown first: their own meetings, the latest papers, what came since they were here.

let payload: Awaited<ReturnType<typeof openPayload>>
let handlers: Handlers
let council: Awaited<ReturnType<typeof fillReaders>>

beforeAll(async () => {
  const { url } = await createDatabase()
  payload = await openPayload(cmsEnvironment(url))
  handlers = await openHandlers()
  council = await fillReaders(payload)
})

const sessionOf = (who: keyof typeof council.numbers) => ({
  rat: { nummer: council.numbers[who] },
  intranet: null,
})

const own = async (who: keyof typeof council.numbers) =>
  (await handlers['ratsinfo/eigenes']({ payload, id: 0, params: {}, sessions: sessionOf(who) }))
    .answer

const titles = (list: readonly { titel: string }[]) => list.map(({ titel }) => titel)

test('a member’s next meetings are those of their committees, public or not', async () => {
  const { naechste } = await own('bau')
  expect(titles(naechste)).toEqual([`Rat ${markers.everybody}`, `Bau ${markers.building}`])
  expect(naechste.map(({ oeffentlich }) => oeffentlich)).toEqual([true, false])
  expect(titles((await own('geld')).naechste)).not.toContain(`Bau ${markers.building}`)
})

test('a meeting that is over stands among the last ones', async () => {
  const { council: committee } = council.committees
  await addMeeting(payload, committee.id, { titel: 'Gestern', beginn: '2021-01-05T17:00:00.000Z' })
  expect(titles((await own('geld')).letzte)).toEqual(['Gestern'])
})

test('the latest papers are those that the member sees', async () => {
  expect(titles((await own('bau')).vorlagen)).toEqual(
    [`Anlagen ${markers.everybody}`].concat(
      [markers.building, markers.members, markers.everybody].map((one) => `Vorlage ${one}`),
    ),
  )
})

const since = async (neu_seit: string, who: keyof typeof council.numbers, q = '') => {
  const params = calls.ratsinfo_suche.params.parse({ neu_seit, q })
  const { answer } = await handlers.ratsinfo_suche({
    payload,
    id: 0,
    params,
    sessions: sessionOf(who),
  })
  return answer.data.map(({ art, titel }) => `${art}: ${titel.map(({ text }) => text).join('')}`)
}

const now = async () => {
  const { rows } = await payload.db.pool.query<{ now: Date }>('select now()')
  return rows[0]?.now.toISOString() ?? ''
}

test('a new meeting is one thing that is new, and not as many as it has items', async () => {
  const before = await now()
  const { building } = council.committees
  await addMeeting(payload, building.id, {
    titel: 'Neue Sitzung',
    leserkreis: 'gremium',
    tagesordnung: [item('Eins'), item('Zwei')],
  })
  expect(await since(before, 'bau')).toEqual(['sitzungen: Neue Sitzung'])
  expect(await since(before, 'geld')).toEqual([])
})

test('an item that is added, and a paper that gets another file, are new; a changed word is not', async () => {
  const paper = await addPaper(payload, '2031/044', 'X', { dateien: [council.files.members.id] })
  const { docs } = await payload.find({
    collection: 'sitzungen',
    where: { titel: { equals: 'Neue Sitzung' } },
  })
  const [meeting] = docs
  if (meeting === undefined) throw new Error('no meeting')
  const before = await now()
  const tagesordnung = [...(meeting.tagesordnung ?? []), item('Drei')]
  const change = { ...german, data: { tagesordnung, _status: 'published' as const } }
  await payload.update({ collection: 'sitzungen', id: meeting.id, ...change })
  const renamed = { ...german, data: { titel: 'Anders', _status: 'published' as const } }
  await payload.update({ collection: 'vorlagen', id: paper.id, ...renamed })
  expect(await since(before, 'bau')).toEqual(['punkte: Drei'])
  const dateien = [council.files.everybody.id]
  const filed = { ...german, data: { dateien, _status: 'published' as const } }
  await payload.update({ collection: 'vorlagen', id: paper.id, ...filed })
  expect(await since(before, 'bau')).toEqual(['vorlagen: Anders', 'punkte: Drei'])
  expect(await since(before, 'bau', 'drei')).toEqual(['punkte: Drei'])
  expect(await since(before, 'bau', 'Sitzung')).toEqual([])
})

test('who is nobody’s member any more is shown nothing of a committee', async () => {
  expect(titles((await own('frueher')).naechste)).not.toContain(`Bau ${markers.building}`)
})

test.each([{ jahr: 9999 }, { monat: '9999-12' }, { monat: '2031-06' }])(
  'a year that is the last one to be written has an end, too: %o',
  async (period) => {
    const params = calls.sitzungsliste.params.parse(period)
    const asked = { payload, id: 0, params, sessions: sessionOf('geld') }
    const { data } = (await handlers.sitzungsliste(asked)).answer
    const june = [`Rat ${markers.everybody}`, `Finanzen ${markers.everybody}`]
    expect(new Set(titles(data))).toEqual(new Set(params.monat === '2031-06' ? june : []))
  },
)
