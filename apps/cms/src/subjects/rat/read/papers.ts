import type { Payload } from 'payload'
import { z } from 'zod'
import { selectRows } from '../../../wire/read/select-rows.ts'
import { Values } from '../../../wire/read/values.ts'
import type { FoundConsultation, FoundPaper, Reader } from '../serialise/found.ts'
import { sightOf } from './visible.ts'

const id = z.object({ id: z.string() })

/**
 * Ids of papers of which somebody sees what is for their committees alone, among some ids or of one
 * number; nothing is asked for everybody.
 */
export async function readOwnPapers(
  payload: Payload,
  reader: Reader,
  among: { ids: readonly string[] } | { nummer: number },
): Promise<string[]> {
  if (!reader.isMember) return []
  const values = new Values()
  const asked =
    'ids' in among
      ? `v.id = any(${values.add(among.ids)}::uuid[])`
      : `v.nummer = ${values.add(among.nummer)}`
  const { internalPaper } = sightOf(reader, values)
  const text = `select v.id::text as id from vorlagen v
    where ${asked} and v._status = 'published' and v.leserkreis = 'gremium' and ${internalPaper}`
  const rows = await selectRows(payload, { typ: 'vorlagen', text, row: id }, values.all)
  return rows.map((row) => row.id)
}

const ref = z.object({
  id: z.string(),
  nummer: z.int(),
  drucksache: z.string(),
  titel: z.string(),
  oeffentlich: z.boolean(),
})

/** Those of some papers that somebody sees, by id. */
export async function readPaperRefs(
  payload: Payload,
  ids: readonly string[],
  reader: Reader,
): Promise<ReadonlyMap<string, FoundPaper>> {
  if (ids.length === 0) return new Map()
  const values = new Values()
  const { paper } = sightOf(reader, values)
  const text = `
    select v.id, v.nummer::int as nummer, v.drucksache, v.titel, coalesce(v.oeffentlich, false) as oeffentlich
    from vorlagen v
    where v.id = any(${values.add([...new Set(ids)])}::uuid[]) and v._status = 'published' and ${paper}`
  const rows = await selectRows(payload, { typ: 'vorlagen', text, row: ref }, values.all)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Those of some papers that are there, drafts among them, by id; half of one may not be written yet. */
export async function readNewestRefs(
  payload: Payload,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FoundPaper>> {
  const text = `
    select v.id, v.nummer::int as nummer, coalesce(v.drucksache, '') as drucksache,
      coalesce(v.titel, '') as titel, coalesce(v.oeffentlich, false) as oeffentlich
    from vorlagen v where v.id = any($1::uuid[]) and v.deleted_at is null`
  const rows = await selectRows(payload, { typ: 'vorlagen', text, row: ref }, [[...new Set(ids)]])
  return new Map(rows.map((row) => [row.id, row]))
}

const consultation = z.object({
  paper: z.string(),
  sitzung: z.int(),
  titel: z.string(),
  beginn: z.coerce.date(),
  abgesagt: z.boolean(),
  oeffentlich: z.boolean(),
  gremium: z.string().nullable(),
  id: z.int(),
  punkt: z.string(),
  ergebnis: z.string().nullable(),
  beschluss: z.string().nullable(),
})

/** Where somebody sees some papers on an agenda, by the paper's id, the first meeting first. */
export async function readConsultations(
  payload: Payload,
  papers: readonly string[],
  reader: Reader,
): Promise<ReadonlyMap<string, FoundConsultation[]>> {
  if (papers.length === 0) return new Map()
  const values = new Values()
  const { meeting, item } = sightOf(reader, values)
  const asked = `${values.add(papers)}::uuid[]`
  const text = `
    select paper::text as paper, s.nummer::int as sitzung, s.titel, s.beginn,
      coalesce(s.abgesagt, false) as abgesagt, p.oeffentlich and coalesce(s.oeffentlich, false) as oeffentlich,
      s.gremium_id::text as gremium,
      p.nummer as id, p.punkt, p.ergebnis, p.beschluss
    from sitzungspunkte p join sitzungen s on s.id = p.sitzung, unnest(p.vorlagen) as paper
    where p.vorlagen && ${asked} and paper = any(${asked}) and s._status = 'published'
      and ${meeting} and ${item}
    order by s.beginn, s.nummer, p.stelle`
  const rows = await selectRows(payload, { typ: 'sitzungen', text, row: consultation }, values.all)
  return Map.groupBy(rows, (row) => row.paper)
}
