import type { CollectionConfig } from 'payload'
import { versionedAccess } from '../../access/index.ts'
import { changeHooks } from '../../changes/index.ts'
import { bild, kontakt, nummer } from '../../fields/index.ts'
import { drafts } from '../drafts.ts'

/** Staff of the town hall (spec 3). */
export const mitarbeiter: CollectionConfig<'mitarbeiter'> = {
  slug: 'mitarbeiter',
  typescript: { interface: 'MitarbeiterDoc' },
  labels: { singular: 'Person', plural: 'Mitarbeiterinnen und Mitarbeiter' },
  admin: {
    group: 'Rathaus',
    useAsTitle: 'nachname',
    defaultColumns: ['nachname', 'vorname', 'funktion', 'zimmer', '_status'],
    listSearchableFields: ['nachname', 'vorname'],
  },
  defaultSort: 'nachname',
  access: versionedAccess,
  versions: drafts,
  hooks: changeHooks('mitarbeiter', { hasDrafts: true }),
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
    nummer('mitarbeiter'),
  ],
}
