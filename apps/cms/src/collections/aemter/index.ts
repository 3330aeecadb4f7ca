import type { CollectionConfig } from 'payload'
import { versionedAccess } from '../../access/index.ts'
import { changeHooks } from '../../changes/index.ts'
import { adresse, kontakt, nummer, oeffnungszeiten, richText } from '../../fields/index.ts'
import { drafts } from '../drafts.ts'

/** Offices (spec 3). */
export const aemter: CollectionConfig<'aemter'> = {
  slug: 'aemter',
  typescript: { interface: 'AmtDoc' },
  labels: { singular: 'Amt', plural: 'Ämter' },
  admin: {
    group: 'Rathaus',
    useAsTitle: 'titel',
    defaultColumns: ['titel', 'sortierung', '_status', 'updatedAt'],
  },
  defaultSort: 'sortierung',
  access: versionedAccess,
  versions: drafts,
  hooks: changeHooks('aemter', { hasDrafts: true }),
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
    nummer('aemter'),
  ],
}
