import type { CallName } from '@kurstadt/contract'
import { aemter, aemterId } from './aemter.ts'
import { aktuelles, aktuellesId } from './aktuelles.ts'
import type { Call } from './call.ts'
import { einstellungen } from './einstellungen.ts'
import { menu } from './menu.ts'
import { mitarbeiter, mitarbeiterId } from './mitarbeiter.ts'
import { route } from './route.ts'
import { rubriken, rubrikenId } from './rubriken.ts'
import { seiten } from './seiten.ts'
import { seitenId } from './seiten-id.ts'
import { sitemap } from './sitemap.ts'
import { suche } from './suche.ts'
import { veranstaltungen, veranstaltungenId } from './veranstaltungen.ts'

export type { CallInput, CallResult } from './call.ts'

/** Every call of the contract; one that is missing does not compile. */
export const handlers: { [Name in CallName]: Call<Name> } = {
  route,
  menu,
  seiten,
  'seiten/{id}': seitenId,
  veranstaltungen,
  'veranstaltungen/{id}': veranstaltungenId,
  rubriken,
  'rubriken/{id}': rubrikenId,
  aktuelles,
  'aktuelles/{id}': aktuellesId,
  aemter,
  'aemter/{id}': aemterId,
  mitarbeiter,
  'mitarbeiter/{id}': mitarbeiterId,
  suche,
  einstellungen,
  sitemap,
}
