import { z } from 'zod'

/** Paths of the change feed below the API's base path (page model, section 1). */
export const changeFeedPath = '/aenderungen'
/** Path that answers with the newest change's number alone. */
export const changeVersionPath = '/aenderungen/stand'

/** A tag that answers and pages carry: `veranstaltungen` or `veranstaltungen:12`. */
export const tag = z.string().regex(/^[a-z_]+(:[\w-]+)?$/)

/**
 * One published change as the feed sends it: SSE `event: change`, `id: <number>`, `data: <this>`.
 * A reader that comes back sends `Last-Event-ID` and gets what it missed; when that is no longer
 * kept it gets `event: reset` and must drop everything.
 */
export const change = z.object({ id: z.int().nonnegative(), tags: z.array(tag) })

/** Newest change number: first event of a connection (`event: hello`) and the polled answer. */
export const changeVersion = z.object({ id: z.int().nonnegative() })

/** A published change. */
export type Change = z.infer<typeof change>
