import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { textOrNull, timeOrNull } from '../../../wire/serialise/values.ts'
import { leadOn, streetIndex } from '../strassensuche/index.ts'
import { streetName, words } from '../words/index.ts'

const text = `
  select a.nummer::int as abfallart, coalesce(l.titel, '') as titel,
    coalesce(nullif(e.titel, ''), l.titel, '') as titel_en, t.ort, t.beginn, t.ende,
    w.hinweis, to_char(t.verschoben_von at time zone 'Europe/Berlin', 'DD.MM.YYYY') as verschoben,
    array(select n.number::int from abfuhrtermine_numbers n
      where n.parent_id = t.id and n.path = 'bezirke') as bezirke
  from abfuhrtermine t join abfallarten a on a.id = t.abfallart_id
  left join abfallarten_locales l on l._parent_id = a.id and l._locale = 'de'
  left join abfallarten_locales e on e._parent_id = a.id and e._locale = 'en'
  left join abfuhrtermine_locales w on w._parent_id = t.id and w._locale = 'de'
  where t.deleted_at is null and a.nummer is not null
    and (t.datum at time zone 'Europe/Berlin')::date = $1::date
  order by a.sortierung, t.id`

const row = z.object({
  abfallart: z.int(),
  titel: z.string(),
  titel_en: z.string(),
  // What an editor has emptied again is an empty text.
  ort: z.string().nullable().transform(textOrNull),
  beginn: z.string().nullable().transform(timeOrNull),
  ende: z.string().nullable().transform(timeOrNull),
  hinweis: z.string().nullable().transform(textOrNull),
  verschoben: z.string().nullable(),
  bezirke: z.array(z.int()),
})

type Found = {
  abfallart: number
  titel: string
  titelEn: string
  strasse: string
  verschoben: string | null
  ort: string | null
  hinweis: string | null
  ende: string | null
}

/** Where a vehicle waits, and when. */
function placeOf({ beginn, ende, ort }: z.infer<typeof row>): string | null {
  if (ort === null || beginn === null) return ort
  return `${ort}, ${words.de.uhr(beginn, ende)}`
}

/** What is collected on a day: of which kinds, and from a street by its number. */
export async function findCollections(payload: Payload, datum: string) {
  const [rows, index] = await Promise.all([
    select(payload, { name: 'collections-on', text, row }, [datum]),
    streetIndex(payload),
  ])
  const from = (strasse: number): Found[] => {
    const street = leadOn(index, strasse)
    if (street === null) return []
    const called = streetName(street, 'de')
    return rows
      .filter((one) => one.bezirke.includes(street.bezirk))
      .map((one) => ({
        abfallart: one.abfallart,
        titel: one.titel,
        titelEn: one.titel_en,
        strasse: called,
        verschoben: one.verschoben,
        ort: placeOf(one),
        hinweis: one.hinweis,
        ende: one.ende,
      }))
  }
  return { arten: [...new Set(rows.map(({ abfallart }) => abfallart))], from }
}
