import type { Sprache, Tour, TrackPosition } from '@kurstadt/contract'
import { slugOf } from '@kurstadt/contract/slug'
import type { Payload } from 'payload'
import { env } from '../../../env.ts'
import { ApiError } from '../../../wire/errors.ts'
import { tourenId } from '../calls/touren.ts'

type Asked = { payload: Payload; id: number; params: { sprache: Sprache } }

/** What a file of a tour is made of: its whole way. */
export type TourFile = {
  tour: Tour
  way: readonly TrackPosition[]
  /** Address of its page; null where it has none. */
  page: string | null
  name: string
  tags: string[]
}

/** Reads a tour for a file; throws `not-found` for one without a way, until it has one. */
export async function readTour(asked: Asked): Promise<TourFile> {
  const { answer: tour, tags } = await tourenId(asked)
  if (tour.track === null) throw new ApiError('not-found', { tags })
  const page = tour.detailURL === null ? null : new URL(tour.detailURL, env.WEBSITE_URL).href
  const name = `${slugOf(tour.titel) || 'tour'}-${tour.id}`
  return { tour, way: tour.track.coordinates, page, name, tags }
}
