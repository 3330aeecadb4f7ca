import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { publishesEntry, type Scope } from '../access/index.ts'
import { isInBin, type PublicChange, readChanged, readMainRow, valuesOf } from '../changes/index.ts'
import { isEnglishAlone } from '../translation/index.ts'
import { standField } from './fields.ts'
import { mailReview, nextReview, noReview, reviewOf } from './pruefung/index.ts'
import { nextStand, type Stand } from './stand.ts'
import { instantOf, nextTermine, type TerminError, type Termine, terminErrors } from './termine.ts'
import { planDocument, planWithdrawal, unplanDocument } from './zeitplan.ts'

/** An author, or somebody of another area, was about to change what visitors see. */
class OnlyDraftsError extends APIError {
  constructor() {
    super(
      'Sie können Entwürfe speichern und zur Prüfung geben. Veröffentlichen und zurückziehen kann nur, wer für diesen Bereich zuständig ist.',
      403,
      null,
      true,
    )
  }
}

/** Instants that make no sense; said whole, because messages at fields without errors vanish. */
class WrongInstantError extends APIError {
  constructor(errors: readonly TerminError[]) {
    super(errors.map(({ message }) => message).join(' '), 400, { errors }, true)
  }
}

/** The archive is for what is no longer public. */
class StillPublicError extends APIError {
  constructor() {
    super('Bitte ziehen Sie den Eintrag zuerst von der Website zurück.', 400, null, true)
  }
}

/** The product itself may always; a person when the entry is theirs, as it is and as it was. */
function mayPublish({ user }: PayloadRequest, scope: Scope, ...docs: unknown[]): boolean {
  return !user || docs.every((doc) => publishesEntry(user, scope, valuesOf(doc)))
}

function termineOf(doc: Map<string, unknown>): Termine {
  return {
    veroeffentlichen_am: instantOf(doc.get('veroeffentlichen_am')),
    zurueckziehen_am: instantOf(doc.get('zurueckziehen_am')),
  }
}

type Docs = Record<'asked' | 'before', Map<string, unknown>>

/** A restored version asks nobody for anything. */
function nextReviewOf({ context, user }: PayloadRequest, to: Stand, { asked, before }: Docs) {
  if (context.isRestoringVersion === true) return noReview
  const reviews = { before: reviewOf(before), asked: reviewOf(asked) }
  return nextReview({ ...reviews, from: before.get(standField), to, me: user?.id ?? null })
}

/** State and instants of a save: the one place where they are decided. */
export function keepInOrder(scope: Scope): CollectionBeforeChangeHook {
  return ({ data, originalDoc, req }) => {
    const [asked, before] = [valuesOf(data), valuesOf(originalDoc)]
    const isPublished = asked.get('_status') === 'published'
    const may = mayPublish(req, scope, originalDoc ?? data, { ...originalDoc, ...data })
    const isRestoring = req.context.isRestoringVersion === true
    // Neither a review nor the archive comes back with a former version.
    const wanted = isRestoring ? 'entwurf' : asked.get(standField)
    const stands = { asked: wanted, before: before.get(standField) }
    const stand = nextStand({ ...stands, isPublished, mayPublish: may })
    const save = {
      asked: termineOf(asked),
      before: termineOf(before),
      isPublished,
      mayPublish: may,
      isRestoring,
      isArchived: stand === 'archiviert',
      isEnglishAlone: isEnglishAlone(req),
      now: new Date(),
    }
    const errors = terminErrors(save)
    if (errors.length > 0) throw new WrongInstantError(errors)
    return {
      ...data,
      ...nextTermine(save),
      ...nextReviewOf(req, stand, { asked, before }),
      [standField]: stand,
    }
  }
}

/**
 * Looks at a save before it is kept. Who may not publish has not altered what visitors see,
 * whatever way the save came: the rows that were written count, not what was asked for. Then the
 * schedule is brought in line with it.
 */
export function afterSave(slug: CollectionSlug, scope: Scope) {
  return async (
    { data, doc, operation, previousDoc, req }: Parameters<CollectionAfterChangeHook>[0],
    change: PublicChange,
  ): Promise<void> => {
    // Not `doc`: a call may have asked for some of its fields only.
    const saved = valuesOf(data)
    const before: unknown = previousDoc
    const after = { ...Object.fromEntries(valuesOf(before)), ...Object.fromEntries(saved) }
    const states = operation === 'create' ? [after] : [before, after]
    if (change !== 'none' && !mayPublish(req, scope, ...states)) throw new OnlyDraftsError()
    const { id, updatedAt } = readChanged(doc)
    const isDraft = saved.get('_status') !== 'published'
    if (saved.get(standField) === 'archiviert') await requireWithdrawn(req, slug, id)
    if (isEnglishAlone(req)) return planWithdrawal(req, slug, id)
    if (isInBin(after)) return unplanDocument(req, slug, id)
    await mailReview(req, { slug, scope, saved: { id, before, after, updatedAt } })
    await planDocument(req, slug, { id, isDraft, ...termineOf(saved) })
  }
}

async function requireWithdrawn(req: PayloadRequest, slug: CollectionSlug, id: number | string) {
  const row = await readMainRow(req, { slug, hasDrafts: true }, id)
  if (row?.isPublished) throw new StillPublicError()
}

/** Takes a deleted document out of the schedule. */
export function unplan(slug: CollectionSlug): CollectionAfterDeleteHook {
  return ({ id, req }) => unplanDocument(req, slug, id)
}
