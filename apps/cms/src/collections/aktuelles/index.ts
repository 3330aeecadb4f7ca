import type { CollectionConfig } from 'payload'
import { versionedAccess } from '../../access/index.ts'
import { changeHooks } from '../../changes/index.ts'
import { bild, nummer, richText, seo, tag } from '../../fields/index.ts'
import { drafts } from '../drafts.ts'

/** News (spec 3). */
export const aktuelles: CollectionConfig<'aktuelles'> = {
  slug: 'aktuelles',
  typescript: { interface: 'AktuellesDoc' },
  labels: { singular: 'Meldung', plural: 'Aktuelles' },
  admin: {
    group: 'Seiten',
    useAsTitle: 'titel',
    defaultColumns: ['titel', 'datum_von', '_status', 'updatedAt'],
  },
  defaultSort: '-datum_von',
  access: versionedAccess,
  versions: drafts,
  hooks: changeHooks('aktuelles', { hasDrafts: true }),
  fields: [
    { name: 'titel', type: 'text', label: 'Titel', required: true, localized: true },
    {
      name: 'einleitung',
      type: 'textarea',
      label: 'Einleitung',
      required: true,
      localized: true,
      maxLength: 600,
    },
    richText({ name: 'text', label: 'Text', localized: true }),
    bild(),
    seo(),
    {
      ...tag({ name: 'datum_von', label: 'Datum', required: true }),
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' },
      },
    },
    {
      name: 'sortierung',
      type: 'number',
      label: 'Reihenfolge am selben Tag',
      required: true,
      defaultValue: 0,
      admin: { position: 'sidebar', step: 1 },
    },
    nummer('aktuelles'),
  ],
}
