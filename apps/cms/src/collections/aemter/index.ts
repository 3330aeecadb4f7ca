import { adresse, kontakt, oeffnungszeiten, richText } from '../../fields/index.ts'
import { contentCollection } from '../content-collection.ts'

/** Offices (spec 3). */
export const aemter = contentCollection('aemter', {
  interfaceName: 'AmtDoc',
  labels: { singular: 'Amt', plural: 'Ämter' },
  bereich: 'rathaus',
  title: 'titel',
  columns: ['sortierung'],
  sort: 'sortierung',
  fields: [
    { name: 'titel', type: 'text', label: 'Name', required: true, localized: true },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Inhalt',
          fields: [
            richText({ name: 'text', label: 'Text', localized: true }),
            richText({ name: 'zustaendigkeiten', label: 'Zuständigkeiten', localized: true }),
          ],
        },
        { label: 'Kontakt', fields: [kontakt(), adresse()] },
        {
          label: 'Öffnungszeiten',
          fields: [
            oeffnungszeiten(),
            {
              name: 'oeffnungszeiten',
              type: 'textarea',
              label: 'Öffnungszeiten als Text (HTML)',
              localized: true,
              admin: {
                description: 'Nur aus einer Übernahme; wird gezeigt, solange oben nichts steht.',
              },
            },
          ],
        },
      ],
    },
    {
      name: 'mitarbeiter',
      type: 'relationship',
      relationTo: 'mitarbeiter',
      hasMany: true,
      label: 'Mitarbeiterinnen und Mitarbeiter',
    },
    {
      name: 'sortierung',
      type: 'number',
      label: 'Reihenfolge',
      required: true,
      defaultValue: 0,
      admin: { position: 'sidebar', step: 1 },
    },
  ],
})
