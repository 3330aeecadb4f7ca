import type { PayloadRequest } from 'payload'
import type { Checked, Imported } from './checked.ts'

/** What becomes of an entry of a file. */
export type Planned = Checked & {
  ergebnis: 'neu' | 'geaendert' | 'unveraendert' | 'fehlerhaft'
  /** The event it is already, with the words of what the file says anew. */
  id: string | null
  aenderungen: string[]
}

const labels: Record<keyof Imported, string> = {
  titel: 'Titel',
  plain_text: 'Kurztext',
  datum_von: 'Beginn',
  datum_bis: 'Ende',
  timeFrom: 'Uhrzeit',
  timeTo: 'Uhrzeit des Endes',
  veranstaltungsort: 'Ort',
  veranstalter: 'Veranstalter',
  preis: 'Preis',
  status: 'Stand',
  serie: 'Wiederholung',
}

const plain = ['titel', 'plain_text', 'timeFrom', 'timeTo', 'veranstaltungsort', 'status'] as const
const days = ['datum_von', 'datum_bis'] as const

async function knownEvents(req: PayloadRequest, uids: readonly string[]) {
  const { docs } = await req.payload.find({
    collection: 'veranstaltungen',
    where: { quelle_uid: { in: [...uids] } },
    draft: true,
    locale: 'de',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map((doc) => [doc.quelle_uid ?? '', doc]))
}

type Known = NonNullable<
  Awaited<ReturnType<typeof knownEvents>> extends Map<string, infer One> ? One : never
>

function changesOf(known: Known, { imported }: Checked): string[] {
  const texts = plain.filter((name) => (known[name] ?? null) !== imported[name])
  const moved = days.filter((name) => (known[name] ?? '').slice(0, 10) !== imported[name])
  const names = [...texts, ...moved].map((name) => labels[name])
  return names.length === 0 ? ['weitere Angaben'] : names
}

function plannedOf(entry: Checked, known: Known | undefined): Planned {
  if (entry.fehler.length > 0)
    return { ...entry, ergebnis: 'fehlerhaft', id: null, aenderungen: [] }
  if (!known) return { ...entry, ergebnis: 'neu', id: null, aenderungen: [] }
  const isSame = known.quelle_stand === entry.stand
  return {
    ...entry,
    id: known.id,
    ergebnis: isSame ? 'unveraendert' : 'geaendert',
    aenderungen: isSame ? [] : changesOf(known, entry),
  }
}

/** Compares a file with what earlier ones brought; what editors changed since stays theirs. */
export async function plan(req: PayloadRequest, entries: readonly Checked[]): Promise<Planned[]> {
  const uids = entries.map(({ uid }) => uid)
  const known = uids.length === 0 ? new Map<string, Known>() : await knownEvents(req, uids)
  return entries.map((entry) => plannedOf(entry, known.get(entry.uid)))
}
