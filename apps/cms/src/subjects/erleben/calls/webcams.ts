import type { Payload } from 'payload'
import { env } from '../../../env.ts'
import type { WebcamDoc } from '../../../payload-types.ts'
import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import type { Refs } from '../../../wire/serialise/index.ts'
import { readShots } from '../read/shots.ts'
import { type ShotRow, webcamOf } from '../serialise/mediathek.ts'

/** Reads the pictures of the cameras of one answer together, and writes each camera with its own. */
function withShots(payload: Payload) {
  const byCamera = new Map<string, ShotRow[]>()
  return {
    related: async (docs: readonly { id: string }[]) => {
      const rows = await readShots(
        payload,
        docs.map(({ id }) => id),
      )
      for (const [id, shots] of Map.groupBy(rows, ({ webcam }) => webcam)) byCamera.set(id, shots)
      return {}
    },
    serialise: (doc: WebcamDoc, refs: Refs) =>
      webcamOf(doc, refs, { hosts: env.EMBED_HOSTS, shots: byCamera.get(doc.id) ?? [] }),
  }
}

/** Webcams (spec 2.7). */
export const webcams: Call<'webcams'> = ({ payload, params }) =>
  listEntries({ payload, params, type: 'webcams', ...withShots(payload) })

/** A webcam (spec 2.7). */
export const webcamsId: Call<'webcams/{id}'> = (input) =>
  oneEntry({ ...input, type: 'webcams', ...withShots(input.payload) })
