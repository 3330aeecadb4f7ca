import type { CollectionConfig } from 'payload'
import { bestellungen } from './bestellungen/index.ts'
import { shopArtikel } from './shop-artikel/index.ts'
import { widerrufe } from './widerrufe/index.ts'

/** Collections of this subject, as the navigation of the back office lists them. */
export const collections: CollectionConfig[] = [shopArtikel, bestellungen, widerrufe]
