import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { titel } from '../../../../editing/fields/index.ts'

/** Groups of readers that news are written for (spec 7, `interessengruppen_id`). */
export const interessengruppen = contentCollection('interessengruppen', {
  interfaceName: 'InteressengruppeDoc',
  labels: { singular: 'Interessengruppe', plural: 'Interessengruppen' },
  bereich: 'seiten',
  title: 'titel',
  columns: ['nummer'],
  description: 'Für wen eine Meldung geschrieben ist: Gäste, Familien, Gewerbe und andere.',
  hasDrafts: false,
  hasVersions: true,
  fields: [titel('Name')],
})
