import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import {
  bild,
  koordinaten,
  playerUrl,
  sortierung,
  titel,
} from '../../../../editing/fields/index.ts'
import { env } from '../../../../env.ts'
import { dropShots } from './drop-shots.ts'
import { standbild } from './standbild.ts'

/** Webcams (spec 2.7). */
export const webcams = contentCollection('webcams', {
  interfaceName: 'WebcamDoc',
  labels: { singular: 'Webcam', plural: 'Webcams' },
  bereich: 'tourismus',
  title: 'titel',
  columns: ['standort'],
  sort: 'sortierung',
  hooks: { beforeDelete: [dropShots] },
  fields: [
    titel(),
    {
      name: 'standort',
      type: 'text',
      label: 'Standort',
      required: true,
      localized: true,
      maxLength: 160,
    },
    { name: 'text', type: 'textarea', label: 'Was man sieht', localized: true, maxLength: 600 },
    playerUrl({
      hosts: env.EMBED_HOSTS,
      label: 'Adresse des Livebilds',
      description:
        'Wird erst nach einem Klick geladen. Leer lassen, wenn die Kamera nur Standbilder liefert.',
      typOf: () => 'sonstiges',
      withoutAddress: () => true,
    }),
    {
      name: 'copyright',
      type: 'text',
      label: 'Betrieben von',
      maxLength: 120,
    },
    bild({ label: 'Bild, solange die Kamera keines liefert' }),
    ...standbild,
    koordinaten(),
    sortierung(),
  ],
})
