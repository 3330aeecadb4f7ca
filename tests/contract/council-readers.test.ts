import { beforeAll, expect, test } from 'vitest'
import { days, markers, type OpenCouncil, openCouncil } from './council-town.ts'
import { german, numberOf } from './writing.ts'

// Spec 2.6, 6; decision 0070: public, all members, members of a committee. Reliability T02, T10, T51.

let payload: OpenCouncil['payload']
let handlers: OpenCouncil['handlers']
let council: OpenCouncil['council']

beforeAll(async () => {
  ;({ payload, handlers, council } = await openCouncil())
})

type Who = 'nobody' | 'bau' | 'geld' | 'frueher'

const sessionsOf = (who: Who) => ({
  rat: who === 'nobody' ? null : { nummer: council.numbers[who] },
  intranet: null,
})

const words = Object.values(markers)

/** Everything that the calls of the council answer somebody, as text. */
async function everything(who: Who): Promise<string> {
  const asked = { payload, id: 0, sessions: sessionsOf(who) }
  const { calls } = await import('@kurstadt/contract')
  const lists = [
    await handlers.sitzungen({ ...asked, params: calls.sitzungen.params.parse({}) }),
    await handlers.vorlagen({ ...asked, params: calls.vorlagen.params.parse({}) }),
    await handlers.ratsinfo({ ...asked, params: calls.ratsinfo.params.parse({}) }),
    await handlers.sitzungsliste({ ...asked, params: { sprache: 'de', jahr: 2031 } }),
    await handlers.gremien({ ...asked, params: calls.gremien.params.parse({}) }),
    await handlers.raete({ ...asked, params: calls.raete.params.parse({}) }),
  ]
  const searches = await Promise.all(
    ['', ...words].map((q) =>
      handlers.ratsinfo_suche({
        ...asked,
        params: calls.ratsinfo_suche.params.parse({ q, pro_seite: 100 }),
      }),
    ),
  )
  return JSON.stringify([...lists, ...searches].map(({ answer }) => answer))
}

const seen = (text: string) => words.filter((word) => text.includes(word))

test.each([
  ['nobody', [markers.everybody]],
  ['bau', [markers.everybody, markers.members, markers.building]],
  ['geld', [markers.everybody, markers.members, markers.finance]],
  ['frueher', [markers.everybody, markers.members]],
] as const)(
  '%s reads what is for them in every list and search, and nothing else',
  async (who, may) => {
    expect(new Set(seen(await everything(who)))).toEqual(new Set<string>(may))
  },
)

test.each([
  ['nobody', { council: true, building: false, finance: true }],
  ['bau', { council: true, building: true, finance: true }],
  ['geld', { council: true, building: false, finance: true }],
  ['frueher', { council: true, building: false, finance: true }],
] as const)('%s finds the meetings that are for them, by number too', async (who, may) => {
  for (const [name, isThere] of Object.entries(may)) {
    const meeting = Object.entries(council.meetings).find(([one]) => one === name)?.[1]
    const asked = { payload, params: { sprache: 'de' as const }, sessions: sessionsOf(who) }
    const answer = handlers['sitzungen/{id}']({ ...asked, id: numberOf(meeting ?? {}) })
    if (isThere) expect((await answer).answer.titel).toContain('Marker')
    else await expect(answer, name).rejects.toMatchObject({ code: 'not-found' })
  }
})

test.each([
  ['nobody', ['everybody', 'attached']],
  ['bau', ['everybody', 'attached', 'members', 'building']],
  ['geld', ['everybody', 'attached', 'members', 'finance']],
  ['frueher', ['everybody', 'attached', 'members']],
] as const)('%s finds the papers that are for them, by number too', async (who, may) => {
  const found: string[] = []
  for (const [name, paper] of Object.entries(council.papers)) {
    const asked = { payload, params: { sprache: 'de' as const }, sessions: sessionsOf(who) }
    const answer = await handlers['vorlagen/{id}']({ ...asked, id: numberOf(paper) }).catch(
      () => null,
    )
    if (answer !== null) found.push(name)
  }
  expect(new Set(found)).toEqual(new Set<string>(may))
})

test.each([
  ['nobody', ['everybody']],
  ['bau', ['everybody', 'members', 'building']],
  ['geld', ['everybody', 'members', 'finance']],
  ['frueher', ['everybody', 'members']],
] as const)('%s gets the files that are for them', async (who, may) => {
  const { seesCouncilFile } = await import('../../apps/cms/src/subjects/rat/api/index.ts')
  const found: string[] = []
  for (const [name, file] of Object.entries(council.files))
    if (await seesCouncilFile(payload, file, sessionsOf(who))) found.push(name)
  expect(new Set(found)).toEqual(new Set<string>(may))
})

test('a file says whether everybody gets it; one of a paper that is not public never does', async () => {
  const ask = async (who: Who, paper: keyof typeof council.papers) => {
    const asked = { payload, params: { sprache: 'de' as const }, sessions: sessionsOf(who) }
    const id = numberOf(council.papers[paper])
    const { answer } = await handlers['vorlagen/{id}']({ ...asked, id })
    return answer.dateien.map(({ titel, oeffentlich }) => [titel, oeffentlich])
  }
  const everybodys = [`Datei ${markers.everybody}`, true]
  expect(await ask('nobody', 'everybody')).toEqual([everybodys])
  expect(await ask('bau', 'everybody')).toEqual([everybodys, [`Datei ${markers.members}`, false]])
  expect(await ask('bau', 'building')).toEqual([[`Datei ${markers.building}`, false]])
  expect(await ask('bau', 'attached')).toEqual([everybodys])
  expect(await ask('geld', 'attached')).toEqual([everybodys, [`Datei ${markers.finance}`, false]])
})

test('what is for one committee of a public meeting or paper is in no row that all members find', async () => {
  const { rows } = await payload.db.pool.query(
    `select typ, nummer, dateien from ratsinfo_interne_suchtexte
     where kreis is null and (vektor @@ to_tsquery('german', $1) or $2::uuid = any(dateien)
       or worte ilike '%' || $1 || '%')`,
    [markers.finance, council.files.finance.id],
  )
  expect(rows).toEqual([])
})

test('the words of a file that is not public lead nobody to the public paper that names it', async () => {
  const { rows } = await payload.db.pool.query(
    `select typ, nummer from ratsinfo_suchtexte
     where vektor @@ to_tsquery('german', $1) or worte ilike '%' || $1 || '%'`,
    [markers.members],
  )
  expect(rows).toEqual([])
})

test('minutes are for members as long as they are a draft', async () => {
  const ask = async (who: Who) => {
    const asked = { payload, params: { sprache: 'de' as const }, sessions: sessionsOf(who) }
    const id = numberOf(council.meetings.council)
    return (await handlers['sitzungen/{id}']({ ...asked, id })).answer
  }
  expect((await ask('nobody')).niederschrift).toBeNull()
  expect((await ask('nobody')).tagesordnung.map(({ beratung }) => beratung)).toEqual([null])
  expect((await ask('bau')).niederschrift).toEqual({ istEntwurf: true, genehmigt_am: null })
  expect((await ask('bau')).tagesordnung[0]?.beratung).toBe(markers.members)
})

async function setEnd(bis: string | null) {
  const { id } = council.committees.building
  const { mitglieder } = await payload.findByID({ collection: 'gremien', id, ...german })
  const [first, ...rest] = mitglieder ?? []
  if (first === undefined) throw new Error('a committee without members')
  const data = { mitglieder: [{ ...first, bis }, ...rest], _status: 'published' as const }
  await payload.update({ collection: 'gremien', id, ...german, data })
}

test('whoever leaves a committee sees nothing of it from the next request on', async () => {
  await setEnd(days.yesterday)
  expect(seen(await everything('bau'))).not.toContain(markers.building)
  await setEnd(days.today)
  expect(seen(await everything('bau'))).toContain(markers.building)
})

test('what is no longer public leaves every public answer and the search with the same save', async () => {
  const { id } = council.papers.everybody
  const change = (oeffentlich: boolean) =>
    payload.update({
      collection: 'vorlagen',
      id,
      ...german,
      data: { oeffentlich, _status: 'published' },
    })
  const isThere = async (who: Who) => (await everything(who)).includes('Vorlage Markeroffen')
  await change(false)
  expect([await isThere('nobody'), await isThere('bau')]).toEqual([false, true])
  await change(true)
  expect(await isThere('nobody')).toBe(true)
})

test('a limit that somebody chooses never shows more: another committee’s number finds nothing', async () => {
  const { calls } = await import('@kurstadt/contract')
  const gremium_id = numberOf(council.committees.building)
  const params = calls.ratsinfo_suche.params.parse({ gremium_id })
  const { answer } = await handlers.ratsinfo_suche({
    payload,
    id: 0,
    params,
    sessions: sessionsOf('geld'),
  })
  expect(answer.data).toEqual([])
})
