import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { valuesOf } from '../../../../editing/changes/index.ts'
import { instantOf } from '../../../../editing/workflow/index.ts'
import { dayAt } from '../../../../platform/time/berlin.ts'
import {
  appendNotice,
  isCorrectedForGood,
  isLogged,
  isPublished,
  LivingFactError,
  UnreadableFileError,
  wasChanged,
} from '../../nachweis/index.ts'

/** Somebody was about to change what is published for good. */
class FixedNoticeError extends APIError {
  constructor() {
    super(
      'Diese Bekanntmachung ist veröffentlicht und steht fest: Ihr deutscher Wortlaut, ihre Tage und ihre Anlagen lassen sich nicht mehr ändern, zurückziehen oder löschen. Legen Sie bitte eine neue an, die diese berichtigt.',
      400,
      null,
      true,
    )
  }
}

class RefusedNoticeError extends APIError {
  constructor(message: string) {
    super(message, 400, null, true)
  }
}

const backdated =
  '„Ausgehängt ab“ liegt in der Vergangenheit. Eine Bekanntmachung gilt frühestens von heute an: Bitte tragen Sie den heutigen oder einen späteren Tag ein.'
const late =
  '„Veröffentlichen am“ liegt nach „Ausgehängt ab“. Bitte tragen Sie bei „Ausgehängt ab“ diesen Tag oder einen späteren ein.'
const withdrawn =
  'Eine Bekanntmachung wird nicht zurückgezogen, sondern steht nach ihrem letzten Tag im Archiv. Bitte lassen Sie „Zurückziehen am“ leer.'
const living =
  'Im Text steht eine Angabe oder ein Preis, der einem Eintrag folgt und sich später ändern würde. Bitte schreiben Sie sie als festen Text.'
const unreadable =
  'Eine der Anlagen lässt sich gerade nicht lesen. Bitte öffnen Sie die Dokumente unten und versuchen Sie es noch einmal.'

const corrected =
  'Eine veröffentlichte Bekanntmachung berichtigt diese und nennt ihre Nummer. Deshalb lässt sie sich nicht löschen.'

type Notice = Map<string, unknown>

/** First day of a notice that is entered; a day that is missing or wrong is said by its field. */
const firstDayOf = (notice: Notice) => {
  const first = notice.get('datum_von')
  return typeof first === 'string' ? first.slice(0, 10) : null
}

/**
 * People neither publish nor plan to publish for days that have passed by then; what has long been
 * public stays so. A wrong plan is said when it is made: the schedule could only say so too late.
 */
async function refuseBackdated(req: PayloadRequest, asked: Notice, before: Notice): Promise<void> {
  const [first, id] = [firstDayOf(asked), before.get('id')]
  const isPublishing = asked.get('_status') === 'published'
  const instant = isPublishing ? new Date() : instantOf(asked.get('veroeffentlichen_am'))
  if (first === null || instant === null || first >= dayAt(instant)) return
  if (typeof id === 'string' && (await isPublished(req, id))) return
  throw new RefusedNoticeError(isPublishing ? backdated : late)
}

/**
 * Says when a notice was published, once: the instant at which it is saved as public. What is
 * imported or set up may lie in the past.
 */
export const stampPublication: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const [asked, before] = [valuesOf(data), valuesOf(originalDoc)]
  const isPublishing = asked.get('_status') === 'published'
  const stamped = before.get('bekanntgemacht_am')
  if ((req.user || isPublishing) && asked.get('zurueckziehen_am'))
    throw new RefusedNoticeError(withdrawn)
  if (stamped) return { ...data, bekanntgemacht_am: stamped }
  if (req.user) await refuseBackdated(req, asked, before)
  if (!isPublishing) return { ...data, bekanntgemacht_am: null }
  const given = req.user ? null : asked.get('bekanntgemacht_am')
  const now = new Date()
  now.setMilliseconds(0)
  return { ...data, bekanntgemacht_am: given ?? now.toISOString() }
}

/**
 * Puts a notice into the log in the transaction that publishes it, and refuses every later save that
 * would alter what stands there, whatever way it came.
 */
export const keepLogged: CollectionAfterChangeHook = async ({ doc, req }) => {
  const id = String(valuesOf(doc).get('id'))
  if (await isLogged(req, id)) {
    if (await wasChanged(req, id)) throw new FixedNoticeError()
    return
  }
  if (!(await isPublished(req, id))) return
  try {
    await appendNotice(req, id)
  } catch (error) {
    if (error instanceof UnreadableFileError) throw new RefusedNoticeError(unreadable)
    if (error instanceof LivingFactError) throw new RefusedNoticeError(living)
    throw error
  }
}

/** What is in the log, or what an entry there corrects, goes neither into the bin nor away. */
export const refuseLogged: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isLogged(req, String(id))) throw new FixedNoticeError()
  if (await isCorrectedForGood(req, String(id))) throw new RefusedNoticeError(corrected)
}
