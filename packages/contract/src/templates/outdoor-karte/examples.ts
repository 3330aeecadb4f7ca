import type { Tour } from '../../entities/outdoor.ts'
import type { OutdoorOrt, OutdoorTour } from '../../entities/outdoor-liste.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { listOfExamples } from '../../examples/list-of.ts'
import { poiExamples, tourExamples } from '../../examples/outdoor.ts'
import type { BlockOf } from '../index.ts'

type Context = BlockOf<'outdoor-karte'>['context']

const block = {
  template: 'outdoor-karte',
  slotName: 'content',
  options: { titel: null, einleitung: null },
} as const

/** A tour as a list has it: with a short way, without heights. */
function shortened(tour: Tour, own: Partial<OutdoorTour> = {}): OutdoorTour {
  const {
    anreise,
    barrierefrei_hinweis,
    belag,
    bilder,
    pois,
    seo,
    text,
    wegbeschreibung,
    wegpunkte,
    ...one
  } = tour
  const coordinates = one.track?.coordinates.filter((_, at) => at % 5 === 0) ?? []
  const track: OutdoorTour['track'] =
    coordinates.length < 2
      ? null
      : { type: 'LineString', coordinates: coordinates.map(([x, y]) => [x, y]) }
  return { ...one, typ: 'tour', track, ...own }
}

function placed(poi: (typeof poiExamples)[keyof typeof poiExamples]): OutdoorOrt {
  const { bildcopyright, bildtext, barrierefrei_hinweis, seo, text, ...one } = poi
  return { ...one, typ: 'poi' }
}

const tours = (...data: OutdoorTour[]): Context => ({
  ...listOfExamples(...data),
  contentType: 'tour',
  arten: ['wandern', 'langlauf'],
})

const { closed, minimal, typical, 'over-the-turn-of-the-year': snow } = tourExamples
const all = [typical, closed, snow, minimal].map((one) => shortened(one))

/** Examples of `outdoor-karte`. */
export const examples: BlockExamples<'outdoor-karte'> = {
  typical: {
    ...block,
    context: tours(...all),
    options: { titel: 'Touren', einleitung: 'Zwölf Wege rund um die Stadt.' },
  },
  minimal: { ...block, context: { ...tours(), arten: [] } },
  pois: {
    ...block,
    context: {
      ...listOfExamples(placed(poiExamples.typical), placed(poiExamples.minimal)),
      contentType: 'poi',
      arten: ['aussicht', 'rastplatz'],
    },
  },
  'long-words': {
    ...block,
    context: tours(
      shortened(closed, {
        titel: 'Naturschutzgebietsrandbereichserlebniswanderweg',
        start: { titel: 'Bergbahntalstationswartehäuschenvorplatz', koordinaten: null },
      }),
    ),
    options: { titel: 'Erholungswaldwanderwegenetzübersichtskarte', einleitung: null },
  },
  english: {
    ...block,
    context: tours(shortened(typical, { sprache: 'en', titel: 'Springs Trail' })),
    options: { titel: 'Tours', einleitung: null },
  },
}
