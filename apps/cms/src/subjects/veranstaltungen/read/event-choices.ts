import type { Params, Veranstaltungsliste } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { selectRows } from '../../../wire/read/select-rows.ts'

type Choices = Pick<Veranstaltungsliste, 'rubriken' | 'orte'>

const named = (column: string) => `coalesce(nullif(l.${column}, ''), de.${column}, '')`

const categories = (more: string) => `
  select c.nummer::int as id, ${named('rubrik')} as rubrik
  from rubriken c
  left join rubriken_locales de on de._parent_id = c.id and de._locale = 'de'
  left join rubriken_locales l on l._parent_id = c.id and l._locale = $1::_locales
  where c.deleted_at is null and c.art = 'veranstaltungen' and ${named('rubrik')} <> ''${more}
  order by ${named('rubrik')} collate "de-x-icu", c.nummer`

const comingFestival = `select t.rubriken, t.ort from veranstaltung_termine t
  where t.saison is not null and t.datum_bis >= $2::date`

/** Categories that events of the festival have which are still to come. */
const ofFestival = `
    and c.id = any(select unnest(f.rubriken) from (${comingFestival}) as f)`

/** Goes from venue to venue by the index, so that it costs as much as there are venues. */
const everyVenue = `
  with recursive found as (
    (select ort from veranstaltung_termine where ort is not null order by ort limit 1)
    union all
    select (select t.ort from veranstaltung_termine t where t.ort > f.ort order by t.ort limit 1)
    from found f where f.ort is not null
  )
  select ort from found where ort is not null`

/** Reads what is coming and nothing that is past. */
const comingVenues = `
  select distinct ort from veranstaltung_termine where datum_bis >= $2::date and ort is not null`

const venues = (ids: string) => `
  select b.nummer::int as id, ${named('titel')} as titel
  from brancheneintraege b
  left join brancheneintraege_locales de on de._parent_id = b.id and de._locale = 'de'
  left join brancheneintraege_locales l on l._parent_id = b.id and l._locale = $1::_locales
  where b._status = 'published' and b.nummer is not null and b.id in (${ids})
    and ${named('titel')} <> ''
  order by ${named('titel')} collate "de-x-icu", b.nummer`

const category = z.object({ id: z.int(), rubrik: z.string() })
const venue = z.object({ id: z.int(), titel: z.string() })

/** Where the festival plays in what is still to come. */
const festivalVenues = `select distinct f.ort from (${comingFestival}) as f where f.ort is not null`

function askedVenues({ zeitraum, festival }: Params<'veranstaltungen'>) {
  if (festival) return { name: 'festival-venues', text: venues(festivalVenues), row: venue }
  return zeitraum === 'vergangen' || zeitraum === 'alle'
    ? { name: 'event-venues', text: venues(everyVenue), row: venue }
    : { name: 'coming-venues', text: venues(comingVenues), row: venue }
}

/**
 * Categories and venues that a visitor can choose from: venues with coming events, in the archive
 * all that ever had one; of the festival what it still plays.
 */
export async function eventChoices(
  payload: Payload,
  params: Params<'veranstaltungen'>,
  today: string,
): Promise<Choices> {
  const { auswahl, sprache, festival } = params
  if (!auswahl) return { rubriken: [], orte: [] }
  const asked = askedVenues(params)
  const named = festival
    ? { name: 'festival-categories', text: categories(ofFestival) }
    : { name: 'event-categories', text: categories('') }
  const valuesOf = ({ text }: { text: string }) =>
    text.includes('$2') ? [sprache, today] : [sprache]
  const [rubriken, orte] = await Promise.all([
    selectRows(payload, { typ: 'rubriken', row: category, ...named }, valuesOf(named)),
    selectRows(payload, { typ: 'brancheneintraege', ...asked }, valuesOf(asked)),
  ])
  return { rubriken, orte }
}
