import { calls } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment, type Handlers, openHandlers, openPayload } from './content-api.ts'
import { german, numberOf, published } from './writing.ts'

let payload: Payload
let handlers: Handlers
let gruppe = 0

beforeAll(async () => {
  const { url } = await createDatabase()
  payload = await openPayload(cmsEnvironment(url))
  handlers = await openHandlers()
  const group = await payload.create({
    collection: 'interessengruppen',
    ...german,
    data: { titel: 'Gäste' },
  })
  gruppe = numberOf(group)
  const news = (titel: string, more: object) =>
    payload.create({
      collection: 'aktuelles',
      ...german,
      data: {
        ...published,
        titel,
        einleitung: titel,
        datum_von: '2020-03-02',
        sortierung: 0,
        ...more,
      },
    })
  const interessengruppen = [group.id]
  await news('Älter', { datum_von: '2020-03-01', interessengruppen })
  await news('Zweite', { sortierung: 2, interessengruppen })
  await news('Erste', { sortierung: 1, interessengruppen })
  await news('Für andere', {})
  const ticker = { blockType: 'newsticker' as const, titel: 'Neues' }
  await payload.create({
    collection: 'seiten',
    ...german,
    data: {
      ...published,
      titel: 'Neues',
      pfad: '/de/neues/',
      pageLayout: 'wide',
      pageTheme: 'default',
      bloecke: [
        { ...ticker, anzahl: 2, interessengruppe: group.id },
        { ...ticker, anzahl: 20 },
      ],
    },
  })
})

/** What the blocks of the page show, by the calls its route names. */
async function tickers() {
  const params = { url: '/de/neues/' }
  const { answer } = await handlers.route({ payload, id: 0, params })
  if (!('apiCalls' in answer)) throw new Error('moved')
  return answer.apiCalls.filter(({ name }) => name === 'aktuelles')
}

test('a ticker asks for the news of its group, newest first, then in their order', async () => {
  const [first, second] = await tickers()
  expect(first?.params).toEqual({
    sprache: 'de',
    interessengruppen_id: gruppe,
    seite: 1,
    pro_seite: 2,
    order: 'datum_von desc,sortierung',
  })
  expect(second?.params).not.toHaveProperty('interessengruppen_id')
  const titles = async (params: object) => {
    const parsed = calls.aktuelles.params.parse(params)
    const { answer } = await handlers.aktuelles({ payload, id: 0, params: parsed })
    return answer.data.map(({ titel }) => titel)
  }
  expect(await titles(first?.params ?? {})).toEqual(['Erste', 'Zweite'])
  expect(await titles(second?.params ?? {})).toHaveLength(4)
})

test('what visitors put into the address changes nothing in a ticker', async () => {
  expect((await tickers()).map(({ query }) => query)).toEqual([[], []])
})
