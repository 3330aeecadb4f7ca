import { mitarbeiter } from '../mitarbeiter.ts'
import type { BildContent } from '../shape.ts'
import { ensemble } from './portraits/ensemble.ts'
import { people } from './portraits/people.ts'
import { portrait } from './portraits/portrait.ts'

/** A drawn portrait for each member of staff. */
export const portraets: BildContent[] = mitarbeiter.flatMap(
  ({ key, vorname, nachname, funktion }) => {
    const look = people[key]
    if (!look) return []
    return [
      {
        key: `portrait-${key}`,
        svg: () => portrait({ seed: key, ...look }),
        alt: {
          de: `Porträt von ${vorname} ${nachname}, ${funktion.de}`,
          en: `Portrait of ${vorname} ${nachname}, ${funktion.en ?? funktion.de}`,
        },
        copyright: 'Stadt Bad Silberbronn',
        fokus: [0.5, 0.45],
      },
    ]
  },
)

/** A drawn portrait for each who makes the festival. */
export const ensembleportraets: BildContent[] = Object.entries(ensemble).map(
  ([key, { name, funktion, look }]) => ({
    key: `portrait-${key}`,
    svg: () => portrait({ seed: key, ...look }),
    alt: {
      de: `Porträt von ${name}, ${funktion.de}`,
      en: `Portrait of ${name.replace('Dr. ', 'Dr ')}, ${funktion.en}`,
    },
    copyright: 'Rossini-Festival',
    fokus: [0.5, 0.45],
  }),
)
