import type { Params } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { selectRows } from '../../../wire/read/select-rows.ts'

const text = `
  select a.nummer::int as nummer, e.nummer::int as veranstaltung_id, a.preis_cent,
    coalesce(nullif(l.titel, ''), de.titel, '') as titel
  from shop_artikel a
  join veranstaltungen e on e.id = a.veranstaltung_id
  left join shop_artikel_locales de on de._parent_id = a.id and de._locale = 'de'
  left join shop_artikel_locales l on l._parent_id = a.id and l._locale = $1::_locales
  where a.aktiv and a._status = 'published' and a.nummer is not null
    and a.veranstaltung_id = any($2::uuid[])
  order by a.sortierung nulls last, a.nummer`

const row = z.object({
  nummer: z.int(),
  veranstaltung_id: z.int(),
  preis_cent: z.coerce.number(),
  titel: z.string(),
})

/** An article on sale that belongs to an event. */
export type EventArticle = z.output<typeof row>

/** Articles on sale that belong to events; none where nobody asks for events of the shop. */
export async function eventArticles(
  payload: Payload,
  { im_shop, sprache }: Pick<Params<'veranstaltungen'>, 'im_shop' | 'sprache'>,
  events: readonly string[],
): Promise<EventArticle[]> {
  if (im_shop !== true || events.length === 0) return []
  return selectRows(payload, { typ: 'shop_artikel', name: 'event-articles', text, row }, [
    sprache,
    events,
  ])
}
