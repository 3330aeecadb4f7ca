import { ausstattungen, type Sprache, unterkunftArten } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { readRelated } from '../../../wire/read/index.ts'
import { keptById } from '../../../wire/read/kept-by-id.ts'
import { keptUntilChange } from '../../../wire/read/newest-change.ts'
import { selectRows } from '../../../wire/read/select-rows.ts'

const text = `
  select e.id, e.nummer::int as nummer, e.art::text as art, e.sterne::int as sterne,
    e.betten::int as betten, e.preis_ab::int as preis_ab,
    coalesce(nullif(l.titel, ''), de.titel) as titel,
    e.koordinaten_breite::float as breite, e.koordinaten_laenge::float as laenge,
    array(select a.value::text from unterkuenfte_ausstattung a where a.parent_id = e.id
      order by a."order") as ausstattung,
    array_remove(array[
      case when e.barrierefrei_stufenlos then 'stufenlos' end,
      case when e.barrierefrei_toilette then 'toilette' end,
      case when e.barrierefrei_aufzug then 'aufzug' end,
      case when e.barrierefrei_parkplatz then 'parkplatz' end,
      case when e.barrierefrei_hoeranlage then 'hoeranlage' end,
      case when e.barrierefrei_assistenzhund then 'assistenzhund' end], null) as barrierefrei
  from unterkuenfte e
  join unterkuenfte_locales de on de._parent_id = e.id and de._locale = 'de'
  left join unterkuenfte_locales l on l._parent_id = e.id and l._locale = $1::_locales
  where e._status = 'published' and de.titel is not null`

const number = z.int().nullable()
const degrees = z.number().nullable()

const row = z.object({
  id: z.string(),
  nummer: z.int(),
  art: z.enum(unterkunftArten),
  sterne: number,
  betten: number,
  preis_ab: number,
  titel: z.string(),
  breite: degrees,
  laenge: degrees,
  ausstattung: z.array(z.enum(ausstattungen)),
  barrierefrei: z.array(z.string()),
})

/** What a place to stay is found by. */
export type House = z.infer<typeof row>

function readHouses(payload: Payload, sprache: Sprache): Promise<House[]> {
  return selectRows(payload, { typ: 'unterkuenfte', name: 'houses', text, row }, [sprache])
}

/** All public places to stay with what they are found by, in memory: one statement, and a row for each. */
export const housesIn = keptUntilChange(readHouses, ['unterkuenfte'])

/** Public places to stay by their ids, as a page of the list shows them. */
export const readHosts = keptById('unterkuenfte', (payload, sprache, ids) =>
  readRelated(payload, sprache, 'unterkuenfte', ids),
)
