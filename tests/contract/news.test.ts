import { calls } from '@kurstadt/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openEvents } from './event-town.ts'
import { german, numberOf, published } from './writing.ts'

let town: Awaited<ReturnType<typeof openEvents>>

beforeAll(async () => {
  town = await openEvents()
})

afterAll(() => {
  vi.useRealTimers()
})

test('news leave the lists after their last day, and their groups and years are filters', async () => {
  const group = await town.payload.create({
    collection: 'interessengruppen',
    ...german,
    data: { titel: 'Gäste' },
  })
  const news = (titel: string, datum_von: string, more: object = {}) =>
    town.payload.create({
      collection: 'aktuelles',
      ...german,
      data: { ...published, titel, einleitung: '…', datum_von, sortierung: 0, ...more },
    })
  const over = await news('Vorbei', '2031-06-01', { gueltig_bis: '2031-06-13' })
  await news('Letzter Tag', '2031-06-02', { gueltig_bis: '2031-06-14', sortierung: 2 })
  await news('Für Gäste', '2031-06-02', { interessengruppen: [group.id], sortierung: 1 })
  await news('Alt', '2030-12-31')
  const titles = async (filters: object) => {
    const params = calls.aktuelles.params.parse(filters)
    const { answer } = await town.handlers.aktuelles({ payload: town.payload, id: 0, params })
    return answer.data.map(({ titel }) => titel)
  }
  expect(await titles({})).toEqual(['Für Gäste', 'Letzter Tag', 'Alt'])
  expect(await titles({ jahr: 2030 })).toEqual(['Alt'])
  expect(await titles({ interessengruppen_id: numberOf(group) })).toEqual(['Für Gäste'])
  const params = { sprache: 'de' } as const
  const { answer } = await town.handlers['aktuelles/{id}']({
    payload: town.payload,
    id: numberOf(over),
    params,
  })
  expect(answer).toMatchObject({ titel: 'Vorbei', gueltig_bis: '2031-06-13' })
  await expect(news('Verkehrt', '2031-06-02', { gueltig_bis: '2031-06-01' })).rejects.toMatchObject(
    { data: { errors: [{ message: /liegt vor dem Datum/ }] } },
  )
})
