import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { bild, zeitpunkt } from '../../../../editing/fields/index.ts'

/**
 * Pictures of the photo point (spec 2.7). Without drafts: a camera delivers them, and what has been
 * saved is in the archive.
 */
export const fotopunktBilder = contentCollection('fotopunkt_bilder', {
  interfaceName: 'FotopunktBildDoc',
  labels: { singular: 'Fotopunkt-Bild', plural: 'Fotopunkt' },
  bereich: 'tourismus',
  title: 'aufgenommen_am',
  columns: ['standort', 'bild'],
  search: ['standort'],
  sort: '-aufgenommen_am',
  hasDrafts: false,
  hasVersions: true,
  fields: [
    bild({ required: true }),
    zeitpunkt({
      name: 'aufgenommen_am',
      label: 'Aufgenommen am',
      required: true,
      index: true,
      validate: (value) => {
        if (!value) return 'Bitte geben Sie an, wann das Bild entstanden ist.'
        return new Date(value).getTime() <= Date.now() || 'Die Aufnahme liegt in der Zukunft.'
      },
    }),
    { name: 'standort', type: 'text', label: 'Standort', localized: true, maxLength: 120 },
  ],
})
