import { env } from '../../../env.ts'
import type { VideoDoc } from '../../../payload-types.ts'
import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import type { Refs } from '../../../wire/serialise/index.ts'
import { videoOf } from '../serialise/mediathek.ts'

const serialise = (doc: VideoDoc, refs: Refs) => videoOf(doc, refs, env.EMBED_HOSTS)

/** Videos (spec 2.7). */
export const videos: Call<'videos'> = ({ payload, params }) =>
  listEntries({
    payload,
    params,
    type: 'videos',
    serialise,
    where: [
      ...(params.typ === undefined ? [] : [{ typ: { equals: params.typ } }]),
      ...(params.video_id === undefined ? [] : [{ nummer: { equals: params.video_id } }]),
    ],
  })

/** A video (spec 2.7). */
export const videosId: Call<'videos/{id}'> = (input) =>
  oneEntry({ ...input, type: 'videos', serialise })
