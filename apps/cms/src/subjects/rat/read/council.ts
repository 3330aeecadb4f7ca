import type { Payload } from 'payload'
import { z } from 'zod'
import type { GremiumDoc } from '../../../payload-types.ts'
import { plainRead, published } from '../../../wire/read/published.ts'
import { rowsSql } from '../../../wire/read/rows-sql.ts'
import { selectRows } from '../../../wire/read/select-rows.ts'
import type { Sessions } from '../../../wire/session.ts'
import type { CommitteeRef, PaperRef } from '../serialise/sitzung.ts'
import type { PaperMeeting } from '../serialise/vorlage.ts'

type Who = Pick<Sessions, 'rat'>

/** All committees by id, in the editors' order; there are few, and every member needs most of them. */
export async function readCommittees(payload: Payload): Promise<ReadonlyMap<string, GremiumDoc>> {
  const { docs } = await payload.find({
    collection: 'gremien',
    where: published,
    sort: ['sortierung', 'titel'],
    pagination: false,
    ...plainRead,
  })
  return new Map(docs.map((doc) => [doc.id, doc]))
}

const committee = z.object({
  id: z.string(),
  nummer: z.int(),
  titel: z.string(),
  kuerzel: z.string(),
})

/** All committees by id, as others name them. */
export async function readCommitteeRefs(
  payload: Payload,
): Promise<ReadonlyMap<string, CommitteeRef>> {
  const text = `select id, nummer::int as nummer, titel, kuerzel from gremien
    where _status = 'published'`
  const rows = await selectRows(
    payload,
    { typ: 'gremien', name: 'committee-refs', text, row: committee },
    [],
  )
  return new Map(rows.map(({ id, nummer, ...rest }) => [id, { id: nummer, ...rest }]))
}

const paper = z.object({
  id: z.string(),
  nummer: z.int(),
  drucksache: z.string(),
  titel: z.string(),
})

/** Those of some papers that somebody sees, by id, as an agenda names them. */
export async function readPaperRefs(
  payload: Payload,
  ids: readonly string[],
  { rat }: Who,
): Promise<ReadonlyMap<string, PaperRef>> {
  const text = `select id, nummer::int as nummer, drucksache, titel from vorlagen
    where id = any($1::uuid[]) and _status = 'published' and (oeffentlich or $2)`
  const asked = [[...new Set(ids)], rat !== null]
  const rows = await selectRows(
    payload,
    { typ: 'vorlagen', name: 'paper-refs', text, row: paper },
    asked,
  )
  return new Map(rows.map(({ id, nummer, ...rest }) => [id, { id: nummer, ...rest }]))
}

const meetingsText = `
  select paper, s.nummer::int as nummer, s.titel, s.beginn, s.gremium_id as gremium,
    item ->> 'punkt' as punkt, item ->> 'beschluss' as beschluss
  from sitzungen s, jsonb_array_elements(${rowsSql('s.tagesordnung')}) as item,
    jsonb_array_elements_text(${rowsSql("item -> 'vorlagen'")}) as paper
  where s._status = 'published' and (s.oeffentlich or $2)
    and ((item ->> 'oeffentlich')::boolean or $2) and paper = any($1)
  order by s.beginn, s.nummer`

const meeting = z.object({
  paper: z.string(),
  nummer: z.int(),
  titel: z.string(),
  beginn: z.coerce.date(),
  gremium: z.string().nullable(),
  punkt: z.string(),
  beschluss: z.string().nullable(),
})

/** Where somebody sees some papers on an agenda, by the paper's id, the first meeting first. */
export async function readPaperMeetings(
  payload: Payload,
  papers: readonly string[],
  { rat }: Who,
): Promise<ReadonlyMap<string, PaperMeeting[]>> {
  const statement = { typ: 'sitzungen', name: 'paper-meetings', text: meetingsText, row: meeting }
  const rows = await selectRows(payload, statement, [papers, rat !== null])
  return Map.groupBy(rows, (row) => row.paper)
}
