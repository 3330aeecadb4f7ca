// Written by `npm run lists` from the folders it names.
import type { TemplateName } from '@kurstadt/contract'
import { drawing as abfahrten } from '../abfahrten/drawing.ts'
import { drawing as abfallErinnerung } from '../abfall-erinnerung/drawing.ts'
import { drawing as abfallkalender } from '../abfallkalender/drawing.ts'
import { drawing as aktuelles } from '../aktuelles/drawing.ts'
import { drawing as aktuellesDetail } from '../aktuelles-detail/drawing.ts'
import { drawing as amtDetail } from '../amt-detail/drawing.ts'
import { drawing as ansprechpartner } from '../ansprechpartner/drawing.ts'
import { drawing as appHinweis } from '../app-hinweis/drawing.ts'
import { drawing as barrierefreiheit } from '../barrierefreiheit/drawing.ts'
import { drawing as baugebietDetail } from '../baugebiet-detail/drawing.ts'
import { drawing as baugebiete } from '../baugebiete/drawing.ts'
import { drawing as behoerdenlotse } from '../behoerdenlotse/drawing.ts'
import { drawing as bekanntmachungDetail } from '../bekanntmachung-detail/drawing.ts'
import { drawing as bekanntmachungen } from '../bekanntmachungen/drawing.ts'
import { drawing as bildText } from '../bild-text/drawing.ts'
import { drawing as bildTextTeaser3x } from '../bild-text-teaser-3x/drawing.ts'
import { drawing as brancheneintraege } from '../brancheneintraege/drawing.ts'
import { drawing as brancheneintragDetail } from '../brancheneintrag-detail/drawing.ts'
import { drawing as datenschutzangaben } from '../datenschutzangaben/drawing.ts'
import { drawing as downloads } from '../downloads/drawing.ts'
import { drawing as einbettungen } from '../einbettungen/drawing.ts'
import { drawing as eventteaser } from '../eventteaser/drawing.ts'
import { formDrawing } from '../formular/form-drawing.ts'
import { drawing as fotogalerie } from '../fotogalerie/drawing.ts'
import { drawing as fotogalerieDetail } from '../fotogalerie-detail/drawing.ts'
import { drawing as fotopunkt } from '../fotopunkt/drawing.ts'
import { drawing as headlineTeaser } from '../headline-teaser/drawing.ts'
import { drawing as kurzinfoIcons } from '../kurzinfo-icons/drawing.ts'
import { drawing as medienGalerie } from '../medien-galerie/drawing.ts'
import { drawing as mitarbeiterDetail } from '../mitarbeiter-detail/drawing.ts'
import { drawing as newsticker } from '../newsticker/drawing.ts'
import { drawing as oeffnungszeiten } from '../oeffnungszeiten/drawing.ts'
import { drawing as offeneDaten } from '../offene-daten/drawing.ts'
import { drawing as outdoorKarte } from '../outdoor-karte/drawing.ts'
import { drawing as outdoorRoute } from '../outdoor-route/drawing.ts'
import { drawing as panoramabildPanoramateaser } from '../panoramabild-panoramateaser/drawing.ts'
import { drawing as parken } from '../parken/drawing.ts'
import { drawing as pauschalangebote } from '../pauschalangebote/drawing.ts'
import { drawing as pauschalen } from '../pauschalen/drawing.ts'
import { drawing as preisliste } from '../preisliste/drawing.ts'
import { drawing as pushHinweis } from '../push-hinweis/drawing.ts'
import { drawing as raeteLogin } from '../raete-login/drawing.ts'
import { drawing as raetePasswort } from '../raete-passwort/drawing.ts'
import { drawing as ratsinfo } from '../ratsinfo/drawing.ts'
import { drawing as ratsinfoDetail } from '../ratsinfo-detail/drawing.ts'
import { drawing as ratsinfoGremien } from '../ratsinfo-gremien/drawing.ts'
import { drawing as ratsinfoGremium } from '../ratsinfo-gremium/drawing.ts'
import { drawing as ratsinfoMitglied } from '../ratsinfo-mitglied/drawing.ts'
import { drawing as ratsinfoMitglieder } from '../ratsinfo-mitglieder/drawing.ts'
import { drawing as ratsinfoSitzungen } from '../ratsinfo-sitzungen/drawing.ts'
import { drawing as ratsinfoSuche } from '../ratsinfo-suche/drawing.ts'
import { drawing as ratsinfoVorlage } from '../ratsinfo-vorlage/drawing.ts'
import { drawing as ratsinfoVorlagen } from '../ratsinfo-vorlagen/drawing.ts'
import { drawing as schwarzesBrett } from '../schwarzes-brett/drawing.ts'
import { drawing as schwarzesBrettDetail } from '../schwarzes-brett-detail/drawing.ts'
import { drawing as schwarzesBrettPortal } from '../schwarzes-brett-portal/drawing.ts'
import { drawing as shop } from '../shop/drawing.ts'
import { drawing as shopArtikel } from '../shop-artikel/drawing.ts'
import { drawing as shopVeranstaltungen } from '../shop-veranstaltungen/drawing.ts'
import { drawing as sidebarKontakt } from '../sidebar-kontakt/drawing.ts'
import { drawing as sidebarNavigation } from '../sidebar-navigation/drawing.ts'
import { drawing as sidebarRossini } from '../sidebar-rossini/drawing.ts'
import { drawing as sidebarSommerbergbahn } from '../sidebar-sommerbergbahn/drawing.ts'
import { drawing as sidebarVeranstaltungen } from '../sidebar-veranstaltungen/drawing.ts'
import { drawing as suche } from '../suche/drawing.ts'
import { drawing as text } from '../text/drawing.ts'
import { drawing as timeline } from '../timeline/drawing.ts'
import { drawing as tourDetail } from '../tour-detail/drawing.ts'
import { drawing as unterkuenfte } from '../unterkuenfte/drawing.ts'
import { drawing as unterkunftDetail } from '../unterkunft-detail/drawing.ts'
import { drawing as veranstaltungDetail } from '../veranstaltung-detail/drawing.ts'
import { drawing as veranstaltungen } from '../veranstaltungen/drawing.ts'
import { drawing as veranstaltungenArchiv } from '../veranstaltungen-archiv/drawing.ts'
import { drawing as veranstaltungenFilter } from '../veranstaltungen-filter/drawing.ts'
import { drawing as videos } from '../videos/drawing.ts'
import { drawing as warenkorb } from '../warenkorb/drawing.ts'
import { drawing as webcam } from '../webcam/drawing.ts'
import { drawing as wegweiser } from '../wegweiser/drawing.ts'
import { drawing as wegweiserDetail } from '../wegweiser-detail/drawing.ts'
import { drawing as wegweiserFormulare } from '../wegweiser-formulare/drawing.ts'
import { drawing as wegweiserLebenslagen } from '../wegweiser-lebenslagen/drawing.ts'
import { drawing as wegweiserOrganisation } from '../wegweiser-organisation/drawing.ts'
import { drawing as wohnmobilstellplatz } from '../wohnmobilstellplatz/drawing.ts'
import { drawing as zitat } from '../zitat/drawing.ts'
import type { Drawing } from './groups.ts'

/** A drawing for every block; a template without one does not compile. */
export const drawings: { [Name in TemplateName]: Drawing } = {
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
  'formular-aushang-melden': formDrawing('aushang-melden'),
  'formular-barriere': formDrawing('barriere'),
  'formular-brancheneintrag': formDrawing('brancheneintrag'),
  'formular-corona': formDrawing('corona'),
  'formular-fuehrung': formDrawing('fuehrung'),
  'formular-kontakt': formDrawing('kontakt'),
  'formular-pauschale': formDrawing('pauschale'),
  'formular-schaden': formDrawing('schaden'),
  'formular-schwarzes-brett': formDrawing('schwarzes-brett'),
  'formular-veranstaltung': formDrawing('veranstaltung'),
  'formular-verein': formDrawing('verein'),
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
