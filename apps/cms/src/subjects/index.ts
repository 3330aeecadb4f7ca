import type { Frist } from '@kurstadt/contract/datenschutz'
import type { CollectionConfig, GlobalConfig } from 'payload'
import type { PersonalData } from '../editing/personal-data/index.ts'
import type { Calls } from '../wire/call/call.ts'
import { abos } from './abos/index.ts'
import { aktuelles } from './aktuelles/index.ts'
import { anfragen } from './anfragen/index.ts'
import { anmeldung } from './anmeldung/index.ts'
import { barrierefreiheit } from './barrierefreiheit/index.ts'
import { benutzer } from './benutzer/index.ts'
import { bergbahn } from './bergbahn/index.ts'
import { besuche } from './besuche/index.ts'
import { brett } from './brett/index.ts'
import { datenschutz } from './datenschutz/index.ts'
import { einstellungen } from './einstellungen/index.ts'
import { erleben } from './erleben/index.ts'
import { fehler } from './fehler/index.ts'
import { gastgeber } from './gastgeber/index.ts'
import { gewerbe } from './gewerbe/index.ts'
import { intranet } from './intranet/index.ts'
import { mails } from './mails/index.ts'
import { medien } from './medien/index.ts'
import { menus } from './menus/index.ts'
import { offeneDaten } from './offene-daten/index.ts'
import { parkleitsystem } from './parkleitsystem/index.ts'
import { partner } from './partner/index.ts'
import { personendaten } from './personendaten/index.ts'
import { portalmodule } from './portalmodule/index.ts'
import { protokoll } from './protokoll/index.ts'
import { rat } from './rat/index.ts'
import { rathaus } from './rathaus/index.ts'
import { rubriken } from './rubriken/index.ts'
import { rueckmeldungen } from './rueckmeldungen/index.ts'
import { seiten } from './seiten/index.ts'
import { shop } from './shop/index.ts'
import { stadt } from './stadt/index.ts'
import type { Subject } from './subject.ts'
import { suche } from './suche/index.ts'
import { veranstaltungen } from './veranstaltungen/index.ts'

/** Every subject of the product, in the order of the back office's navigation. */
const subjects: Subject[] = [
  seiten,
  rueckmeldungen,
  aktuelles,
  menus,
  veranstaltungen,
  rubriken,
  rathaus,
  gewerbe,
  parkleitsystem,
  stadt,
  brett,
  erleben,
  rat,
  intranet,
  anfragen,
  gastgeber,
  partner,
  bergbahn,
  portalmodule,
  shop,
  medien,
  benutzer,
  mails,
  besuche,
  abos,
  protokoll,
  fehler,
  einstellungen,
  barrierefreiheit,
  datenschutz,
  offeneDaten,
  suche,
]

/** Every collection of the product. */
export const collections: CollectionConfig[] = subjects.flatMap((one) => one.collections ?? [])

/** Every global of the product. */
export const globals: GlobalConfig[] = subjects.flatMap((one) => one.globals ?? [])

/** What is kept about people, subject by subject: what belongs together goes before what it is made of. */
export const personalData: PersonalData[] = [
  ...brett.personalData,
  ...partner.personalData,
  ...anfragen.personalData,
  ...shop.personalData,
  ...abos.personalData,
  ...mails.personalData,
  ...rueckmeldungen.personalData,
  ...benutzer.personalData,
  ...intranet.personalData,
  ...rat.personalData,
  ...personendaten.personalData,
]

/** How long things are kept, subject by subject. */
export const keptTimes: Frist[] = subjects.flatMap((one) => one.keptTimes ?? [])

/** Every call of the contract; one that is missing does not compile. */
export const calls: Calls = {
  ...seiten.calls,
  ...aktuelles.calls,
  ...menus.calls,
  ...veranstaltungen.calls,
  ...rubriken.calls,
  ...rathaus.calls,
  ...gewerbe.calls,
  ...parkleitsystem.calls,
  ...stadt.calls,
  ...brett.calls,
  ...erleben.calls,
  ...rat.calls,
  ...intranet.calls,
  ...anmeldung.calls,
  ...gastgeber.calls,
  ...bergbahn.calls,
  ...portalmodule.calls,
  ...shop.calls,
  ...medien.calls,
  ...einstellungen.calls,
  ...barrierefreiheit.calls,
  ...datenschutz.calls,
  ...offeneDaten.calls,
  ...suche.calls,
  ...abos.calls,
}
