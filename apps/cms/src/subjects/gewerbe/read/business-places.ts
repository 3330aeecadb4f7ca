import { type Kartenort, meisteOrte, sprachen } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { readRefs } from '../../../wire/read/index.ts'
import { distanceOf } from '../../../wire/serialise/distance.ts'
import { koordinatenOf } from '../../../wire/serialise/geo.ts'
import { type DetailPage, detailUrl } from '../../../wire/serialise/refs.ts'
import { type GuestSettings, readGuestSettings } from '../../einstellungen/index.ts'
import { type BusinessQuestion, chosen, lettersOf, orderOf, wordsOf } from './business-entries.ts'
import { foundSql, type Matching } from './business-sql.ts'

/** What was found, in the order of the list; where an entry is, only where it wants to be found. */
const placesSql = (order: string, matching: Matching) => `${foundSql(matching)}
  select e.nummer::int as id, f.stufenlos,
    coalesce(nullif(l.titel, ''), de.titel, '') as titel,
    case when coalesce(l.titel, '') = '' then 'de' else $1::text end as sprache,
    case when e.zeige_adresse is not false then nullif(e.adresse_strasse, '') end as strasse,
    case when e.zeige_adresse is not false then e.koordinaten_breite::float end as breite,
    case when e.zeige_adresse is not false then e.koordinaten_laenge::float end as laenge
  from found f join brancheneintraege e on e.id = f.id
  left join brancheneintraege_locales l on l._parent_id = e.id and l._locale = $1::_locales
  left join brancheneintraege_locales de on de._parent_id = e.id and de._locale = 'de'
  where e.nummer is not null
  order by ${order}, f.nummer limit $6`

const number = z.number().nullable()
const row = z.object({
  id: z.int(),
  sprache: z.enum(sprachen),
  titel: z.string(),
  strasse: z.string().nullable(),
  breite: number,
  laenge: number,
  stufenlos: z.boolean(),
})

function placeOf(
  { breite, laenge, ...found }: z.infer<typeof row>,
  page: DetailPage | undefined,
  { bahnhof, kurpark }: GuestSettings,
): Kartenort {
  const koordinaten = koordinatenOf({ breite, laenge })
  return {
    ...found,
    koordinaten,
    entfernungen: {
      kurpark: distanceOf(koordinaten, kurpark),
      bahnhof: distanceOf(koordinaten, bahnhof),
    },
    detailURL: detailUrl(page, found.titel, found.id),
  }
}

/**
 * The places of everything that a question finds, not of one page of it; `isSimilar` as the list
 * found it, so that map and list answer alike. At most `meisteOrte`.
 */
export async function findPlaces(
  payload: Payload,
  question: BusinessQuestion,
  isSimilar: boolean,
): Promise<Kartenort[]> {
  const { buchstabe, order, q, sprache } = question
  const exactly = wordsOf(q).length > 0 ? 'words' : 'all'
  const matching = isSimilar ? 'similar' : exactly
  const { name, sql } = orderOf(order)
  const statement = {
    name: `business-places-${name}-${matching}`,
    text: placesSql(sql, matching),
    row,
  }
  const values = [...chosen(question), lettersOf(buchstabe) ?? null, meisteOrte]
  const [found, guests, { detailPages }] = await Promise.all([
    select(payload, statement, values),
    readGuestSettings(payload),
    readRefs({ payload, sprache, type: 'brancheneintraege', docs: [] }),
  ])
  return found.map((one) => placeOf(one, detailPages.brancheneintraege, guests))
}
