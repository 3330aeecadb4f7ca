import type { PayloadRequest, TypedLocale } from 'payload'

type Reading = { id: string; draft: boolean; locale?: TypedLocale }

/** An event as whoever asks may see it; null where there is none for them. */
export function readEvent(req: PayloadRequest, { id, draft, locale = 'de' }: Reading) {
  return req.payload.findByID({
    collection: 'veranstaltungen',
    id,
    draft,
    locale,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
}

/** An event as it is read. */
export type Event = NonNullable<Awaited<ReturnType<typeof readEvent>>>
