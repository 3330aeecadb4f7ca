import type { Tour } from '../../entities/outdoor.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { listOfExamples } from '../../examples/list-of.ts'
import { tourExamples } from '../../examples/outdoor.ts'
import type { BlockOf } from '../index.ts'

type Karte = BlockOf<'outdoor-route'>['context']['data'][number]

const block = { template: 'outdoor-route', slotName: 'content', options: { titel: null } } as const

function karteOf(tour: Tour): Karte {
  const { id, sprache, titel, art, einleitung, laenge, dauer, aufstieg, abstieg } = tour
  const { schwierigkeit, rundtour, barrierefrei, kinderwagen, sperrungen, saison } = tour
  const { markierung, start, track, detailURL } = tour
  const named = { id, sprache, titel, art, einleitung, laenge, dauer, aufstieg, abstieg }
  const how = { schwierigkeit, rundtour, barrierefrei, kinderwagen, sperrungen, saison }
  return { ...named, ...how, markierung, start, track, detailURL }
}

const { closed, minimal, typical } = tourExamples

/** Examples of `outdoor-route`. */
export const examples: BlockExamples<'outdoor-route'> = {
  typical: {
    ...block,
    context: listOfExamples(karteOf(typical)),
    options: { titel: 'Unser Vorschlag für heute' },
  },
  minimal: { ...block, context: listOfExamples(karteOf(minimal)) },
  gone: { ...block, context: listOfExamples() },
  closed: { ...block, context: listOfExamples(karteOf(closed)) },
  'long-words': {
    ...block,
    context: listOfExamples({
      ...karteOf(closed),
      titel: 'Naturschutzgebietsrandbereichserlebniswanderweg',
    }),
  },
  english: {
    ...block,
    context: listOfExamples({ ...karteOf(typical), sprache: 'en', titel: 'Springs Trail' }),
    options: { titel: 'Our walk for today' },
  },
}
