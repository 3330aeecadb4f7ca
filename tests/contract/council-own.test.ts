import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import {
  addMeeting,
  addPaper,
  days,
  item,
  markers,
  type OpenCouncil,
  openCouncil,
} from './council-town.ts'
import { german, numberOf } from './writing.ts'

// What a member is shown first: their own meetings, the latest papers, what came since they were here.
// What they read where they stand in for somebody (decision 0105).

let payload: OpenCouncil['payload']
let handlers: OpenCouncil['handlers']
let council: OpenCouncil['council']

beforeAll(async () => {
  ;({ payload, handlers, council } = await openCouncil())
})

const sessionOf = (who: keyof typeof council.numbers) => ({
  rat: { nummer: council.numbers[who] },
  intranet: null,
})

const anybody = { rat: null, intranet: null }

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

/** Has somebody stand in for the absent member at the meeting of the building committee. */
async function setSubstitute(row: Record<string, unknown>) {
  const away = { rat: council.members.bau, anwesenheit: 'entschuldigt' as const }
  const teilnahme = [{ ...away, vertretung: council.members.geld, ...row }]
  const { id } = council.meetings.building
  const data = { teilnahme, _status: 'published' as const }
  await payload.update({ collection: 'sitzungen', id, ...german, data })
}

/** What somebody reads of the meeting of the building committee: itself, its paper, its file. */
async function readsOfBuilding(who: keyof typeof council.numbers | 'nobody') {
  const sessions = who === 'nobody' ? anybody : sessionOf(who)
  const { seesCouncilFile } = await import('../../apps/cms/src/subjects/rat/api/index.ts')
  const asked = { payload, params: { sprache: 'de' as const }, sessions }
  const { building } = council.meetings
  const isThere = (answer: Promise<unknown>) => answer.then(() => true).catch(() => false)
  return [
    await isThere(handlers['sitzungen/{id}']({ ...asked, id: numberOf(building) })),
    await isThere(handlers['vorlagen/{id}']({ ...asked, id: numberOf(council.papers.building) })),
    await seesCouncilFile(payload, council.files.building, sessions),
  ]
}

const all = [true, true, true]
const nothing = [false, false, false]

test.each([
  ['before its first day', { vertretung_von: days.tomorrow }, nothing],
  ['on its first and last day', { vertretung_von: days.today, vertretung_bis: days.today }, all],
  ['until the day of the meeting, where nobody has said an end', {}, all],
  ['after its last day', { vertretung_bis: days.yesterday }, nothing],
  ['where the member comes after all', { anwesenheit: 'anwesend' }, nothing],
  ['where somebody else stands in', { vertretung: 'frueher' }, nothing],
] as const)(
  'a substitute reads what the committee does of that meeting %s: %o',
  async (_, row, may) => {
    const other = 'vertretung' in row ? { vertretung: council.members[row.vertretung] } : {}
    await setSubstitute({ ...row, ...other })
    expect(await readsOfBuilding('geld')).toEqual(may)
    // Whoever is represented reads on, and nobody else begins to.
    expect(await readsOfBuilding('bau')).toEqual(all)
    expect(await readsOfBuilding('nobody')).toEqual(nothing)
  },
)

test('a substitute reads nothing else of the committee, and nothing at all once the row is gone', async () => {
  const other = await addMeeting(payload, council.committees.building.id, {
    titel: 'Bau ein andermal',
    leserkreis: 'gremium',
  })
  const asked = { payload, params: { sprache: 'de' as const }, sessions: sessionOf('geld') }
  await setSubstitute({})
  const { answer } = await handlers['ratsinfo/eigenes']({ ...asked, id: 0, params: {} })
  expect(answer.naechste.map(({ titel }) => titel)).toContain(`Bau ${markers.building}`)
  await expect(handlers['sitzungen/{id}']({ ...asked, id: numberOf(other) })).rejects.toMatchObject(
    {
      code: 'not-found',
    },
  )
  await setSubstitute({ vertretung: null })
  expect(await readsOfBuilding('geld')).toEqual(nothing)
})

test('the day of a meeting that has been ends what its substitute sees', async () => {
  await setSubstitute({})
  const { id } = council.meetings.building
  const change = (beginn: string) =>
    payload.update({
      collection: 'sitzungen',
      id,
      ...german,
      data: { beginn, _status: 'published' },
    })
  await change(`${days.yesterday}T16:30:00.000Z`)
  expect(await readsOfBuilding('geld')).toEqual(nothing)
  await setSubstitute({ vertretung_bis: days.tomorrow })
  expect(await readsOfBuilding('geld')).toEqual(all)
  await change('2031-06-10T16:30:00.000Z')
  await setSubstitute({ vertretung: null })
})

test('a substitute of the committee sees what it alone sees when they are called, and not before', async () => {
  const { id } = council.committees.building
  const { mitglieder } = await payload.findByID({ collection: 'gremien', id, ...german })
  const seats = (mitglieder ?? []).map(({ funktion: _, rat, ...seat }) => ({
    ...seat,
    rat,
    funktion: rat === council.members.bau ? ('ersatz' as const) : ('mitglied' as const),
  }))
  const keep = (rows: typeof mitglieder) =>
    payload.update({
      collection: 'gremien',
      id,
      ...german,
      data: { mitglieder: rows, _status: 'published' },
    })
  await keep(seats)
  expect(await readsOfBuilding('bau')).toEqual(nothing)
  await setSubstitute({ rat: council.members.frueher, vertretung: council.members.bau })
  expect(await readsOfBuilding('bau')).toEqual(all)
  await setSubstitute({ vertretung: null })
  await keep(mitglieder)
})

test('minutes say who stood in for whom', async () => {
  await setSubstitute({})
  const { id } = council.meetings.building
  await payload.update({
    collection: 'sitzungen',
    id,
    ...german,
    data: { niederschrift: 'entwurf', _status: 'published' },
  })
  const asked = { payload, params: { sprache: 'de' as const }, sessions: sessionOf('bau') }
  const number = numberOf(council.meetings.building)
  const { answer } = await handlers['sitzungen/{id}']({ ...asked, id: number })
  expect(answer.teilnahme).toMatchObject([
    { nachname: 'Bau', anwesenheit: 'entschuldigt', vertretung: { nachname: 'Geld' } },
  ])
})
