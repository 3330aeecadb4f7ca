import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { days, type OpenCouncil, openCouncil } from './council-town.ts'
import { german, numberOf, published } from './writing.ts'

// Names that the council's entries have outside its own pages, as long as they hold.

let payload: OpenCouncil['payload']
let handlers: OpenCouncil['handlers']
let council: OpenCouncil['council']

beforeAll(async () => {
  ;({ payload, handlers, council } = await openCouncil({ hasPages: true }))
})

async function find(q: string) {
  const params = calls.suche.params.parse({ q })
  const { answer } = await handlers.suche({ payload, id: 0, params })
  return answer.data.map(({ _source: { titel, auszug } }) => `${titel}: ${auszug}`)
}

test('the town’s search finds a member from the first day to the last, whenever the entry was saved', async () => {
  const add = (nachname: string, term: object) =>
    payload.create({
      collection: 'raete',
      ...german,
      data: { ...published, vorname: 'Uli', nachname, fraktion: 'Grüne', ...term },
    })
  await add('Neu', { seit: days.tomorrow })
  await add('Fertig', { seit: '2020-01-01', bis: days.yesterday })
  const { id } = await add('Noch', { seit: days.today, bis: days.today })
  expect(await find('Uli')).toEqual(['Uli Noch: Mitglied des Gemeinderats, Grüne'])
  // A day later, as far as what is kept of it knows.
  await payload.db.pool.query('update suchtexte set bis = bis - 1 where dokument = $1', [id])
  expect(await find('Uli')).toEqual([])
})

test('a committee that was taken back, or has another name, is named by no calendar or search as it was', async () => {
  const { fileMakers: files } = await import('../../apps/cms/src/api/file-makers.ts')
  const { committees, meetings } = council
  const id = numberOf(meetings.finance)
  const params = { sprache: 'de' as const }
  const calendar = async () =>
    String((await files['sitzungen/{id}.ics']({ payload, params, id })).body)
  const save = (data: object) =>
    payload.update({ collection: 'gremien', id: committees.finance.id, ...german, data })
  const named = async () => [
    (await calendar()).includes('Finanzausschuss'),
    (await find('Finanzen')).join().includes('Finanzausschuss'),
  ]
  expect(await named()).toEqual([true, true])
  await save({ titel: 'Rechnungsausschuss', ...published })
  expect(await named()).toEqual([false, false])
  expect((await find('Finanzen')).join()).toContain('Rechnungsausschuss')
  await save({ titel: 'Finanzausschuss', ...published })
  expect(await named()).toEqual([true, true])
  await save({ _status: 'draft' })
  expect(await named()).toEqual([false, false])
})
