import type { CollectionConfig } from 'payload'
import { schwarzesBrett } from './schwarzes-brett/index.ts'

/** Collections of this subject, as the navigation of the back office lists them. */
export const collections: CollectionConfig[] = [schwarzesBrett]
