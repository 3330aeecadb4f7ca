import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../platform/database/index.ts'
import { type TitledType, titles } from './titles.ts'

const row = z.object({ id: z.string() })

/** Words that say their language apart from the entry they belong to, by what they are called in `Refs`. */
const apart: Partial<Record<TitledType, string>> = {
  veranstaltungen: `
    union all select _parent_id || ' veranstaltungsort' from veranstaltungen_locales
      where _parent_id = any($1::uuid[]) and _locale = $2::_locales and veranstaltungsort <> ''
    union all select _parent_id || ' neuer_ort' from veranstaltungen_locales
      where _parent_id = any($1::uuid[]) and _locale = $2::_locales
        and neuer_ort_veranstaltungsort <> ''
    union all select change ->> 'id'
      from veranstaltungen e, jsonb_path_query(e.serie, '$[*].aenderungen[*]') change
      where e.id = any($1::uuid[]) and change -> 'veranstaltungsort' ->> $2::_locales::text <> ''`,
}

function statement(types: readonly TitledType[]) {
  const parts = types.map(
    (type) => `select _parent_id::text as id from ${type}_locales
      where _parent_id = any($1::uuid[]) and _locale = $2::_locales
        and ${titles[type].translated} <> ''${apart[type] ?? ''}`,
  )
  // PostgreSQL cuts names after 63 characters, so that those of two statements may become one.
  const name = `translated-${types.join('-')}`
  return { ...(name.length > 63 ? {} : { name }), text: parts.join(' union all '), row }
}

/**
 * Ids of documents that have a title in the asked language, and names of their words that say their
 * language apart; null for German, which all have.
 */
export async function translatedIds(
  payload: Payload,
  sprache: Sprache,
  types: readonly TitledType[],
  ids: readonly string[],
): Promise<ReadonlySet<string> | null> {
  if (sprache === 'de') return null
  if (types.length === 0) return new Set()
  const rows = await select(payload, statement(types), [ids, sprache])
  return new Set(rows.map(({ id }) => id))
}
