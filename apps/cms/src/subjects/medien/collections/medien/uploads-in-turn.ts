import PQueue from 'p-queue'
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { isEditor } from '../../../../editing/access/index.ts'

/** Uploads that are read and worked on at a time: one is decoded while the next arrives. */
const uploads = new PQueue({ concurrency: 2 })
/** Uploads that may wait; a bulk upload sends one after the other, so this is many editors. */
const longestQueue = 20
/** Bytes that a change of texts alone stays below; it does not wait behind pictures. */
const textsOnly = 64_000

function carriesFile({ headers }: PayloadRequest): boolean {
  return Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) > textsOnly
}

const full = () =>
  Response.json(
    {
      errors: [
        {
          message:
            'Gerade werden viele Bilder verarbeitet. Bitte versuchen Sie es in einer Minute noch einmal.',
        },
      ],
    },
    { status: 503, headers: { 'Retry-After': '60' } },
  )

/** Payload's own handler for the same door. */
function originalOf(req: PayloadRequest, door: Pick<Endpoint, 'method' | 'path'>): PayloadHandler {
  const medien = req.payload.config.collections.find(({ slug }) => slug === 'medien')
  const [, original] = (medien?.endpoints || []).filter(
    ({ method, path }) => method === door.method && path === door.path,
  )
  if (!original) throw new Error(`Payload has no ${door.method} ${door.path} any more.`)
  return original.handler
}

function inTurn(method: 'post' | 'patch', path: string): Omit<Endpoint, 'root'> {
  return {
    method,
    path,
    handler: async (req) => {
      const original = originalOf(req, { method, path })
      if (!(carriesFile(req) && isEditor(req.user))) return original(req)
      if (uploads.size >= longestQueue) return full()
      return uploads.add(async () => original(req))
    },
  }
}

/**
 * Uploads wait for their turn before their bytes are read: twenty at once take the memory of two,
 * and none holds a connection of the database while it waits (T46, T48).
 */
export const uploadsInTurn = [inTurn('post', '/'), inTurn('patch', '/:id')]
