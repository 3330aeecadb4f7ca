import type { CollectionConfig } from 'payload'
import { abfallarten } from './abfallarten/index.ts'
import { abfuhrtermine } from './abfuhrtermine/index.ts'
import { baugebiete } from './baugebiete/index.ts'
import { strassen } from './strassen/index.ts'

/** Collections of this subject, as the navigation of the back office lists them. */
export const collections: CollectionConfig[] = [baugebiete, abfuhrtermine, abfallarten, strassen]
