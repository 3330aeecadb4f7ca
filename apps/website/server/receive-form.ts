import type { IncomingMessage } from 'node:http'
import { createSemaphore, createShares, type Semaphore } from '../src/lib/index.ts'
import {
  type FormTarget,
  isDiscarded,
  isLarge,
  largestBody,
  largestWords,
  readBody,
} from './form-body.ts'
import type { RequestHead } from './request-head.ts'
import { readTextOfUpload } from './text-of-upload.ts'

/** Body of a form as it came, or its words alone with the fields whose files were too large. */
export type ReceivedForm = { body: Buffer; type: string; tooLarge: readonly string[] }

/**
 * Forms with photos that come in at a time, and that may wait for it: each is 26 MB of memory at
 * most, and over a slow line it is minutes before it has come (T46).
 */
const uploads = createSemaphore({ concurrent: 12, waiting: 12 })
/** … and that are sent on at a time: then the photos are in memory several times. */
const works = createSemaphore({ concurrent: 4, waiting: 24 })
/** Forms whose files are thrown away at a time: they take no memory, but a line. */
const discards = createSemaphore({ concurrent: 4, waiting: 12 })

/** Large forms that one sender sends at a time; the rest of the places is for others (T60). */
const ofOneSender = createShares({ concurrent: 4, waiting: 0 })

const open = { run: <Result>(work: () => Promise<Result>) => work() }

/** Where a large form waits until it may come, and until it is sent on; others wait nowhere. */
export function semaphoresFor(
  head: RequestHead,
  sender: string,
  target: FormTarget,
): Record<'in' | 'on', Pick<Semaphore, 'run'>> {
  if (!isLarge(head)) return { in: open, on: open }
  const shared = (semaphore: Semaphore): Pick<Semaphore, 'run'> => ({
    run: (work) => ofOneSender.run(sender, () => semaphore.run(work)),
  })
  return isDiscarded(head, target)
    ? { in: shared(discards), on: open }
    : { in: shared(uploads), on: works }
}

/** Reads a form; null when there is more of it than anybody may send. */
export async function receiveForm(
  request: IncomingMessage,
  head: RequestHead,
  target: FormTarget,
): Promise<ReceivedForm | null> {
  if (!isDiscarded(head, target)) {
    const body = await readBody(request, largestBody(head))
    return body && { body, type: head.contentType, tooLarge: [] }
  }
  const read = await readTextOfUpload(request, largestWords)
  if (read === null) return null
  const body = Buffer.from(read.fields.toString())
  return { body, type: 'application/x-www-form-urlencoded', tooLarge: read.fileFields }
}
