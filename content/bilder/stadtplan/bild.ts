import type { BildContent } from '../../shape.ts'
import { stadtplan } from './stadtplan.ts'

/** The map of the town as a picture, for the report of damage. */
export const stadtplanbild: BildContent = {
  key: 'stadtplan',
  svg: stadtplan,
  alt: {
    de: 'Stadtplan von Bad Silberbronn mit den Namen der Straßen, Norden ist oben',
    en: 'Map of Bad Silberbronn with the names of its streets, north at the top',
  },
  copyright: 'Stadt Bad Silberbronn',
  bildtext: { de: 'Stadtplan', en: 'Town map' },
}
