// Written by `npm run lists` from the folders it names.
import type { TemplateName } from '@kurstadt/contract'
import { serialise as abfahrten } from '../abfahrten/serialise.ts'
import { serialise as abfallErinnerung } from '../abfall-erinnerung/serialise.ts'
import { serialise as abfallkalender } from '../abfallkalender/serialise.ts'
import { serialise as aktuelles } from '../aktuelles/serialise.ts'
import { serialise as aktuellesDetail } from '../aktuelles-detail/serialise.ts'
import { serialise as amtDetail } from '../amt-detail/serialise.ts'
import { serialise as ansprechpartner } from '../ansprechpartner/serialise.ts'
import { serialise as appHinweis } from '../app-hinweis/serialise.ts'
import { serialise as barrierefreiheit } from '../barrierefreiheit/serialise.ts'
import { serialise as baugebietDetail } from '../baugebiet-detail/serialise.ts'
import { serialise as baugebiete } from '../baugebiete/serialise.ts'
import { serialise as behoerdenlotse } from '../behoerdenlotse/serialise.ts'
import { serialise as bekanntmachungDetail } from '../bekanntmachung-detail/serialise.ts'
import { serialise as bekanntmachungen } from '../bekanntmachungen/serialise.ts'
import { serialise as bildText } from '../bild-text/serialise.ts'
import { serialise as bildTextTeaser3x } from '../bild-text-teaser-3x/serialise.ts'
import { serialise as brancheneintraege } from '../brancheneintraege/serialise.ts'
import { serialise as brancheneintragDetail } from '../brancheneintrag-detail/serialise.ts'
import { serialise as datenschutzangaben } from '../datenschutzangaben/serialise.ts'
import { serialise as downloads } from '../downloads/serialise.ts'
import { serialise as einbettungen } from '../einbettungen/serialise.ts'
import { serialise as eventteaser } from '../eventteaser/serialise.ts'
import { serialise as formularPauschale } from '../formular-pauschale/serialise.ts'
import { serialise as formularSchaden } from '../formular-schaden/serialise.ts'
import { serialise as fotogalerie } from '../fotogalerie/serialise.ts'
import { serialise as fotogalerieDetail } from '../fotogalerie-detail/serialise.ts'
import { serialise as fotopunkt } from '../fotopunkt/serialise.ts'
import { serialise as headlineTeaser } from '../headline-teaser/serialise.ts'
import { serialise as kurzinfoIcons } from '../kurzinfo-icons/serialise.ts'
import { serialise as medienGalerie } from '../medien-galerie/serialise.ts'
import { serialise as mitarbeiterDetail } from '../mitarbeiter-detail/serialise.ts'
import { serialise as newsticker } from '../newsticker/serialise.ts'
import { serialise as oeffnungszeiten } from '../oeffnungszeiten/serialise.ts'
import { serialise as offeneDaten } from '../offene-daten/serialise.ts'
import { serialise as outdoorKarte } from '../outdoor-karte/serialise.ts'
import { serialise as outdoorRoute } from '../outdoor-route/serialise.ts'
import { serialise as panoramabildPanoramateaser } from '../panoramabild-panoramateaser/serialise.ts'
import { serialise as parken } from '../parken/serialise.ts'
import { serialise as pauschalangebote } from '../pauschalangebote/serialise.ts'
import { serialise as pauschalen } from '../pauschalen/serialise.ts'
import { serialise as preisliste } from '../preisliste/serialise.ts'
import { serialise as pushHinweis } from '../push-hinweis/serialise.ts'
import { serialise as raeteLogin } from '../raete-login/serialise.ts'
import { serialise as raetePasswort } from '../raete-passwort/serialise.ts'
import { serialise as ratsinfo } from '../ratsinfo/serialise.ts'
import { serialise as ratsinfoDetail } from '../ratsinfo-detail/serialise.ts'
import { serialise as ratsinfoGremien } from '../ratsinfo-gremien/serialise.ts'
import { serialise as ratsinfoGremium } from '../ratsinfo-gremium/serialise.ts'
import { serialise as ratsinfoMitglied } from '../ratsinfo-mitglied/serialise.ts'
import { serialise as ratsinfoMitglieder } from '../ratsinfo-mitglieder/serialise.ts'
import { serialise as ratsinfoSitzungen } from '../ratsinfo-sitzungen/serialise.ts'
import { serialise as ratsinfoSuche } from '../ratsinfo-suche/serialise.ts'
import { serialise as ratsinfoVorlage } from '../ratsinfo-vorlage/serialise.ts'
import { serialise as ratsinfoVorlagen } from '../ratsinfo-vorlagen/serialise.ts'
import { serialise as schwarzesBrett } from '../schwarzes-brett/serialise.ts'
import { serialise as schwarzesBrettDetail } from '../schwarzes-brett-detail/serialise.ts'
import { serialise as schwarzesBrettPortal } from '../schwarzes-brett-portal/serialise.ts'
import { serialise as shop } from '../shop/serialise.ts'
import { serialise as shopArtikel } from '../shop-artikel/serialise.ts'
import { serialise as shopVeranstaltungen } from '../shop-veranstaltungen/serialise.ts'
import { serialise as sidebarKontakt } from '../sidebar-kontakt/serialise.ts'
import { serialise as sidebarNavigation } from '../sidebar-navigation/serialise.ts'
import { serialise as sidebarRossini } from '../sidebar-rossini/serialise.ts'
import { serialise as sidebarSommerbergbahn } from '../sidebar-sommerbergbahn/serialise.ts'
import { serialise as sidebarVeranstaltungen } from '../sidebar-veranstaltungen/serialise.ts'
import { serialise as suche } from '../suche/serialise.ts'
import { serialise as text } from '../text/serialise.ts'
import { serialise as timeline } from '../timeline/serialise.ts'
import { serialise as tourDetail } from '../tour-detail/serialise.ts'
import { serialise as unterkuenfte } from '../unterkuenfte/serialise.ts'
import { serialise as unterkunftDetail } from '../unterkunft-detail/serialise.ts'
import { serialise as veranstaltungDetail } from '../veranstaltung-detail/serialise.ts'
import { serialise as veranstaltungen } from '../veranstaltungen/serialise.ts'
import { serialise as veranstaltungenArchiv } from '../veranstaltungen-archiv/serialise.ts'
import { serialise as veranstaltungenFilter } from '../veranstaltungen-filter/serialise.ts'
import { serialise as videos } from '../videos/serialise.ts'
import { serialise as warenkorb } from '../warenkorb/serialise.ts'
import { serialise as webcam } from '../webcam/serialise.ts'
import { serialise as wegweiser } from '../wegweiser/serialise.ts'
import { serialise as wegweiserDetail } from '../wegweiser-detail/serialise.ts'
import { serialise as wegweiserFormulare } from '../wegweiser-formulare/serialise.ts'
import { serialise as wegweiserLebenslagen } from '../wegweiser-lebenslagen/serialise.ts'
import { serialise as wegweiserOrganisation } from '../wegweiser-organisation/serialise.ts'
import { serialise as wohnmobilstellplatz } from '../wohnmobilstellplatz/serialise.ts'
import { serialise as zitat } from '../zitat/serialise.ts'
import type { Serialise } from './options.ts'
import { titleAndIntroduction } from './options.ts'

/** How every block goes out; a template without it does not compile. */
export const serialisers: { [Name in TemplateName]: Serialise<Name> } = {
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
  'formular-aushang-melden': titleAndIntroduction,
  'formular-barriere': titleAndIntroduction,
  'formular-brancheneintrag': titleAndIntroduction,
  'formular-corona': titleAndIntroduction,
  'formular-fuehrung': titleAndIntroduction,
  'formular-kontakt': titleAndIntroduction,
  'formular-pauschale': formularPauschale,
  'formular-schaden': formularSchaden,
  'formular-schwarzes-brett': titleAndIntroduction,
  'formular-veranstaltung': titleAndIntroduction,
  'formular-verein': titleAndIntroduction,
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
