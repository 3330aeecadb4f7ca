import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
} from 'payload'
import { valuesOf } from '../../../../editing/changes/index.ts'
import { todayInBerlin } from '../../../../platform/time/berlin.ts'
import {
  appendNotice,
  isLogged,
  isPublished,
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
const withdrawn =
  'Eine Bekanntmachung wird nicht zurückgezogen, sondern steht nach ihrem letzten Tag im Archiv. Bitte lassen Sie „Zurückziehen am“ leer.'
const living =
  'Im Text steht eine Angabe, die einem Amt folgt und sich später ändern würde. Bitte schreiben Sie sie als festen Text.'
const unreadable =
  'Eine der Anlagen lässt sich gerade nicht lesen. Bitte öffnen Sie die Dokumente unten und versuchen Sie es noch einmal.'

/** True for stored text in which an office's fact stands instead of words. */
const hasLivingFacts = (text: unknown) =>
  (JSON.stringify(text) ?? '').includes('"blockType":"angabe"')

/**
 * Says when a notice was published, once: the instant at which it is saved as public. People do not
 * publish for days that have passed; what is imported or set up may lie in the past.
 */
export const stampPublication: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const [asked, before] = [valuesOf(data), valuesOf(originalDoc)]
  const stamped = before.get('bekanntgemacht_am')
  if (stamped) return { ...data, bekanntgemacht_am: stamped }
  if (asked.get('_status') !== 'published') return { ...data, bekanntgemacht_am: null }
  if (asked.get('zurueckziehen_am')) throw new RefusedNoticeError(withdrawn)
  if (hasLivingFacts(asked.get('text'))) throw new RefusedNoticeError(living)
  const first = asked.get('datum_von')
  const isPast = typeof first === 'string' && first.slice(0, 10) < todayInBerlin()
  if (req.user && isPast) throw new RefusedNoticeError(backdated)
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
    throw error
  }
}

/** What is in the log goes neither into the bin nor away. */
export const refuseLogged: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isLogged(req, String(id))) throw new FixedNoticeError()
}
