import { linie } from '@kurstadt/contract'
import type { CollectionBeforeChangeHook } from 'payload'
import { simplify } from './simplify.ts'

/** Keeps a short form of the track beside it, so that a list of tours need not read the long ones. */
export const keepShortTrack: CollectionBeforeChangeHook = ({ data }) => {
  if (!('track' in data)) return data
  const line = linie.safeParse(data.track)
  return {
    ...data,
    track_kurz: line.success
      ? { type: 'LineString', coordinates: simplify(line.data.coordinates) }
      : null,
  }
}
