import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { seo, sortierung, titel } from '../../../../editing/fields/index.ts'
import { stockEndpoints, stockOperations } from '../../lager/index.ts'
import { angaben } from './angaben.ts'
import { withoutWithdrawal } from './eintrittskarte.ts'
import { inhalt } from './inhalt.ts'
import { keepStock, openLedger } from './stock-hooks.ts'
import { verkauf } from './verkauf.ts'

/** Things the town sells (spec 3). */
export const shopArtikel = contentCollection('shop_artikel', {
  interfaceName: 'ShopArtikelDoc',
  labels: { singular: 'Artikel', plural: 'Artikel' },
  bereich: 'shop',
  title: 'titel',
  columns: ['preis_cent', 'bestand', 'aktiv'],
  sort: 'sortierung',
  endpoints: stockEndpoints,
  operations: stockOperations,
  hooks: { beforeChange: [keepStock, withoutWithdrawal], afterChange: [openLedger] },
  fields: [
    titel('Name'),
    {
      type: 'tabs',
      tabs: [
        { label: 'Inhalt', fields: inhalt },
        { label: 'Verkauf', fields: verkauf },
        { label: 'Pflichtangaben', fields: angaben },
        { label: 'Suchmaschinen', fields: [seo()] },
      ],
    },
    {
      name: 'aktiv',
      type: 'checkbox',
      label: 'Wird verkauft',
      defaultValue: true,
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Ausschalten nimmt den Artikel aus dem Shop, ohne ihn zu löschen.',
      },
    },
    {
      name: 'rubrik',
      type: 'relationship',
      relationTo: 'rubriken',
      required: true,
      label: 'Rubrik',
      filterOptions: { art: { equals: 'shop' } },
      admin: { position: 'sidebar' },
    },
    sortierung(),
  ],
})
