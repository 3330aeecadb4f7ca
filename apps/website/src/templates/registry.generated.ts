// Written by `npm run lists` from the folders it names.
import type { TemplateName } from '@kurstadt/contract'
import { template as abfahrten } from './abfahrten/index.ts'
import { template as abfallErinnerung } from './abfall-erinnerung/index.ts'
import { template as abfallkalender } from './abfallkalender/index.ts'
import { template as aktuelles } from './aktuelles/index.ts'
import { template as aktuellesDetail } from './aktuelles-detail/index.ts'
import { template as amtDetail } from './amt-detail/index.ts'
import { template as ansprechpartner } from './ansprechpartner/index.ts'
import { template as appHinweis } from './app-hinweis/index.ts'
import { template as barrierefreiheit } from './barrierefreiheit/index.ts'
import { template as baugebietDetail } from './baugebiet-detail/index.ts'
import { template as baugebiete } from './baugebiete/index.ts'
import { template as behoerdenlotse } from './behoerdenlotse/index.ts'
import { template as bekanntmachungDetail } from './bekanntmachung-detail/index.ts'
import { template as bekanntmachungen } from './bekanntmachungen/index.ts'
import { template as bildText } from './bild-text/index.ts'
import { template as bildTextTeaser3x } from './bild-text-teaser-3x/index.ts'
import { template as brancheneintraege } from './brancheneintraege/index.ts'
import { template as brancheneintragDetail } from './brancheneintrag-detail/index.ts'
import { template as datenschutzangaben } from './datenschutzangaben/index.ts'
import { template as downloads } from './downloads/index.ts'
import { template as einbettungen } from './einbettungen/index.ts'
import { template as eventteaser } from './eventteaser/index.ts'
import { formTemplate } from './form-template.tsx'
import { template as fotogalerie } from './fotogalerie/index.ts'
import { template as fotogalerieDetail } from './fotogalerie-detail/index.ts'
import { template as fotopunkt } from './fotopunkt/index.ts'
import { template as headlineTeaser } from './headline-teaser/index.ts'
import { template as kurzinfoIcons } from './kurzinfo-icons/index.ts'
import { template as medienGalerie } from './medien-galerie/index.ts'
import { template as mitarbeiterDetail } from './mitarbeiter-detail/index.ts'
import { template as newsticker } from './newsticker/index.ts'
import { template as oeffnungszeiten } from './oeffnungszeiten/index.ts'
import { template as offeneDaten } from './offene-daten/index.ts'
import { template as outdoorKarte } from './outdoor-karte/index.ts'
import { template as outdoorRoute } from './outdoor-route/index.ts'
import { template as panoramabildPanoramateaser } from './panoramabild-panoramateaser/index.ts'
import { template as parken } from './parken/index.ts'
import { template as pauschalangebote } from './pauschalangebote/index.ts'
import { template as pauschalen } from './pauschalen/index.ts'
import { template as preisliste } from './preisliste/index.ts'
import { template as pushHinweis } from './push-hinweis/index.ts'
import { template as raeteLogin } from './raete-login/index.ts'
import { template as raetePasswort } from './raete-passwort/index.ts'
import { template as ratsinfo } from './ratsinfo/index.ts'
import { template as ratsinfoDetail } from './ratsinfo-detail/index.ts'
import { template as ratsinfoGremien } from './ratsinfo-gremien/index.ts'
import { template as ratsinfoGremium } from './ratsinfo-gremium/index.ts'
import { template as ratsinfoMitglied } from './ratsinfo-mitglied/index.ts'
import { template as ratsinfoMitglieder } from './ratsinfo-mitglieder/index.ts'
import { template as ratsinfoSitzungen } from './ratsinfo-sitzungen/index.ts'
import { template as ratsinfoSuche } from './ratsinfo-suche/index.ts'
import { template as ratsinfoVorlage } from './ratsinfo-vorlage/index.ts'
import { template as ratsinfoVorlagen } from './ratsinfo-vorlagen/index.ts'
import { template as schwarzesBrett } from './schwarzes-brett/index.ts'
import { template as schwarzesBrettDetail } from './schwarzes-brett-detail/index.ts'
import { template as schwarzesBrettPortal } from './schwarzes-brett-portal/index.ts'
import { template as shop } from './shop/index.ts'
import { template as shopArtikel } from './shop-artikel/index.ts'
import { template as shopVeranstaltungen } from './shop-veranstaltungen/index.ts'
import { template as sidebarKontakt } from './sidebar-kontakt/index.ts'
import { template as sidebarNavigation } from './sidebar-navigation/index.ts'
import { template as sidebarRossini } from './sidebar-rossini/index.ts'
import { template as sidebarSommerbergbahn } from './sidebar-sommerbergbahn/index.ts'
import { template as sidebarVeranstaltungen } from './sidebar-veranstaltungen/index.ts'
import { template as suche } from './suche/index.ts'
import type { Template } from './template.ts'
import { template as text } from './text/index.ts'
import { template as timeline } from './timeline/index.ts'
import { template as tourDetail } from './tour-detail/index.ts'
import { template as unterkuenfte } from './unterkuenfte/index.ts'
import { template as unterkunftDetail } from './unterkunft-detail/index.ts'
import { template as veranstaltungDetail } from './veranstaltung-detail/index.ts'
import { template as veranstaltungen } from './veranstaltungen/index.ts'
import { template as veranstaltungenArchiv } from './veranstaltungen-archiv/index.ts'
import { template as veranstaltungenFilter } from './veranstaltungen-filter/index.ts'
import { template as videos } from './videos/index.ts'
import { template as warenkorb } from './warenkorb/index.ts'
import { template as webcam } from './webcam/index.ts'
import { template as wegweiser } from './wegweiser/index.ts'
import { template as wegweiserDetail } from './wegweiser-detail/index.ts'
import { template as wegweiserFormulare } from './wegweiser-formulare/index.ts'
import { template as wegweiserLebenslagen } from './wegweiser-lebenslagen/index.ts'
import { template as wegweiserOrganisation } from './wegweiser-organisation/index.ts'
import { template as wohnmobilstellplatz } from './wohnmobilstellplatz/index.ts'
import { template as zitat } from './zitat/index.ts'

/** Every template by its wire name; a missing one does not compile (page model, section 5). */
export const registry: { [Name in TemplateName]: Template<Name> } = {
  abfahrten,
  'abfall-erinnerung': abfallErinnerung,
  abfallkalender,
  aktuelles,
  'aktuelles-detail': aktuellesDetail,
  'amt-detail': amtDetail,
  ansprechpartner,
  'app-hinweis': appHinweis,
  barrierefreiheit,
  'baugebiet-detail': baugebietDetail,
  baugebiete,
  behoerdenlotse,
  'bekanntmachung-detail': bekanntmachungDetail,
  bekanntmachungen,
  'bild-text': bildText,
  'bild-text-teaser-3x': bildTextTeaser3x,
  brancheneintraege,
  'brancheneintrag-detail': brancheneintragDetail,
  datenschutzangaben,
  downloads,
  einbettungen,
  eventteaser,
  'formular-aushang-melden': formTemplate('aushang-melden'),
  'formular-barriere': formTemplate('barriere'),
  'formular-brancheneintrag': formTemplate('brancheneintrag'),
  'formular-corona': formTemplate('corona'),
  'formular-fuehrung': formTemplate('fuehrung'),
  'formular-kontakt': formTemplate('kontakt'),
  'formular-pauschale': formTemplate('pauschale'),
  'formular-schaden': formTemplate('schaden'),
  'formular-schwarzes-brett': formTemplate('schwarzes-brett'),
  'formular-veranstaltung': formTemplate('veranstaltung'),
  'formular-verein': formTemplate('verein'),
  fotogalerie,
  'fotogalerie-detail': fotogalerieDetail,
  fotopunkt,
  'headline-teaser': headlineTeaser,
  'kurzinfo-icons': kurzinfoIcons,
  'medien-galerie': medienGalerie,
  'mitarbeiter-detail': mitarbeiterDetail,
  newsticker,
  oeffnungszeiten,
  'offene-daten': offeneDaten,
  'outdoor-karte': outdoorKarte,
  'outdoor-route': outdoorRoute,
  'panoramabild-panoramateaser': panoramabildPanoramateaser,
  parken,
  pauschalangebote,
  pauschalen,
  preisliste,
  'push-hinweis': pushHinweis,
  'raete-login': raeteLogin,
  'raete-passwort': raetePasswort,
  ratsinfo,
  'ratsinfo-detail': ratsinfoDetail,
  'ratsinfo-gremien': ratsinfoGremien,
  'ratsinfo-gremium': ratsinfoGremium,
  'ratsinfo-mitglied': ratsinfoMitglied,
  'ratsinfo-mitglieder': ratsinfoMitglieder,
  'ratsinfo-sitzungen': ratsinfoSitzungen,
  'ratsinfo-suche': ratsinfoSuche,
  'ratsinfo-vorlage': ratsinfoVorlage,
  'ratsinfo-vorlagen': ratsinfoVorlagen,
  'schwarzes-brett': schwarzesBrett,
  'schwarzes-brett-detail': schwarzesBrettDetail,
  'schwarzes-brett-portal': schwarzesBrettPortal,
  shop,
  'shop-artikel': shopArtikel,
  'shop-veranstaltungen': shopVeranstaltungen,
  'sidebar-kontakt': sidebarKontakt,
  'sidebar-navigation': sidebarNavigation,
  'sidebar-rossini': sidebarRossini,
  'sidebar-sommerbergbahn': sidebarSommerbergbahn,
  'sidebar-veranstaltungen': sidebarVeranstaltungen,
  suche,
  text,
  timeline,
  'tour-detail': tourDetail,
  unterkuenfte,
  'unterkunft-detail': unterkunftDetail,
  'veranstaltung-detail': veranstaltungDetail,
  veranstaltungen,
  'veranstaltungen-archiv': veranstaltungenArchiv,
  'veranstaltungen-filter': veranstaltungenFilter,
  videos,
  warenkorb,
  webcam,
  wegweiser,
  'wegweiser-detail': wegweiserDetail,
  'wegweiser-formulare': wegweiserFormulare,
  'wegweiser-lebenslagen': wegweiserLebenslagen,
  'wegweiser-organisation': wegweiserOrganisation,
  wohnmobilstellplatz,
  zitat,
}
