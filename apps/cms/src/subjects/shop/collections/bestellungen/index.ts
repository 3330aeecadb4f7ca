import { accessOf, nobody } from '../../../../editing/access/index.ts'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { orderEndpoints, orderOperations } from '../../abwicklung/index.ts'
import { doorEndpoint, doorOperations } from '../../einlass/index.ts'
import { treasuryEndpoint, treasuryOperations } from '../../kaemmerei/index.ts'
import { viewFilter } from './ansichten.ts'
import { felder } from './felder.ts'

/**
 * Orders of the shop, for the back office alone: no call answers them. Personal data, seen by
 * those who keep the shop and by the administration. Nobody makes one by hand: it would have no
 * invoice, no terms and no link. Nobody deletes one by hand: the books need it for eight years
 * (§ 147 AO), and the product deletes it afterwards.
 */
export const bestellungen = contentCollection('bestellungen', {
  interfaceName: 'BestellungDoc',
  labels: { singular: 'Bestellung', plural: 'Bestellungen' },
  bereich: 'bestellungen',
  access: {
    ...accessOf({ bereich: 'bestellungen' }, { hasDrafts: false }),
    create: nobody,
    delete: nobody,
  },
  title: 'nummer',
  columns: ['nachname', 'stand', 'summe_cent', 'createdAt'],
  search: ['nachname', 'email'],
  sort: '-nummer',
  hasDrafts: false,
  hasCopies: false,
  baseFilter: viewFilter,
  aboveTable: '/subjects/shop/admin/order-views.tsx#OrderViews',
  endpoints: [...orderEndpoints, treasuryEndpoint, doorEndpoint],
  operations: { ...orderOperations, ...treasuryOperations, ...doorOperations },
  hasBin: false,
  // The website shows no orders, so its caches need not hear of them.
  tagsOf: () => [],
  fields: felder,
})
