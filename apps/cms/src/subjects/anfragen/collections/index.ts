import type { CollectionConfig } from 'payload'
import { anfragen } from './anfragen/index.ts'
import { anlagen } from './anlagen/index.ts'
import { antwortvorlagen } from './antwortvorlagen/index.ts'

/** Collections of this subject, as the navigation of the back office lists them. */
export const collections: CollectionConfig[] = [anfragen, anlagen, antwortvorlagen]
