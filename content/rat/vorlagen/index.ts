import type { VorlageContent } from '../shape.ts'
import { bauen } from './bauen.ts'
import { haushalt } from './haushalt.ts'
import { interne } from './intern.ts'
import { kurUndKultur } from './kur.ts'
import { soziales } from './soziales.ts'
import { verkehr } from './verkehr.ts'

/** All papers; they get their numbers in the order in which the council first meets them. */
export const vorlagen: VorlageContent[] = [
  ...bauen,
  ...verkehr,
  ...haushalt,
  ...kurUndKultur,
  ...soziales,
  ...interne,
]
