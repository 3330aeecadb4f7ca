// Written by `npm run lists` from the folders it names.
import type { TemplateName } from '@kurstadt/contract'
import type { Block } from 'payload'
import { block as abfahrten } from './abfahrten/block.ts'
import { block as abfallErinnerung } from './abfall-erinnerung/block.ts'
import { block as abfallkalender } from './abfallkalender/block.ts'
import { block as aktuelles } from './aktuelles/block.ts'
import { block as aktuellesDetail } from './aktuelles-detail/block.ts'
import { block as amtDetail } from './amt-detail/block.ts'
import { block as ansprechpartner } from './ansprechpartner/block.ts'
import { block as appHinweis } from './app-hinweis/block.ts'
import { block as barrierefreiheit } from './barrierefreiheit/block.ts'
import { block as baugebietDetail } from './baugebiet-detail/block.ts'
import { block as baugebiete } from './baugebiete/block.ts'
import { block as behoerdenlotse } from './behoerdenlotse/block.ts'
import { block as bekanntmachungDetail } from './bekanntmachung-detail/block.ts'
import { block as bekanntmachungen } from './bekanntmachungen/block.ts'
import { block as bildText } from './bild-text/block.ts'
import { block as bildTextTeaser3x } from './bild-text-teaser-3x/block.ts'
import { block as brancheneintraege } from './brancheneintraege/block.ts'
import { block as brancheneintragDetail } from './brancheneintrag-detail/block.ts'
import { block as datenschutzangaben } from './datenschutzangaben/block.ts'
import { block as downloads } from './downloads/block.ts'
import { block as einbettungen } from './einbettungen/block.ts'
import { block as eventteaser } from './eventteaser/block.ts'
import { formBlock } from './formular/form-block.ts'
import { block as formularPauschale } from './formular-pauschale/block.ts'
import { block as formularSchaden } from './formular-schaden/block.ts'
import { block as fotogalerie } from './fotogalerie/block.ts'
import { block as fotogalerieDetail } from './fotogalerie-detail/block.ts'
import { block as fotopunkt } from './fotopunkt/block.ts'
import { block as headlineTeaser } from './headline-teaser/block.ts'
import { block as kurzinfoIcons } from './kurzinfo-icons/block.ts'
import { block as medienGalerie } from './medien-galerie/block.ts'
import { block as mitarbeiterDetail } from './mitarbeiter-detail/block.ts'
import { block as newsticker } from './newsticker/block.ts'
import { block as oeffnungszeiten } from './oeffnungszeiten/block.ts'
import { block as offeneDaten } from './offene-daten/block.ts'
import { block as outdoorKarte } from './outdoor-karte/block.ts'
import { block as outdoorRoute } from './outdoor-route/block.ts'
import { block as panoramabildPanoramateaser } from './panoramabild-panoramateaser/block.ts'
import { block as parken } from './parken/block.ts'
import { block as pauschalangebote } from './pauschalangebote/block.ts'
import { block as pauschalen } from './pauschalen/block.ts'
import { block as preisliste } from './preisliste/block.ts'
import { block as pushHinweis } from './push-hinweis/block.ts'
import { block as raeteLogin } from './raete-login/block.ts'
import { block as raetePasswort } from './raete-passwort/block.ts'
import { block as ratsinfo } from './ratsinfo/block.ts'
import { block as ratsinfoDetail } from './ratsinfo-detail/block.ts'
import { block as ratsinfoGremien } from './ratsinfo-gremien/block.ts'
import { block as ratsinfoGremium } from './ratsinfo-gremium/block.ts'
import { block as ratsinfoMitglied } from './ratsinfo-mitglied/block.ts'
import { block as ratsinfoMitglieder } from './ratsinfo-mitglieder/block.ts'
import { block as ratsinfoSitzungen } from './ratsinfo-sitzungen/block.ts'
import { block as ratsinfoSuche } from './ratsinfo-suche/block.ts'
import { block as ratsinfoVorlage } from './ratsinfo-vorlage/block.ts'
import { block as ratsinfoVorlagen } from './ratsinfo-vorlagen/block.ts'
import { block as schwarzesBrett } from './schwarzes-brett/block.ts'
import { block as schwarzesBrettDetail } from './schwarzes-brett-detail/block.ts'
import { block as schwarzesBrettPortal } from './schwarzes-brett-portal/block.ts'
import { block as shop } from './shop/block.ts'
import { block as shopArtikel } from './shop-artikel/block.ts'
import { block as shopVeranstaltungen } from './shop-veranstaltungen/block.ts'
import { block as sidebarKontakt } from './sidebar-kontakt/block.ts'
import { block as sidebarNavigation } from './sidebar-navigation/block.ts'
import { block as sidebarRossini } from './sidebar-rossini/block.ts'
import { block as sidebarSommerbergbahn } from './sidebar-sommerbergbahn/block.ts'
import { block as sidebarVeranstaltungen } from './sidebar-veranstaltungen/block.ts'
import { block as suche } from './suche/block.ts'
import { block as text } from './text/block.ts'
import { block as timeline } from './timeline/block.ts'
import { block as tourDetail } from './tour-detail/block.ts'
import { block as unterkuenfte } from './unterkuenfte/block.ts'
import { block as unterkunftDetail } from './unterkunft-detail/block.ts'
import { block as veranstaltungDetail } from './veranstaltung-detail/block.ts'
import { block as veranstaltungen } from './veranstaltungen/block.ts'
import { block as veranstaltungenArchiv } from './veranstaltungen-archiv/block.ts'
import { block as veranstaltungenFilter } from './veranstaltungen-filter/block.ts'
import { block as videos } from './videos/block.ts'
import { block as warenkorb } from './warenkorb/block.ts'
import { block as webcam } from './webcam/block.ts'
import { block as wegweiser } from './wegweiser/block.ts'
import { block as wegweiserDetail } from './wegweiser-detail/block.ts'
import { block as wegweiserFormulare } from './wegweiser-formulare/block.ts'
import { block as wegweiserLebenslagen } from './wegweiser-lebenslagen/block.ts'
import { block as wegweiserOrganisation } from './wegweiser-organisation/block.ts'
import { block as wohnmobilstellplatz } from './wohnmobilstellplatz/block.ts'
import { block as zitat } from './zitat/block.ts'

/** The editor’s fields for every template; a template without them does not compile. */
export const blocks: { [Name in TemplateName]: Block } = {
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
  'formular-aushang-melden': formBlock('aushang-melden'),
  'formular-barriere': formBlock('barriere'),
  'formular-brancheneintrag': formBlock('brancheneintrag'),
  'formular-corona': formBlock('corona'),
  'formular-fuehrung': formBlock('fuehrung'),
  'formular-kontakt': formBlock('kontakt'),
  'formular-pauschale': formularPauschale,
  'formular-schaden': formularSchaden,
  'formular-schwarzes-brett': formBlock('schwarzes-brett'),
  'formular-veranstaltung': formBlock('veranstaltung'),
  'formular-verein': formBlock('verein'),
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
