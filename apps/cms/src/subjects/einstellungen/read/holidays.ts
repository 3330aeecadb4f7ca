import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { type Bundesland, bundeslaender, holidaysBetween } from '../../../platform/time/holidays.ts'
import { keptUntilChange } from '../../../wire/read/newest-change.ts'

const text = "select coalesce(bundesland::text, 'BW') as land from einstellungen limit 1"
const isLand = (name: string): name is Bundesland => Object.hasOwn(bundeslaender, name)
const row = z.object({ land: z.string().refine(isLand) })

const stateOf = keptUntilChange(async (payload): Promise<Bundesland> => {
  const [found] = await select(payload, { name: 'state', text, row })
  return found?.land ?? 'BW'
})

/** Public holidays of the town's state by day, from one day to another. */
export async function readHolidays(
  payload: Payload,
  span: { from: string; to: string },
  sprache: Sprache,
): Promise<ReadonlyMap<string, string>> {
  const days = holidaysBetween(await stateOf(payload, 'state'), span, sprache)
  return new Map(days.map(({ tag, anlass }) => [tag, anlass]))
}
