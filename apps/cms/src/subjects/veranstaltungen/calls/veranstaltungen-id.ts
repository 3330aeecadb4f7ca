import type { Sprache, Veranstaltung, VeranstaltungKurz } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { VeranstaltungDoc } from '../../../payload-types.ts'
import { localDateTime } from '../../../platform/time/berlin.ts'
import type { Call } from '../../../wire/call/call.ts'
import { oneEntry } from '../../../wire/call/entries.ts'
import { readNamed } from '../../../wire/read/index.ts'
import { idOf, isOfFestival, type Refs, type Related } from '../../../wire/serialise/index.ts'
import { boxOffice } from '../read/box-office.ts'
import type { FoundOccurrence } from '../read/occurrences.ts'
import { similarEvents } from '../read/similar-events.ts'
import { veranstaltungKurzOf, veranstaltungOf } from '../serialise/veranstaltung.ts'
import { isOver, occurrencesOfDraft } from '../termine/index.ts'
import { relatedToEvents, standFor } from './veranstaltungen.ts'

/** The categories of a draft. */
function categoriesOf([doc]: readonly VeranstaltungDoc[]): string[] {
  return (doc?.rubriken ?? []).flatMap((one) => idOf(one) ?? [])
}

/** What an event's own answer shows beside it: as in a list, and the events that are like it. */
async function relatedToEvent(
  payload: Payload,
  sprache: Sprache,
  { docs, like }: { docs: readonly VeranstaltungDoc[]; like: readonly FoundOccurrence[] },
): Promise<Related> {
  const ids = like.map(({ veranstaltung }) => veranstaltung)
  const veranstaltungen = await readNamed(payload, sprache, 'veranstaltungen', ids)
  const all = [...docs, ...veranstaltungen.values()]
  return { ...(await relatedToEvents(payload, sprache, all)), veranstaltungen }
}

/** The events that are like one, the next one first. */
function similarOf(refs: Refs, like: readonly FoundOccurrence[]): VeranstaltungKurz[] {
  return like.flatMap((at) => {
    const doc = refs.related.veranstaltungen?.get(at.veranstaltung)
    return doc ? [veranstaltungKurzOf(doc, refs, at)] : []
  })
}

type Answered = { answer: Veranstaltung; tags: string[] }

/** The answer about an event of the festival says where its tickets are sold. */
async function withTickets(
  payload: Payload,
  sprache: Sprache,
  { answer, tags, shown }: Answered & { shown: { id: string; refs: Refs } | null },
): Promise<Answered> {
  if (shown === null || !isOfFestival(answer) || answer.tickets !== null || answer.kostenlos)
    return { answer, tags }
  const office = await boxOffice(payload, { sprache, ...shown })
  return { answer: { ...answer, tickets: office.tickets }, tags: [...tags, ...office.tags] }
}

/** An event with all its occurrences (spec 3), also those of a draft that is being previewed. */
export const veranstaltungenId: Call<'veranstaltungen/{id}'> = async (input) => {
  const now = localDateTime(new Date())
  const today = now.slice(0, 10)
  const { payload, id: nummer, isPreview = false } = input
  let like: FoundOccurrence[] = []
  let shown: { id: string; refs: Refs } | null = null
  const findLike = async (rubriken: string[] | null) => {
    like = await similarEvents(payload, { nummer, rubriken }, today)
  }
  const found = await oneEntry({
    ...input,
    type: 'veranstaltungen',
    parallel: async () => {
      if (!isPreview) await findLike(null)
    },
    related: async (docs) => {
      if (isPreview) await findLike(categoriesOf(docs))
      return relatedToEvent(payload, input.params.sprache, { docs, like })
    },
    serialise: (doc, refs) => {
      shown = { id: doc.id, refs }
      const { first, all } = occurrencesOfDraft(doc, today)
      const at = standFor(all, now) ?? first
      return veranstaltungOf(doc, refs, {
        at,
        alone: {
          termine: all,
          aehnliche: similarOf(refs, like),
          vergangen: isOver(at, now),
        },
      })
    },
  })
  return withTickets(payload, input.params.sprache, { ...found, shown })
}
