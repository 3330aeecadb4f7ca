import { ownParts } from '../../../../editing/access/index.ts'
import { followMovedPage, stashPaths } from '../../../../editing/changes/index.ts'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { foldedRows, seo } from '../../../../editing/fields/index.ts'
import { picturesEndpoint } from './bausteine.ts'
import { bloecke, hasSidebar } from './bloecke.ts'
import { derivePath } from './derive-path.ts'
import { eltern } from './eltern.ts'
import { refuseForeignPlace } from './foreign-place.ts'
import { detailseiteFuer, nurDeutsch, pageLayout, pageTheme } from './gestalt.ts'
import { heroImages, heroSlider } from './hero.ts'
import { leichteSprache, noteLeichteSprache } from './leichte-sprache.ts'
import { pfad } from './pfad-field.ts'

/** Pages (spec 3, CMS page). */
export const seiten = contentCollection('seiten', {
  interfaceName: 'SeiteDoc',
  labels: { singular: 'Seite', plural: 'Seiten' },
  bereich: 'seiten',
  parts: ownParts,
  title: 'titel',
  columns: ['pfad', 'pageLayout', 'leichte_zustand'],
  search: ['titel', 'pfad'],
  sort: 'pfad',
  aboveTable: '/subjects/seiten/admin/seitenbaum.tsx#Seitenbaum',
  endpoints: [picturesEndpoint],
  admin: { pagination: { defaultLimit: 50 } },
  hooks: {
    beforeValidate: [derivePath],
    beforeChange: [refuseForeignPlace, stashPaths, noteLeichteSprache],
    afterChange: [followMovedPage],
  },
  fields: [
    { name: 'titel', type: 'text', label: 'Titel', required: true, localized: true },
    pfad,
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Inhalt',
          fields: [
            bloecke({ name: 'bloecke', label: 'Inhalt', slot: 'content' }),
            {
              ...bloecke({ name: 'seitenleiste', label: 'Seitenleiste', slot: 'sidebar' }),
              admin: { ...foldedRows, condition: hasSidebar },
            },
          ],
        },
        { label: 'Kopf', fields: [heroImages, heroSlider] },
        leichteSprache,
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
    nurDeutsch,
  ],
})
