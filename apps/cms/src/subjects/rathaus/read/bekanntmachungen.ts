import type { Params } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'

const correction = z.object({ id: z.string(), alt: z.string() })

/** Which public notices correct others, by the ids of those, the oldest first. */
export async function readCorrections(
  payload: Payload,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (ids.length === 0) return new Map()
  const text = `select id::text, berichtigt_id::text as alt from bekanntmachungen
    where berichtigt_id = any(string_to_array($1, ',')::uuid[]) and _status = 'published'
    order by datum_von, nummer`
  const row = correction
  const rows = await select(payload, { name: 'notice-corrections', text, row }, [ids.join(',')])
  const found = new Map<string, string[]>()
  for (const { alt, id } of rows) found.set(alt, [...(found.get(alt) ?? []), id])
  return found
}

type Asked = Pick<Params<'bekanntmachungen'>, 'zeitraum' | 'art' | 'amt_id'>

const periods = {
  alle: '',
  aktuell: 'and (b.datum_bis is null or b.datum_bis >= $1::date)',
  archiv: 'and b.datum_bis < $1::date',
} as const

const year = z.object({ jahr: z.number() })

/** Years that there are public notices of the asked kind, state and office in, the newest first. */
export async function readYears(payload: Payload, asked: Asked, today: string): Promise<number[]> {
  const { amt_id, art, zeitraum } = asked
  const values: unknown[] = [today]
  const also = (condition: string, value: unknown) => {
    if (value === undefined) return ''
    values.push(value)
    return `and ${condition} = $${values.length}`
  }
  const text = `select distinct extract(year from b.datum_von at time zone 'UTC')::int as jahr
    from bekanntmachungen b ${amt_id === undefined ? '' : 'join aemter a on a.id = b.amt_id'}
    where b._status = 'published' and b.datum_von < $1::date + 1 ${periods[zeitraum]}
      ${also('b.art::text', art)} ${also('a.nummer', amt_id)}
    order by jahr desc`
  return (await select(payload, { text, row: year }, values)).map(({ jahr }) => jahr)
}
