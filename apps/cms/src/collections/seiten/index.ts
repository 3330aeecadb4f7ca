import type { CollectionConfig } from 'payload'
import { versionedAccess } from '../../access/index.ts'
import { blocks } from '../../blocks/index.ts'
import { changeHooks } from '../../changes/index.ts'
import { nummer, seo } from '../../fields/index.ts'
import { drafts } from '../drafts.ts'
import { eltern } from './eltern.ts'
import { detailseiteFuer, pageLayout, pageTheme } from './gestalt.ts'
import { heroImages, heroSlider } from './hero.ts'
import { pfad } from './pfad-field.ts'

/** Pages (spec 3, CMS page). */
export const seiten: CollectionConfig<'seiten'> = {
  slug: 'seiten',
  typescript: { interface: 'SeiteDoc' },
  labels: { singular: 'Seite', plural: 'Seiten' },
  admin: {
    group: 'Seiten',
    useAsTitle: 'titel',
    defaultColumns: ['titel', 'pfad', 'pageLayout', '_status', 'updatedAt'],
    listSearchableFields: ['titel', 'pfad'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: 'pfad',
  access: versionedAccess,
  versions: drafts,
  hooks: changeHooks('seiten', { hasDrafts: true }),
  fields: [
    { name: 'titel', type: 'text', label: 'Titel', required: true, localized: true },
    pfad,
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Inhalt',
          fields: [
            {
              name: 'bloecke',
              type: 'blocks',
              label: 'Bausteine',
              labels: { singular: 'Baustein', plural: 'Bausteine' },
              localized: true,
              blocks: Object.values(blocks),
              admin: { initCollapsed: true },
            },
          ],
        },
        { label: 'Kopf', fields: [heroImages, heroSlider] },
        {
          label: 'Suchmaschinen',
          fields: [
            {
              name: 'beschreibung',
              type: 'textarea',
              label: 'Beschreibung',
              localized: true,
              maxLength: 320,
            },
            seo(),
          ],
        },
      ],
    },
    eltern,
    pageLayout,
    pageTheme,
    detailseiteFuer,
    nummer('seiten'),
  ],
}
