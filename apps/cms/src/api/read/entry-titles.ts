import { type DetailType, sprachen } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../database/index.ts'
import { shownWhere, titles } from './titles.ts'

const row = z.object({ _locale: z.enum(sprachen), titel: z.string() })

function statement(type: DetailType) {
  const { title, translated } = titles[type]
  return {
    name: `entry-titles-${type}`,
    text: `select l._locale, ${title} as titel
      from ${type} e join ${type}_locales l on l._parent_id = e.id
      where e.nummer = $1 and ${shownWhere(type)} and l.${translated} <> ''`,
    row,
  }
}

/** Titles of a published entry by language; null when there is no such entry. */
export async function entryTitles(
  payload: Payload,
  type: DetailType,
  nummer: number,
): Promise<{ de: string; en: string | null } | null> {
  const rows = await select(payload, statement(type), [nummer])
  const titles = new Map(rows.map(({ _locale, titel }) => [_locale, titel]))
  const de = titles.get('de') ?? titles.get('en')
  return de === undefined ? null : { de, en: titles.get('en') ?? null }
}
