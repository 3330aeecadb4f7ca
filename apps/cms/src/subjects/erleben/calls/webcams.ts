import { env } from '../../../env.ts'
import type { WebcamDoc } from '../../../payload-types.ts'
import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import type { Refs } from '../../../wire/serialise/index.ts'
import { webcamOf } from '../serialise/mediathek.ts'

const serialise = (doc: WebcamDoc, refs: Refs) => webcamOf(doc, refs, env.EMBED_HOSTS)

/** Webcams (spec 2.7). */
export const webcams: Call<'webcams'> = ({ payload, params }) =>
  listEntries({ payload, params, type: 'webcams', serialise })

/** A webcam (spec 2.7). */
export const webcamsId: Call<'webcams/{id}'> = (input) =>
  oneEntry({ ...input, type: 'webcams', serialise })
