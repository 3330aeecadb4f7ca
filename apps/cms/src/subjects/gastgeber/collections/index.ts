import type { CollectionConfig } from 'payload'
import { pauschalen } from './pauschalen/index.ts'
import { stellplaetze } from './stellplaetze/index.ts'
import { unterkuenfte } from './unterkuenfte/index.ts'

/** Collections of this subject, as the navigation of the back office lists them. */
export const collections: CollectionConfig[] = [unterkuenfte, stellplaetze, pauschalen]
