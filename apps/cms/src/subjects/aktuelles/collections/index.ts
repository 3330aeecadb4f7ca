import type { CollectionConfig } from 'payload'
import { aktuelles } from './aktuelles/index.ts'
import { interessengruppen } from './interessengruppen/index.ts'

/** Collections of this subject, as the navigation of the back office lists them. */
export const collections: CollectionConfig[] = [aktuelles, interessengruppen]
