import { titel } from '../../fields/index.ts'
import { contentCollection } from '../content-collection.ts'

/** Groups of readers that news are written for (spec 7, `interessengruppen_id`). */
export const interessengruppen = contentCollection('interessengruppen', {
  interfaceName: 'InteressengruppeDoc',
  labels: { singular: 'Interessengruppe', plural: 'Interessengruppen' },
  bereich: 'seiten',
  title: 'titel',
  columns: ['nummer'],
  description: 'Für wen eine Meldung geschrieben ist: Gäste, Familien, Gewerbe und andere.',
  hasDrafts: false,
  fields: [titel('Name')],
})
