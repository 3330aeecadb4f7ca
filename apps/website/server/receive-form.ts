import type { IncomingMessage } from 'node:http'
import { createGate, type Gate } from '../src/lib/index.ts'
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

/** Pictures that are read at a time, and that may wait for it: each is 11 MB of memory (T46). */
const uploads = createGate({ concurrent: 4, waiting: 12 })
/** Forms whose files are thrown away at a time: they take no memory, but a line. */
const discards = createGate({ concurrent: 4, waiting: 12 })

/** Where a large form waits for its turn; null for one that need not. */
export function gateFor(head: RequestHead, target: FormTarget): Gate | null {
  if (!isLarge(head)) return null
  return isDiscarded(head, target) ? discards : uploads
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
