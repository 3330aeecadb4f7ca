import type { CollectionConfig } from 'payload'
import { aemter } from './aemter/index.ts'
import { aktuelles } from './aktuelles/index.ts'
import { benutzer } from './benutzer/index.ts'
import { brancheneintraege } from './brancheneintraege/index.ts'
import { medien } from './medien/index.ts'
import { menus } from './menus/index.ts'
import { mitarbeiter } from './mitarbeiter/index.ts'
import { rubriken } from './rubriken/index.ts'
import { seiten } from './seiten/index.ts'
import { veranstaltungen } from './veranstaltungen/index.ts'
import { weiterleitungen } from './weiterleitungen/index.ts'

/** Every collection of the product, in the order of the back office's navigation. */
export const collections: CollectionConfig[] = [
  seiten,
  aktuelles,
  menus,
  weiterleitungen,
  veranstaltungen,
  rubriken,
  aemter,
  mitarbeiter,
  brancheneintraege,
  medien,
  benutzer,
]
