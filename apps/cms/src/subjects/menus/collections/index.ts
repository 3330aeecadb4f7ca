import type { CollectionConfig } from 'payload'
import { menus } from './menus/index.ts'
import { weiterleitungen } from './weiterleitungen/index.ts'

/** Collections of this subject, as the navigation of the back office lists them. */
export const collections: CollectionConfig[] = [menus, weiterleitungen]
