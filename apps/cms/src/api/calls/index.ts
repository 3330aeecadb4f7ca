import type { CallName } from '@kurstadt/contract'
import { abfallarten, abfallartenId } from './abfallarten.ts'
import { abfuhrtermine, abfuhrtermineId } from './abfuhrtermine.ts'
import { aemter, aemterId } from './aemter.ts'
import { aktuelles, aktuellesId } from './aktuelles.ts'
import { baugebiete, baugebieteId } from './baugebiete.ts'
import { bekanntmachungen, bekanntmachungenId } from './bekanntmachungen.ts'
import { brancheneintraege, brancheneintraegeId } from './brancheneintraege.ts'
import type { Call } from './call.ts'
import { einstellungen } from './einstellungen.ts'
import { fotopunktBilder, fotopunktBilderId } from './fotopunkt-bilder.ts'
import { galerien, galerienId } from './galerien.ts'
import { gremien, gremienId } from './gremien.ts'
import { hinweise, hinweiseId } from './hinweise.ts'
import { interessengruppen, interessengruppenId } from './interessengruppen.ts'
import {
  intranetArchiv,
  intranetArchivThemen,
  intranetRubriken,
  intranetTexte,
} from './intranet.ts'
import { lebenslagen, lebenslagenId } from './lebenslagen.ts'
import { medien, medienId } from './medien.ts'
import { menu } from './menu.ts'
import { mitarbeiter, mitarbeiterId } from './mitarbeiter.ts'
import { pauschalen, pauschalenId } from './pauschalen.ts'
import { pois, poisId } from './pois.ts'
import { portalmodule, portalmoduleId } from './portalmodule.ts'
import { raete, raeteId } from './raete.ts'
import { route } from './route.ts'
import { rubriken, rubrikenId } from './rubriken.ts'
import { schwarzesBrett, schwarzesBrettId } from './schwarzes-brett.ts'
import { seiten } from './seiten.ts'
import { seitenId } from './seiten-id.ts'
import { shopArtikel, shopArtikelId } from './shop-artikel.ts'
import { sitemap } from './sitemap.ts'
import { sitzungen, sitzungenId } from './sitzungen.ts'
import { stellplaetze, stellplaetzeId } from './stellplaetze.ts'
import { strassen, strassenId } from './strassen.ts'
import { suche } from './suche.ts'
import { touren, tourenId } from './touren.ts'
import { unterkuenfte, unterkuenfteId } from './unterkuenfte.ts'
import { veranstaltungen } from './veranstaltungen.ts'
import { veranstaltungenId } from './veranstaltungen-id.ts'
import { videos, videosId } from './videos.ts'
import { vorlagen, vorlagenId } from './vorlagen.ts'
import { vorschauWith } from './vorschau.ts'
import { webcams, webcamsId } from './webcams.ts'
import { wegweiserFormulare } from './wegweiser-formulare.ts'
import { wegweiserVerfahren, wegweiserVerfahrenId } from './wegweiser-verfahren.ts'
import { weiterleitungen } from './weiterleitungen.ts'

export { type CallInput, type CallResult, onlyOne } from './call.ts'
export { relatedToEvents } from './veranstaltungen.ts'

const vorschau = vorschauWith(() => handlers)

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
  interessengruppen,
  'interessengruppen/{id}': interessengruppenId,
  aemter,
  'aemter/{id}': aemterId,
  mitarbeiter,
  'mitarbeiter/{id}': mitarbeiterId,
  wegweiser_verfahren: wegweiserVerfahren,
  wegweiser_formulare: wegweiserFormulare,
  'wegweiser_verfahren/{id}': wegweiserVerfahrenId,
  lebenslagen,
  'lebenslagen/{id}': lebenslagenId,
  baugebiete,
  'baugebiete/{id}': baugebieteId,
  abfallarten,
  'abfallarten/{id}': abfallartenId,
  strassen,
  'strassen/{id}': strassenId,
  abfuhrtermine,
  'abfuhrtermine/{id}': abfuhrtermineId,
  schwarzes_brett: schwarzesBrett,
  'schwarzes_brett/{id}': schwarzesBrettId,
  galerien,
  'galerien/{id}': galerienId,
  videos,
  'videos/{id}': videosId,
  webcams,
  'webcams/{id}': webcamsId,
  fotopunkt_bilder: fotopunktBilder,
  'fotopunkt_bilder/{id}': fotopunktBilderId,
  pois,
  'pois/{id}': poisId,
  touren,
  'touren/{id}': tourenId,
  bekanntmachungen,
  'bekanntmachungen/{id}': bekanntmachungenId,
  hinweise,
  'hinweise/{id}': hinweiseId,
  brancheneintraege,
  'brancheneintraege/{id}': brancheneintraegeId,
  unterkuenfte,
  'unterkuenfte/{id}': unterkuenfteId,
  stellplaetze,
  'stellplaetze/{id}': stellplaetzeId,
  pauschalen,
  'pauschalen/{id}': pauschalenId,
  portalmodule,
  'portalmodule/{id}': portalmoduleId,
  shop_artikel: shopArtikel,
  'shop_artikel/{id}': shopArtikelId,
  suche,
  vorschau,
  medien,
  'medien/{id}': medienId,
  weiterleitungen,
  einstellungen,
  sitemap,
  raete,
  'raete/{id}': raeteId,
  gremien,
  'gremien/{id}': gremienId,
  sitzungen,
  'sitzungen/{id}': sitzungenId,
  vorlagen,
  'vorlagen/{id}': vorlagenId,
  'intranet/rubrik': intranetRubriken,
  'intranet/rubrik/{url}': intranetTexte,
  'intranet/archiv_themen': intranetArchivThemen,
  'intranet/archiv': intranetArchiv,
}
