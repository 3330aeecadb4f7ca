import type { Payload } from 'payload'
import { z } from 'zod'
import { env } from '../../../env.ts'
import { readRefs } from '../../../wire/read/index.ts'
import { selectRows } from '../../../wire/read/select-rows.ts'
import { detailUrl } from '../../../wire/serialise/index.ts'

const row = z.object({ nummer: z.coerce.number(), titel: z.string() })

/** Notices that one mail may be about; nobody reads more of them. */
const most = 100

/**
 * A notice is new from its publication, or from the first second of its first day in the town's time.
 * Its instant is that of its second: who confirms within the same one misses nothing.
 */
const text = `
  select b.nummer, l.titel
  from bekanntmachungen b
    join bekanntmachungen_locales l on l._parent_id = b.id and l._locale = 'de'
  where b._status = 'published' and ($1 = 'alle' or b.art::text = $1)
    and (b.datum_von at time zone 'UTC')::date <= (now() at time zone 'Europe/Berlin')::date
    and greatest(b.bekanntgemacht_am + interval '1 second',
      (b.datum_von at time zone 'UTC')::date::timestamp at time zone 'Europe/Berlin') >= $2::timestamptz
  order by b.nummer limit ${most}`

/** Public notices of a kind, or of all, that have come since an instant. */
export async function findNewNotices(payload: Payload, art: string, since: string) {
  const name = 'new-notices'
  const typ = 'bekanntmachungen'
  const found = await selectRows(payload, { typ, name, text, row }, [art, since])
  if (found.length === 0) return []
  const { detailPages } = await readRefs({ payload, sprache: 'de', type: typ, docs: [] })
  return found.flatMap(({ nummer, titel }) => {
    const address = detailUrl(detailPages.bekanntmachungen, titel, nummer)
    if (address === null) return []
    return [{ nummer, titel, drucksache: null, adresse: new URL(address, env.WEBSITE_URL).href }]
  })
}
