import { type DetailType, sprachen } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { selectRows } from './select-rows.ts'
import { titledEntries } from './titles.ts'

const row = z.object({
  _locale: z.enum(sprachen),
  titel: z.string().min(1),
  festival: z.boolean(),
})

function statement(type: DetailType) {
  const { from, title, where } = titledEntries(type)
  const festival = type === 'veranstaltungen' ? 'e.saison is not null' : 'false'
  return {
    typ: type,
    name: `entry-titles-${type}`,
    text: `select l._locale, ${title} as titel, ${festival} as festival
      from ${from} where e.nummer = $1 and ${where}`,
    row,
  }
}

/**
 * Titles of a published entry by language; null when there is no such entry. What has no German
 * title is not there in German. `festival` says that it is an event of the festival.
 */
export async function entryTitles(
  payload: Payload,
  type: DetailType,
  nummer: number,
): Promise<{ de: string | null; en: string | null; festival: boolean } | null> {
  const rows = await selectRows(payload, statement(type), [nummer])
  const titles = new Map(rows.map(({ _locale, titel }) => [_locale, titel]))
  if (titles.size === 0) return null
  const festival = rows.some((one) => one.festival)
  return { de: titles.get('de') ?? null, en: titles.get('en') ?? null, festival }
}
