import type { PayloadRequest } from 'payload'
import { isInBin } from '../../../editing/changes/index.ts'
import { recordOf, type Values } from '../../../platform/record.ts'
import type { Checked, Imported } from './checked.ts'
import { follow } from './follow.ts'

/** What becomes of an entry of a file. */
export type Planned = Checked & {
  ergebnis: 'neu' | 'geaendert' | 'unveraendert' | 'fehlerhaft' | 'papierkorb'
  /** The event it is already, with the words of what the file says anew. */
  id: string | null
  aenderungen: string[]
}

async function knownEvents(req: PayloadRequest, uids: readonly string[]) {
  const { docs } = await req.payload.find({
    collection: 'veranstaltungen',
    where: { quelle_uid: { in: [...uids] } },
    draft: true,
    trash: true,
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

function ownOf(known: Known): Imported {
  const { titel, datum_von, datum_bis, status } = known
  return {
    titel,
    plain_text: known.plain_text ?? null,
    datum_von,
    datum_bis: datum_bis ?? datum_von,
    timeFrom: known.timeFrom ?? null,
    timeTo: known.timeTo ?? null,
    veranstaltungsort: known.veranstaltungsort ?? null,
    veranstalter: known.veranstalter ?? null,
    preis: known.preis ?? null,
    status,
    serie: known.serie ?? [],
  }
}

/** What the source said last; where nobody kept that, every single day counts as the office's own. */
function earlierFile({ quelle_stand }: Known, own: Imported): Values {
  if (quelle_stand?.startsWith('{')) return recordOf(JSON.parse(quelle_stand))
  const serie = own.serie.map((rule) =>
    recordOf({ ...rule, ausnahmen: [], zusatztermine: [], aenderungen: [] }),
  )
  return { ...own, serie }
}

const keptNote = (kept: readonly string[]) =>
  kept.length === 0 ? [] : [`Von Hand geändert, bleibt so: ${kept.join(', ')}.`]

function changedOf(entry: Checked, known: Known): Planned {
  const own = ownOf(known)
  const { changed, kept, merged } = follow({
    own,
    base: earlierFile(known, own),
    file: entry.imported,
  })
  return {
    ...entry,
    imported: merged,
    id: known.id,
    ergebnis: changed.length === 0 ? 'unveraendert' : 'geaendert',
    aenderungen: changed,
    hinweise: [...entry.hinweise, ...keptNote(kept)],
  }
}

const inBin =
  'Die Veranstaltung liegt im Papierkorb und wird übersprungen. Soll sie wieder erscheinen, holen Sie sie von dort zurück und lesen die Datei noch einmal ein.'

function plannedOf(entry: Checked, known: Known | undefined): Planned {
  const plain = { ...entry, id: null, aenderungen: [] }
  if (entry.fehler.length > 0) return { ...plain, ergebnis: 'fehlerhaft' }
  if (!known) return { ...plain, ergebnis: 'neu' }
  if (!isInBin(known)) return changedOf(entry, known)
  return { ...plain, ergebnis: 'papierkorb', hinweise: [...entry.hinweise, inBin] }
}

/** Compares a file with what earlier ones brought; what editors changed since stays theirs. */
export async function plan(req: PayloadRequest, entries: readonly Checked[]): Promise<Planned[]> {
  const uids = entries.map(({ uid }) => uid)
  const known = uids.length === 0 ? new Map<string, Known>() : await knownEvents(req, uids)
  return entries.map((entry) => plannedOf(entry, known.get(entry.uid)))
}
