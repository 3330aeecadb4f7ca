import type { OutdoorOrt, OutdoorTour, Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { listEntries } from '../../../wire/call/entries.ts'
import { keptUntilChange } from '../../../wire/read/newest-change.ts'
import { tagOf } from '../../../wire/tags.ts'
import { outdoorOrtOf, outdoorTourOf } from '../serialise/outdoor.ts'

/** More than any town has of either. */
const most = 5_000

/** What only the page of a single tour shows; a track alone may weigh 150 KB. */
export const detailsOnly = [
  'track',
  'text',
  'wegbeschreibung',
  'bilder',
  'pois',
  'wegpunkte',
  'belag',
  'seo',
] as const

/** Everything of a kind in one language, in the order of its list, and the tags of the page that shows one. */
export type OutdoorList<Entry> = { all: readonly Entry[]; pageTags: readonly string[] }

const whole = (sprache: Sprache, ...fields: readonly string[]) => ({
  params: {
    sprache,
    seite: 1,
    pro_seite: most,
    order: fields.map((field) => ({ field, descending: false })),
  },
  isWhole: true,
})

function listOf<Entry>({ answer, tags }: { answer: { data: Entry[] }; tags: string[] }) {
  return { all: answer.data, pageTags: tags.filter((tag) => tag.startsWith('seiten')) }
}

async function readTours(payload: Payload, sprache: Sprache): Promise<OutdoorList<OutdoorTour>> {
  return listOf(
    await listEntries({
      payload,
      type: 'touren',
      serialise: outdoorTourOf,
      omit: detailsOnly,
      ...whole(sprache, 'sortierung', 'titel'),
    }),
  )
}

async function readPlaces(payload: Payload, sprache: Sprache): Promise<OutdoorList<OutdoorOrt>> {
  return listOf(
    await listEntries({
      payload,
      type: 'pois',
      serialise: outdoorOrtOf,
      omit: ['text', 'seo'],
      ...whole(sprache, 'titel'),
    }),
  )
}

/**
 * All tours as the outdoor map has them, until one of them, a picture or a page is changed. Three hundred
 * are 3 MB; fifty of them put together anew for each choice took 20 ms of the processor.
 */
export const outdoorTours = keptUntilChange(readTours, ['touren', 'medien', 'seiten'])

/** All points of interest as the outdoor map has them, kept as the tours are. */
export const outdoorPlaces = keptUntilChange(readPlaces, ['pois', 'medien', 'seiten'])

/** The tags of the changes that end an answer with some of them. */
export function outdoorTags(
  type: 'touren' | 'pois',
  { pageTags }: Pick<OutdoorList<unknown>, 'pageTags'>,
  shown: readonly (OutdoorTour | OutdoorOrt)[],
): string[] {
  const own = shown.map(({ id }) => tagOf(type, id))
  const pictures = shown.flatMap(({ bild }) => (bild === null ? [] : [tagOf('medien', bild.id)]))
  return [type, ...own, ...pictures, ...pageTags]
}
