import type { CollectionConfig } from 'payload'
import { fahrplaene } from './fahrplaene/index.ts'

/** Collections of this subject, as the navigation of the back office lists them. */
export const collections: CollectionConfig[] = [fahrplaene]
