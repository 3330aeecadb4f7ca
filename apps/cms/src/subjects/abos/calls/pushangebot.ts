import { z } from 'zod'
import { pagesShowing } from '../../../editing/addresses/index.ts'
import { select } from '../../../platform/database/index.ts'
import type { Call } from '../../../wire/call/call.ts'
import { vapidKeysOf } from '../push/vapid-keys.ts'

const text = `
  select r.nummer::int as id, coalesce(nullif(l.rubrik, ''), d.rubrik) as rubrik
  from rubriken r
  join rubriken_locales d on d._parent_id = r.id and d._locale = 'de'
  left join rubriken_locales l on l._parent_id = r.id and l._locale = $1::_locales
  where r.art = 'veranstaltungen' and r.deleted_at is null and r.nummer is not null
    and coalesce(nullif(l.rubrik, ''), d.rubrik) <> ''
  order by coalesce(nullif(l.rubrik, ''), d.rubrik) collate "de-x-icu"`

const row = z.object({ id: z.int(), rubrik: z.string() })

/** What push messages a device may ask for (spec 2.6). */
export const pushangebot: Call<'pushangebot'> = async ({ payload, params: { sprache } }) => {
  const rubriken = await select(payload, { name: 'push-rubriken', text, row }, [sprache])
  const pages = await pagesShowing(payload, ['abfallkalender'])
  const kalender = pages.find((page) => page.sprache === sprache)?.path ?? null
  const { publicKey } = vapidKeysOf(payload.secret)
  const answer = { sprache, schluessel: publicKey, rubriken, kalender }
  return { answer, tags: ['rubriken', 'seiten'] }
}
