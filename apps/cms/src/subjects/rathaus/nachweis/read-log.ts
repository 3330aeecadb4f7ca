import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import type { LogLine } from './chain.ts'

/** An entry of the log as the database hands it over. */
export const logLine = z.object({
  nr: z.coerce.number(),
  zeitpunkt: z.coerce.date().transform((when) => when.toISOString()),
  nummer: z.coerce.number(),
  pruefsumme: z.string(),
  vorher: z.string(),
})

const columns = 'nr, zeitpunkt, nummer, pruefsumme, vorher'

/** The whole log in its order, without the wordings. */
export function readLog(payload: Payload): Promise<LogLine[]> {
  const text = `select ${columns} from bekanntmachungsverzeichnis order by nr`
  return select(payload, { name: 'notice-log', text, row: logLine })
}

const logged = z.object({ id: z.string(), nr: z.coerce.number(), pruefsumme: z.string() })

/** Where notices stand in the log, by their ids. */
export async function readLogged(
  payload: Payload,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { nr: number; pruefsumme: string }>> {
  const text = `select bekanntmachung::text as id, nr, pruefsumme from bekanntmachungsverzeichnis
    where bekanntmachung = any(string_to_array($1, ',')::uuid[])`
  const rows = await select(payload, { name: 'notices-logged', text, row: logged }, [ids.join(',')])
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

const anlagen = z.array(z.object({ titel: z.string(), datei: z.string(), sha256: z.string() }))
const whole = logLine.extend({
  id: z.string(),
  wortlaut: z.string(),
  anlagen: anlagen.catch([]),
  ist_oeffentlich: z.boolean(),
})
/** An entry of the log with the wording that it stands for. */
export type Entry = z.output<typeof whole>

const wholeText = `select bekanntmachung::text as id, ${columns
  .split(', ')
  .map((name) => `v.${name}`)
  .join(', ')}, v.wortlaut, v.anlagen,
    coalesce(b._status = 'published'
      and b.datum_von::date <= (now() at time zone 'Europe/Berlin')::date, false) as ist_oeffentlich
  from bekanntmachungsverzeichnis v left join bekanntmachungen b on b.id = v.bekanntmachung`

/** The entry of a notice by the notice's number; null where there is none. */
export async function readWortlaut(payload: Payload, nummer: number): Promise<Entry | null> {
  const text = `${wholeText} where v.nummer = $1`
  const [row] = await select(payload, { name: 'notice-wording', text, row: whole }, [nummer])
  return row ?? null
}

/** The entries in which a SHA-256 stands, as that of the wording or of a file. */
export function readHits(payload: Payload, pruefsumme: string): Promise<Entry[]> {
  const text = `${wholeText} where v.pruefsumme = $1
    or v.anlagen @> jsonb_build_array(jsonb_build_object('sha256', $1::text)) order by v.nr limit 20`
  return select(payload, { name: 'notice-hits', text, row: whole }, [pruefsumme])
}

/** The entries of notices by their ids, with the wordings. */
export function readEntries(payload: Payload, ids: readonly string[]): Promise<Entry[]> {
  const text = `${wholeText} where v.bekanntmachung = any(string_to_array($1, ',')::uuid[])`
  return select(payload, { name: 'notice-entries', text, row: whole }, [ids.join(',')])
}
