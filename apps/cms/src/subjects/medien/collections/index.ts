import type { CollectionConfig } from 'payload'
import { dokumente } from './dokumente/index.ts'
import { medien } from './medien/index.ts'

/** Collections of this subject, as the navigation of the back office lists them. */
export const collections: CollectionConfig[] = [medien, dokumente]
