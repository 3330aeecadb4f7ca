import { bild, kontakt } from '../../fields/index.ts'
import { contentCollection } from '../content-collection.ts'

/** Staff of the town hall (spec 3). */
export const mitarbeiter = contentCollection('mitarbeiter', {
  interfaceName: 'MitarbeiterDoc',
  labels: { singular: 'Person', plural: 'Mitarbeiterinnen und Mitarbeiter' },
  bereich: 'rathaus',
  title: 'nachname',
  columns: ['vorname', 'funktion', 'zimmer'],
  search: ['nachname', 'vorname'],
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'vorname', type: 'text', label: 'Vorname', required: true },
        { name: 'nachname', type: 'text', label: 'Nachname', required: true },
      ],
    },
    { name: 'funktion', type: 'text', label: 'Aufgabe', localized: true },
    { name: 'zimmer', type: 'text', label: 'Zimmer' },
    kontakt(),
    bild(),
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
