// Written by `npm run lists` from the folders it names.

import { template as formularPauschale } from '../forms/pauschale/template.ts'
import { template as formularSchaden } from '../forms/schaden/template.ts'
import { template as abfahrten } from './abfahrten/template.ts'
import { template as abfallErinnerung } from './abfall-erinnerung/template.ts'
import { template as abfallkalender } from './abfallkalender/template.ts'
import { template as aktuelles } from './aktuelles/template.ts'
import { template as aktuellesDetail } from './aktuelles-detail/template.ts'
import { template as amtDetail } from './amt-detail/template.ts'
import { template as ansprechpartner } from './ansprechpartner/template.ts'
import { template as appHinweis } from './app-hinweis/template.ts'
import { template as barrierefreiheit } from './barrierefreiheit/template.ts'
import { template as baugebietDetail } from './baugebiet-detail/template.ts'
import { template as baugebiete } from './baugebiete/template.ts'
import { template as behoerdenlotse } from './behoerdenlotse/template.ts'
import { template as bekanntmachungDetail } from './bekanntmachung-detail/template.ts'
import { template as bekanntmachungen } from './bekanntmachungen/template.ts'
import { template as bildText } from './bild-text/template.ts'
import { template as bildTextTeaser3x } from './bild-text-teaser-3x/template.ts'
import { template as brancheneintraege } from './brancheneintraege/template.ts'
import { template as brancheneintragDetail } from './brancheneintrag-detail/template.ts'
import { template as datenschutzangaben } from './datenschutzangaben/template.ts'
import { template as downloads } from './downloads/template.ts'
import { template as einbettungen } from './einbettungen/template.ts'
import { template as eventteaser } from './eventteaser/template.ts'
import { formTemplate } from './form-template.ts'
import { template as fotogalerie } from './fotogalerie/template.ts'
import { template as fotogalerieDetail } from './fotogalerie-detail/template.ts'
import { template as fotopunkt } from './fotopunkt/template.ts'
import { template as headlineTeaser } from './headline-teaser/template.ts'
import { template as kurzinfoIcons } from './kurzinfo-icons/template.ts'
import { template as medienGalerie } from './medien-galerie/template.ts'
import { template as mitarbeiterDetail } from './mitarbeiter-detail/template.ts'
import { template as newsticker } from './newsticker/template.ts'
import { template as oeffnungszeiten } from './oeffnungszeiten/template.ts'
import { template as offeneDaten } from './offene-daten/template.ts'
import { template as outdoorKarte } from './outdoor-karte/template.ts'
import { template as outdoorRoute } from './outdoor-route/template.ts'
import { template as panoramabildPanoramateaser } from './panoramabild-panoramateaser/template.ts'
import { template as parken } from './parken/template.ts'
import { template as pauschalangebote } from './pauschalangebote/template.ts'
import { template as pauschalen } from './pauschalen/template.ts'
import { template as preisliste } from './preisliste/template.ts'
import { template as pushHinweis } from './push-hinweis/template.ts'
import { template as raeteLogin } from './raete-login/template.ts'
import { template as raetePasswort } from './raete-passwort/template.ts'
import { template as ratsinfo } from './ratsinfo/template.ts'
import { template as ratsinfoDetail } from './ratsinfo-detail/template.ts'
import { template as ratsinfoGremien } from './ratsinfo-gremien/template.ts'
import { template as ratsinfoGremium } from './ratsinfo-gremium/template.ts'
import { template as ratsinfoMitglied } from './ratsinfo-mitglied/template.ts'
import { template as ratsinfoMitglieder } from './ratsinfo-mitglieder/template.ts'
import { template as ratsinfoSitzungen } from './ratsinfo-sitzungen/template.ts'
import { template as ratsinfoSuche } from './ratsinfo-suche/template.ts'
import { template as ratsinfoVorlage } from './ratsinfo-vorlage/template.ts'
import { template as ratsinfoVorlagen } from './ratsinfo-vorlagen/template.ts'
import { template as schwarzesBrett } from './schwarzes-brett/template.ts'
import { template as schwarzesBrettDetail } from './schwarzes-brett-detail/template.ts'
import { template as schwarzesBrettPortal } from './schwarzes-brett-portal/template.ts'
import { template as shop } from './shop/template.ts'
import { template as shopArtikel } from './shop-artikel/template.ts'
import { template as shopVeranstaltungen } from './shop-veranstaltungen/template.ts'
import { template as sidebarKontakt } from './sidebar-kontakt/template.ts'
import { template as sidebarNavigation } from './sidebar-navigation/template.ts'
import { template as sidebarRossini } from './sidebar-rossini/template.ts'
import { template as sidebarSommerbergbahn } from './sidebar-sommerbergbahn/template.ts'
import { template as sidebarVeranstaltungen } from './sidebar-veranstaltungen/template.ts'
import { template as suche } from './suche/template.ts'
import { template as text } from './text/template.ts'
import { template as timeline } from './timeline/template.ts'
import { template as tourDetail } from './tour-detail/template.ts'
import { template as unterkuenfte } from './unterkuenfte/template.ts'
import { template as unterkunftDetail } from './unterkunft-detail/template.ts'
import { template as veranstaltungDetail } from './veranstaltung-detail/template.ts'
import { template as veranstaltungen } from './veranstaltungen/template.ts'
import { template as veranstaltungenArchiv } from './veranstaltungen-archiv/template.ts'
import { template as veranstaltungenFilter } from './veranstaltungen-filter/template.ts'
import { template as videos } from './videos/template.ts'
import { template as warenkorb } from './warenkorb/template.ts'
import { template as webcam } from './webcam/template.ts'
import { template as wegweiser } from './wegweiser/template.ts'
import { template as wegweiserDetail } from './wegweiser-detail/template.ts'
import { template as wegweiserFormulare } from './wegweiser-formulare/template.ts'
import { template as wegweiserLebenslagen } from './wegweiser-lebenslagen/template.ts'
import { template as wegweiserOrganisation } from './wegweiser-organisation/template.ts'
import { template as wohnmobilstellplatz } from './wohnmobilstellplatz/template.ts'
import { template as zitat } from './zitat/template.ts'

/** Every template by its wire name (page model, section 4). */
export const templates = {
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
  'formular-aushang-melden': formTemplate(),
  'formular-barriere': formTemplate(),
  'formular-brancheneintrag': formTemplate(),
  'formular-corona': formTemplate(),
  'formular-fuehrung': formTemplate(),
  'formular-kontakt': formTemplate(),
  'formular-pauschale': formularPauschale,
  'formular-schaden': formularSchaden,
  'formular-schwarzes-brett': formTemplate(),
  'formular-veranstaltung': formTemplate(),
  'formular-verein': formTemplate(),
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
