import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { closingDays } from '../../apps/cms/src/platform/time/holidays.ts'
import { type RunningTown, startTown } from './running-town.ts'
import { german } from './writing.ts'

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
