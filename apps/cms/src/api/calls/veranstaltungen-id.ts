import type { Sprache, VeranstaltungKurz } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { VeranstaltungDoc } from '../../payload-types.ts'
import { occurrencesOfDraft } from '../../termine/index.ts'
import { readRelated, similarEvents } from '../read/index.ts'
import {
  dayAt,
  idOf,
  type Refs,
  type Related,
  veranstaltungKurzOf,
  veranstaltungOf,
} from '../serialise/index.ts'
import type { Call } from './call.ts'
import { oneEntry } from './entries.ts'
import { relatedToEvents, standFor } from './veranstaltungen.ts'

/** What an event's own answer shows beside it: as in a list, and the events it points to. */
async function relatedToEvent(
  payload: Payload,
  sprache: Sprache,
  docs: readonly VeranstaltungDoc[],
): Promise<Related> {
  const [doc] = docs
  if (!doc) return {}
  const rubriken = (doc.rubriken ?? []).flatMap((one) => idOf(one) ?? [])
  const ids = await similarEvents(payload, { id: doc.id, rubriken }, dayAt(new Date()))
  const veranstaltungen = await readRelated(payload, sprache, 'veranstaltungen', ids)
  const all = [doc, ...veranstaltungen.values()]
  return { ...(await relatedToEvents(payload, sprache, all)), veranstaltungen }
}

/** The events that one points to, the next one first. */
function similarOf(refs: Refs, today: string): VeranstaltungKurz[] {
  return [...(refs.related.veranstaltungen?.values() ?? [])]
    .map((doc) => {
      const { first, all } = occurrencesOfDraft(doc, today)
      return veranstaltungKurzOf(doc, refs, standFor(all, today) ?? first)
    })
    .sort((a, b) => (a.datum_von < b.datum_von ? -1 : 1))
}

/** An event with all its occurrences (spec 3), also those of a draft that is being previewed. */
export const veranstaltungenId: Call<'veranstaltungen/{id}'> = (input) => {
  const today = dayAt(new Date())
  return oneEntry({
    ...input,
    type: 'veranstaltungen',
    related: (docs) => relatedToEvent(input.payload, input.params.sprache, docs),
    serialise: (doc, refs) => {
      const { first, all } = occurrencesOfDraft(doc, today)
      const at = standFor(all, today) ?? first
      return veranstaltungOf(doc, refs, {
        at,
        alone: {
          termine: all,
          aehnliche: similarOf(refs, today),
          vergangen: at.datum_bis < today,
        },
      })
    },
  })
}
