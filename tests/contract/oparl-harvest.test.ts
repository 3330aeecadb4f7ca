import { beforeAll, beforeEach, expect, test } from 'vitest'
import { days } from './council-town.ts'
import { altered, gone, long, startHarvest } from './oparl-changes.ts'
import { german, numberOf } from './writing.ts'

// What whoever harvests hears of: what has changed, and what everybody could see and can no longer.

let town: Awaited<ReturnType<typeof startHarvest>>
let changes: typeof town.changes

beforeAll(async () => {
  town = await startHarvest()
  changes = town.changes
})

beforeEach(() => town.forget())

const meeting = () => `meeting/${numberOf(town.council.meetings.council)}`
const paper = () => `paper/${numberOf(town.council.papers.everybody)}`
const attached = () => `paper/${numberOf(town.council.papers.attached)}`
const file = () => `file/${numberOf(town.council.files.everybody)}`

async function openItem(oeffentlich: boolean) {
  const { id, tagesordnung } = await town.agenda()
  const [first, ...rest] = tagesordnung
  const data = { tagesordnung: first ? [{ ...first, oeffentlich }, ...rest] : rest }
  await town.payload.update({ collection: 'sitzungen', id, ...german, data })
}

test('an item that is made non-public is deleted, and public again it is the same object', async () => {
  const { tagesordnung } = await town.agenda()
  const itemId = `agendaitem/${tagesordnung[0]?.nummer}`
  const consultation = `consultation/${numberOf(town.council.papers.everybody)}-${tagesordnung[0]?.nummer}`
  await openItem(false)
  const changed = await changes()
  expect(gone(changed)).toStrictEqual([itemId, consultation])
  expect(altered(changed)).toStrictEqual([meeting(), paper()].toSorted())
  const { modified, ...left } = { modified: '', ...changed.get(itemId) }
  expect(modified).toMatch(/^2[01]\d\d-/)
  expect(modified > long).toBe(true)
  expect(left).toStrictEqual({
    id: `${town.entrance}${itemId}`,
    type: 'https://schema.oparl.org/1.1/AgendaItem',
    created: long,
    deleted: true,
  })
  const client = town.client()
  expect(await client.readObject(`${town.entrance}${itemId}`)).toStrictEqual(changed.get(itemId))
  const list = await client.readList(`${town.entrance}body/1/agendaitem`)
  expect(list.map(({ id }) => id)).not.toContain(`${town.entrance}${itemId}`)

  await openItem(true)
  const back = await changes()
  expect(gone(back)).toStrictEqual([])
  expect(back.get(itemId)).toMatchObject({ created: long, name: 'Punkt Markeroffen' })
})

test('a meeting that is made non-public takes what it holds along', async () => {
  const { id } = town.council.meetings.council
  const open = (oeffentlich: boolean) =>
    town.payload.update({
      collection: 'sitzungen',
      id,
      ...german,
      data: { oeffentlich, ort: 'Rathaus' },
    })
  await open(true)
  expect(altered(await changes())).toContain(meeting().replace('meeting', 'location'))
  await open(false)
  const changed = await changes()
  expect(gone(changed).map((one) => one.split('/')[0])).toStrictEqual([
    'agendaitem',
    'consultation',
    'location',
    'meeting',
  ])
  expect(altered(changed)).toStrictEqual([paper()])
  await open(true)
  expect(gone(await changes())).toStrictEqual([])
})

test('a paper that is taken back is deleted, with its consultations and its files', async () => {
  const { id } = town.council.papers.everybody
  const open = (oeffentlich: boolean) =>
    town.payload.update({ collection: 'vorlagen', id, ...german, data: { oeffentlich } })
  await open(false)
  const changed = await changes()
  expect(gone(changed).map((one) => one.split('/')[0])).toStrictEqual(['consultation', 'paper'])
  // The file is another paper's too, and names one fewer.
  expect(altered(changed)).toContain(file())
  await open(true)
  expect(altered(await changes())).toContain(paper())
})

test('a paper that the administration has withdrawn stays readable and says so', async () => {
  const { id } = town.council.papers.everybody
  const withdraw = (zurueckgezogen_am: string | null) =>
    town.payload.update({ collection: 'vorlagen', id, ...german, data: { zurueckgezogen_am } })
  await withdraw(days.today)
  const changed = await changes()
  expect(changed.get(paper())).toMatchObject({ keyword: ['zurückgezogen'] })
  expect(gone(changed)).toStrictEqual([])
  await withdraw(null)
})

test('a file that is ticked no more is deleted, and what held it holds it no more', async () => {
  const { id } = town.council.files.everybody
  const open = (oeffentlich: boolean) =>
    town.payload.update({ collection: 'dokumente', id, ...german, data: { oeffentlich } })
  await open(false)
  const changed = await changes()
  expect(gone(changed)).toStrictEqual([file()])
  expect(altered(changed)).toStrictEqual([paper(), attached()].toSorted())
  expect(changed.get(paper())).not.toHaveProperty('auxiliaryFile')
  await open(true)
  expect(altered(await changes())).toStrictEqual([file(), paper(), attached()].toSorted())
})

test('a title that changes is a change of the file and of what holds it, and its address stays', async () => {
  const { id } = town.council.files.everybody
  await town.payload.update({
    collection: 'dokumente',
    id,
    ...german,
    data: { titel: 'Lageplan 2: „Süd“' },
  })
  const changed = await changes()
  expect(altered(changed)).toStrictEqual([file(), paper(), attached()].toSorted())
  expect(changed.get(file())).toMatchObject({ fileName: 'Lageplan-2-Sud.pdf' })
})

test('a file that others have replaced stays, and says that it is a former one', async () => {
  const { id } = town.council.papers.attached
  await town.payload.update({ collection: 'vorlagen', id, ...german, data: { dateien: [] } })
  const { id: other } = town.council.papers.everybody
  await town.payload.update({ collection: 'vorlagen', id: other, ...german, data: { dateien: [] } })
  const changed = await changes()
  expect(gone(changed)).toStrictEqual([])
  expect(changed.get(file())).toMatchObject({ keyword: ['frühere Fassung'] })
})

test('a member or committee that is taken back leaves no address that leads nowhere', async () => {
  const state = (collection: 'raete' | 'gremien', id: string, _status: 'draft' | 'published') =>
    town.payload.update({ collection, id, ...german, data: { _status } })
  await state('raete', town.council.members.bau, 'draft')
  const person = await changes()
  expect(gone(person).map((one) => one.split('/')[0])).toStrictEqual([
    'membership',
    'membership',
    'person',
  ])
  await state('raete', town.council.members.bau, 'published')
  await changes()
  await state('gremien', town.council.committees.council.id, 'draft')
  const changed = await changes()
  expect(gone(changed)).toContain(`organization/${numberOf(town.council.committees.council)}`)
  expect(changed.get(meeting())).not.toHaveProperty('organization')
  await state('gremien', town.council.committees.council.id, 'published')
  expect((await changes()).get(meeting())).toHaveProperty('organization')
})
