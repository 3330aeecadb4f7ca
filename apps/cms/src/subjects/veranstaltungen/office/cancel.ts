import type { Endpoint, PayloadRequest, TypedLocale } from 'payload'
import { awaitTurn } from '../../../editing/changes/index.ts'
import { bothLanguages } from '../../../editing/translation/index.ts'
import { asOne } from '../../../platform/database/index.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { occurrencesOfDraft } from '../termine/index.ts'
import { refuse, refused } from './access.ts'
import { type Asked, englishChange, germanChange } from './apply-cancellation.ts'
import { type Cancellation, cancellation } from './cancellation.ts'
import { type Event, readEvent } from './read-event.ts'

type Saving = { locale: TypedLocale; draft: boolean }

/** The texts of one language of an event. */
type Texts = { locale: TypedLocale; event: Event }

async function save(req: PayloadRequest, event: Event, { locale, draft }: Saving) {
  const { updatedAt: _, createdAt: __, ...data } = event
  await req.payload.update({
    collection: 'veranstaltungen',
    id: event.id,
    draft,
    locale,
    data: { ...data, _status: draft ? 'draft' : 'published' },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    context: bothLanguages,
    req,
  })
}

async function readBoth(req: PayloadRequest, id: string, draft: boolean): Promise<Texts[]> {
  const both: Texts[] = []
  for (const locale of ['de', 'en'] as const) {
    const event = await readEvent(req, { id, draft, locale })
    if (event) both.push({ locale, event })
  }
  return both
}

/**
 * Saves one reading of the event, German first: with it come the rows that the English words
 * belong to. English is left alone where neither says a word of it.
 */
async function apply(
  req: PayloadRequest,
  texts: readonly Texts[],
  how: Cancel & { draft: boolean },
) {
  const { asked, draft, isWhole } = how
  for (const { locale, event } of texts) {
    if (locale === 'de') {
      await save(req, { ...event, ...germanChange(event, asked) }, { locale, draft })
    } else if (isWhole || asked.grund_en !== '' || event.statusgrund) {
      const saved = await readEvent(req, { id: event.id, draft: true, locale })
      const change = saved ? englishChange(saved, asked) : {}
      await save(req, { ...event, ...change }, { locale, draft })
    }
  }
}

type Cancel = { asked: Asked; isWhole: boolean }

/**
 * Changes what visitors see and nothing else: an unfinished draft above it stays a draft, with
 * the same change in it.
 */
async function cancel(req: PayloadRequest, id: string, asked: Asked): Promise<void> {
  await awaitTurn(req)
  const shown = await readBoth(req, id, false)
  const newest = await readBoth(req, id, true)
  const isWhole = newest.some(({ event }) => event._status === 'draft')
  await apply(req, shown, { asked, isWhole, draft: false })
  if (isWhole) await apply(req, newest, { asked, isWhole, draft: true })
}

/** Times at which a public event takes place on the day that is asked for. */
function timesOf(event: Event | null, { tag }: Cancellation): (string | null)[] {
  if (event === null || tag === null) return []
  const { all } = occurrencesOfDraft(event, todayInBerlin())
  return all.filter(({ regeltag }) => regeltag === tag).map(({ regelzeit }) => regelzeit)
}

const noDayForAll =
  'Eine ganze Reihe hat keinen gemeinsamen neuen Tag. Bitte wählen Sie einen einzelnen Termin, oder ändern Sie die Reihe im Formular.'

function problemOf(event: Event | null, asked: Cancellation): Response | null {
  if (event === null) return refuse(404, 'Diese Veranstaltung gibt es nicht.')
  if (event._status !== 'published')
    return refuse(
      409,
      'Diese Veranstaltung ist nicht veröffentlicht. Ändern Sie den Entwurf, oder löschen Sie ihn.',
    )
  if (asked.tag === null) {
    const isSeries = (event.serie ?? []).length > 0
    return isSeries && asked.neues_datum !== null ? refuse(400, noDayForAll) : null
  }
  const times = timesOf(event, asked)
  const isThere = asked.uhrzeit === null ? times.length > 0 : times.includes(asked.uhrzeit)
  return isThere ? null : refuse(400, 'An diesem Tag findet die Veranstaltung nicht statt.')
}

/**
 * `POST /api/veranstaltungen/{id}/absagen`: cancels, postpones or sells out an event or one day of
 * it, with a reason, for visitors at once.
 */
export const cancelEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/absagen',
  method: 'post',
  handler: async (req) => {
    const refusal = refused('absagen', req)
    if (refusal) return refusal
    const body: unknown = await req.json?.().catch(() => null)
    const { success, data: asked, error } = cancellation.safeParse(body)
    if (!success) return refuse(400, error.issues[0]?.message ?? 'Die Angaben sind nicht lesbar.')
    const id = String(req.routeParams?.id)
    const shown = await readEvent(req, { id, draft: false })
    const problem = problemOf(shown, asked)
    if (problem) return problem
    const isOnly = timesOf(shown, asked).length === 1
    await asOne(req, () => cancel(req, id, { ...asked, isOnly }))
    return Response.json({
      message: 'Gespeichert. In etwa einer Sekunde steht es auf der Website.',
    })
  },
}
