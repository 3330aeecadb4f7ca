import type { CallName } from '@kurstadt/contract'
import { aemter } from './aemter.ts'
import { aemterId } from './aemter-id.ts'
import { aktuelles } from './aktuelles.ts'
import { aktuellesId } from './aktuelles-id.ts'
import type { Call } from './call.ts'
import { einstellungen } from './einstellungen.ts'
import { menu } from './menu.ts'
import { mitarbeiter } from './mitarbeiter.ts'
import { mitarbeiterId } from './mitarbeiter-id.ts'
import { route } from './route.ts'
import { rubriken } from './rubriken.ts'
import { rubrikenId } from './rubriken-id.ts'
import { seiten } from './seiten.ts'
import { seitenId } from './seiten-id.ts'
import { sitemap } from './sitemap.ts'
import { suche } from './suche.ts'
import { veranstaltungen } from './veranstaltungen.ts'
import { veranstaltungenId } from './veranstaltungen-id.ts'

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
