import type { CollectionConfig } from 'payload'
import { intranetArchiv } from './intranet-archiv/index.ts'
import { intranetArchivThemen } from './intranet-archiv-themen/index.ts'
import { intranetKonten } from './intranet-konten/index.ts'
import { intranetRubriken } from './intranet-rubriken/index.ts'
import { intranetTexte } from './intranet-texte/index.ts'

/** Collections of this subject, as the navigation of the back office lists them. */
export const collections: CollectionConfig[] = [
  intranetRubriken,
  intranetTexte,
  intranetArchiv,
  intranetArchivThemen,
  intranetKonten,
]
