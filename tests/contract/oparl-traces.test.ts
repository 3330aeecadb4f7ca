import { beforeAll, beforeEach, expect, test } from 'vitest'
import { hidden } from './council-hidden.ts'
import { addMeeting, addPaper, days, item } from './council-town.ts'
import { altered, gone, startHarvest } from './oparl-changes.ts'
import { german, numberOf } from './writing.ts'

// What is left of what was public, and nothing of what never was.

let town: Awaited<ReturnType<typeof startHarvest>>
let changes: typeof town.changes

beforeAll(async () => {
  town = await startHarvest()
  changes = town.changes
})

beforeEach(() => town.forget())

test('what is deleted for good is remembered by its address and its times alone', async () => {
  const { committees } = town.council
  const made = await addMeeting(town.payload, committees.building.id, {
    titel: 'Zum Löschen',
    oeffentlich: true,
    tagesordnung: [item('Auch das', { oeffentlich: true })],
  })
  expect(altered(await changes())).toContain(`meeting/${numberOf(made)}`)
  await town.payload.delete({ collection: 'sitzungen', id: made.id, ...german })
  const changed = await changes()
  expect(gone(changed)).toContain(`meeting/${numberOf(made)}`)
  const { rows } = await town.payload.db.pool.query(
    'select inhalt, teile from oparl_objekte where quelle = $1',
    [made.id],
  )
  expect(rows).toStrictEqual([
    { inhalt: null, teile: [] },
    { inhalt: null, teile: [] },
  ])
})

test('a committee that is deleted for good is named by no meeting and no person', async () => {
  const { id } = town.council.committees.building
  await town.payload.delete({ collection: 'gremien', id, ...german })
  const changed = await changes()
  expect(gone(changed)).toContain(`organization/${numberOf(town.council.committees.building)}`)
})

test('what never was public leaves no trace, whatever becomes of it', async () => {
  const count = async () => {
    const { rows } = await town.payload.db.pool.query(
      'select count(*)::int as n from oparl_objekte',
    )
    return JSON.stringify(rows)
  }
  const before = await count()
  const secret = await addPaper(town.payload, '2031/090', hidden[0] ?? '', {})
  const draft = await addPaper(town.payload, '2031/091', hidden[1] ?? '', {
    oeffentlich: true,
    _status: 'draft',
  })
  for (const { id } of [secret, draft])
    await town.payload.delete({ collection: 'vorlagen', id, ...german })
  expect(await count()).toStrictEqual(before)
  const response = await town.fetchAddress(`${town.entrance}paper/${numberOf(secret)}`)
  expect(response.status).toBe(404)
  expect((await changes()).size).toBe(0)
})

test('a draft of something public changes nothing, and neither does what is not public of it', async () => {
  const { id, tagesordnung } = await town.agenda()
  const change = (draft: boolean, data: object) =>
    town.payload.update({ collection: 'sitzungen', id, ...german, draft, data })
  await change(true, { titel: `Entwurf ${hidden[0]}`, _status: 'draft' })
  expect((await changes()).size).toBe(0)
  const more = [...tagesordnung, item(`Neu ${hidden[0]}`), item('Auch neu')]
  await change(false, { titel: 'Rat Markeroffen', _status: 'published', tagesordnung: more })
  expect((await changes()).size).toBe(0)
})

test('a paper becomes public at its hour', async () => {
  const made = await addPaper(town.payload, '2031/095', 'Späterwort', {
    oeffentlich: true,
    oeffentlich_ab: '2099-01-01T08:00:00.000Z',
  })
  expect((await changes()).size).toBe(0)
  const { releasePaper } = await import('../../apps/cms/src/subjects/rat/jobs/index.ts')
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  await oneTransaction(town.payload, (req) => releasePaper(req, made.id))
  expect(altered(await changes())).toStrictEqual([`paper/${numberOf(made)}`])
})

test('a seat that begins later is told of on its day', async () => {
  const { id } = town.council.committees.finance
  const { mitglieder } = await town.payload.findByID({ collection: 'gremien', id, ...german })
  const seat = { rat: town.council.members.bau, funktion: 'vorsitz' as const, von: days.tomorrow }
  const data = { mitglieder: [...(mitglieder ?? []), seat] }
  await town.payload.update({ collection: 'gremien', id, ...german, data })
  expect((await changes()).size).toBe(0)
  await town.payload.db.pool.query('update gremien_mitglieder set von = $1 where von = $2', [
    `${days.yesterday}T12:00:00Z`,
    `${days.tomorrow}T12:00:00Z`,
  ])
  expect(await town.keepAll()).toBeGreaterThan(0)
  const changed = await changes()
  const [seatId = ''] = altered(changed).filter((one) => one.startsWith('membership/'))
  expect(changed.get(seatId)).toMatchObject({ role: 'Vorsitz', startDate: days.yesterday })
})

test('whoever stood in for somebody takes part once the minutes are public, and nobody before', async () => {
  const { council: meeting } = town.council.meetings
  const { bau: rat, geld: vertretung } = town.council.members
  const minutes = (niederschrift: 'entwurf' | 'oeffentlich') =>
    town.payload.update({
      collection: 'sitzungen',
      id: meeting.id,
      ...german,
      data: {
        teilnahme: [{ rat, anwesenheit: 'entschuldigt', vertretung }],
        niederschrift,
        _status: 'published',
      },
    })
  const path = `meeting/${numberOf(meeting)}`
  await minutes('entwurf')
  expect(altered(await changes())).not.toContain(path)
  await minutes('oeffentlich')
  const changed = await changes()
  expect(changed.get(path)).toMatchObject({
    participant: [`${town.entrance}person/${town.council.numbers.geld}`],
  })
})
