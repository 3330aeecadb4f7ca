import type { CollectionConfig } from 'payload'
import { abfallarten } from './abfallarten/index.ts'
import { abfuhrtermine } from './abfuhrtermine/index.ts'
import { aemter } from './aemter/index.ts'
import { aktuelles } from './aktuelles/index.ts'
import { anfragen } from './anfragen/index.ts'
import { anlagen } from './anlagen/index.ts'
import { antwortvorlagen } from './antwortvorlagen/index.ts'
import { baugebiete } from './baugebiete/index.ts'
import { bekanntmachungen } from './bekanntmachungen/index.ts'
import { benutzer } from './benutzer/index.ts'
import { bestellungen } from './bestellungen/index.ts'
import { brancheneintraege } from './brancheneintraege/index.ts'
import { dokumente } from './dokumente/index.ts'
import { fotopunktBilder } from './fotopunkt-bilder/index.ts'
import { galerien } from './galerien/index.ts'
import { gremien } from './gremien/index.ts'
import { hinweise } from './hinweise/index.ts'
import { interessengruppen } from './interessengruppen/index.ts'
import { intranetArchiv } from './intranet-archiv/index.ts'
import { intranetArchivThemen } from './intranet-archiv-themen/index.ts'
import { intranetRubriken } from './intranet-rubriken/index.ts'
import { intranetTexte } from './intranet-texte/index.ts'
import { lebenslagen } from './lebenslagen/index.ts'
import { mails } from './mails/index.ts'
import { medien } from './medien/index.ts'
import { menus } from './menus/index.ts'
import { mitarbeiter } from './mitarbeiter/index.ts'
import { pauschalen } from './pauschalen/index.ts'
import { pois } from './pois/index.ts'
import { portalmodule } from './portalmodule/index.ts'
import { protokoll } from './protokoll/index.ts'
import { raete } from './raete/index.ts'
import { rubriken } from './rubriken/index.ts'
import { schwarzesBrett } from './schwarzes-brett/index.ts'
import { seiten } from './seiten/index.ts'
import { shopArtikel } from './shop-artikel/index.ts'
import { sitzungen } from './sitzungen/index.ts'
import { stellplaetze } from './stellplaetze/index.ts'
import { strassen } from './strassen/index.ts'
import { touren } from './touren/index.ts'
import { unterkuenfte } from './unterkuenfte/index.ts'
import { veranstaltungen } from './veranstaltungen/index.ts'
import { videos } from './videos/index.ts'
import { vorlagen } from './vorlagen/index.ts'
import { webcams } from './webcams/index.ts'
import { wegweiserVerfahren } from './wegweiser-verfahren/index.ts'
import { weiterleitungen } from './weiterleitungen/index.ts'

/** Every collection of the product, in the order of the back office's navigation. */
export const collections: CollectionConfig[] = [
  seiten,
  aktuelles,
  interessengruppen,
  menus,
  weiterleitungen,
  veranstaltungen,
  rubriken,
  aemter,
  mitarbeiter,
  wegweiserVerfahren,
  lebenslagen,
  bekanntmachungen,
  hinweise,
  brancheneintraege,
  baugebiete,
  abfuhrtermine,
  abfallarten,
  strassen,
  schwarzesBrett,
  pois,
  touren,
  webcams,
  fotopunktBilder,
  galerien,
  videos,
  sitzungen,
  vorlagen,
  gremien,
  raete,
  intranetRubriken,
  intranetTexte,
  intranetArchiv,
  intranetArchivThemen,
  anfragen,
  anlagen,
  antwortvorlagen,
  unterkuenfte,
  stellplaetze,
  pauschalen,
  portalmodule,
  shopArtikel,
  bestellungen,
  medien,
  dokumente,
  benutzer,
  mails,
  protokoll,
]
