import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { bild, bilderMitText, richText, tag, titel } from '../../../../editing/fields/index.ts'
import { keepCover } from './cover.ts'

/** Pictures of one gallery: as many as a day's feast gives, and a form still opens. */
const mostPictures = 200

/** Photo galleries (spec 2.6). */
export const galerien = contentCollection('galerien', {
  interfaceName: 'GalerieDoc',
  labels: { singular: 'Fotogalerie', plural: 'Fotogalerien' },
  bereich: 'medien',
  title: 'titel',
  columns: ['datum'],
  sort: '-datum',
  hooks: { beforeChange: [keepCover] },
  fields: [
    titel(),
    {
      name: 'einleitung',
      type: 'textarea',
      label: 'Einleitung',
      localized: true,
      maxLength: 400,
      admin: { description: 'Ein bis zwei Sätze für die Übersicht.' },
    },
    richText({ name: 'text', label: 'Text', localized: true }),
    bilderMitText({ required: true, most: mostPictures }),
    {
      ...bild({ label: 'Titelbild' }),
      admin: { description: 'Leer lassen, um das erste Bild zu nehmen.' },
    },
    { name: 'anzahl_bilder', type: 'number', defaultValue: 0, admin: { hidden: true } },
    tag({ name: 'datum', label: 'Datum', required: true, position: 'sidebar' }),
  ],
})
