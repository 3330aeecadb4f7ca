import { change, changeVersion } from '@kurstadt/contract'
import { createParser } from 'eventsource-parser'

/** An event of the change feed with its data parsed. */
export type FeedEvent = { event: string; id: string | null; data: { id: number; tags?: string[] } }

/** A reader of the change feed for tests. */
export type FeedReader = { next(limit?: number): Promise<FeedEvent>; close(): void }

/** Connects to the change feed, as one that knows changes up to `lastEventId`. */
export async function followFeed(apiUrl: string, lastEventId?: number): Promise<FeedReader> {
  const abort = new AbortController()
  const headers: Record<string, string> =
    lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }
  const response = await fetch(`${apiUrl}/api/cms/aenderungen`, { headers, signal: abort.signal })
  if (!response.body) throw new Error('the feed has no body')
  const events: FeedEvent[] = []
  let wake: () => void = () => undefined
  const parser = createParser({
    onEvent: ({ event, id, data }) => {
      const schema = event === 'change' ? change : changeVersion
      const parsed = schema.parse(JSON.parse(data))
      events.push({ event: event ?? 'message', id: id ?? null, data: parsed })
      wake()
    },
  })
  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    for await (const chunk of body) parser.feed(decoder.decode(chunk, { stream: true }))
  }
  read(response.body).catch(() => undefined) // ends with `close`
  return {
    close: () => abort.abort(),
    next: async (limit = 5_000) => {
      const end = performance.now() + limit
      while (events.length === 0) {
        if (performance.now() > end) throw new Error(`no event in ${limit} ms`)
        await new Promise<void>((resolve) => {
          wake = resolve
          setTimeout(resolve, 50)
        })
      }
      const [event] = events.splice(0, 1)
      if (!event) throw new Error('no event')
      return event
    },
  }
}
