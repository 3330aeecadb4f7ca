import type { CollectionConfig } from 'payload'
import { gremien } from './gremien/index.ts'
import { raete } from './raete/index.ts'
import { sitzungen } from './sitzungen/index.ts'
import { vorlagen } from './vorlagen/index.ts'

/** Collections of this subject, as the navigation of the back office lists them. */
export const collections: CollectionConfig[] = [sitzungen, vorlagen, gremien, raete]
