// Written by `npm run lists` from the folders it names.

import { examples as formularAushangMelden } from '../forms/aushang-melden/examples.ts'
import { examples as formularBarriere } from '../forms/barriere/examples.ts'
import { examples as formularBrancheneintrag } from '../forms/brancheneintrag/examples.ts'
import { examples as formularCorona } from '../forms/corona/examples.ts'
import { examples as formularFuehrung } from '../forms/fuehrung/examples.ts'
import { examples as formularKontakt } from '../forms/kontakt/examples.ts'
import { examples as formularPauschale } from '../forms/pauschale/examples.ts'
import { examples as formularSchaden } from '../forms/schaden/examples.ts'
import { examples as formularSchwarzesBrett } from '../forms/schwarzes-brett/examples.ts'
import { examples as formularVeranstaltung } from '../forms/veranstaltung/examples.ts'
import { examples as formularVerein } from '../forms/verein/examples.ts'
import { examples as abfahrten } from '../templates/abfahrten/examples.ts'
import { examples as abfallErinnerung } from '../templates/abfall-erinnerung/examples.ts'
import { examples as abfallkalender } from '../templates/abfallkalender/examples.ts'
import { examples as aktuelles } from '../templates/aktuelles/examples.ts'
import { examples as aktuellesDetail } from '../templates/aktuelles-detail/examples.ts'
import { examples as amtDetail } from '../templates/amt-detail/examples.ts'
import { examples as ansprechpartner } from '../templates/ansprechpartner/examples.ts'
import { examples as appHinweis } from '../templates/app-hinweis/examples.ts'
import { examples as barrierefreiheit } from '../templates/barrierefreiheit/examples.ts'
import { examples as baugebietDetail } from '../templates/baugebiet-detail/examples.ts'
import { examples as baugebiete } from '../templates/baugebiete/examples.ts'
import { examples as behoerdenlotse } from '../templates/behoerdenlotse/examples.ts'
import { examples as bekanntmachungDetail } from '../templates/bekanntmachung-detail/examples.ts'
import { examples as bekanntmachungen } from '../templates/bekanntmachungen/examples.ts'
import { examples as bildText } from '../templates/bild-text/examples.ts'
import { examples as bildTextTeaser3x } from '../templates/bild-text-teaser-3x/examples.ts'
import { examples as brancheneintraege } from '../templates/brancheneintraege/examples.ts'
import { examples as brancheneintragDetail } from '../templates/brancheneintrag-detail/examples.ts'
import { examples as datenschutzangaben } from '../templates/datenschutzangaben/examples.ts'
import { examples as downloads } from '../templates/downloads/examples.ts'
import { examples as einbettungen } from '../templates/einbettungen/examples.ts'
import { examples as eventteaser } from '../templates/eventteaser/examples.ts'
import { examples as fotogalerie } from '../templates/fotogalerie/examples.ts'
import { examples as fotogalerieDetail } from '../templates/fotogalerie-detail/examples.ts'
import { examples as fotopunkt } from '../templates/fotopunkt/examples.ts'
import { examples as headlineTeaser } from '../templates/headline-teaser/examples.ts'
import type { TemplateName } from '../templates/index.ts'
import { examples as kurzinfoIcons } from '../templates/kurzinfo-icons/examples.ts'
import { examples as medienGalerie } from '../templates/medien-galerie/examples.ts'
import { examples as mitarbeiterDetail } from '../templates/mitarbeiter-detail/examples.ts'
import { examples as newsticker } from '../templates/newsticker/examples.ts'
import { examples as oeffnungszeiten } from '../templates/oeffnungszeiten/examples.ts'
import { examples as offeneDaten } from '../templates/offene-daten/examples.ts'
import { examples as outdoorKarte } from '../templates/outdoor-karte/examples.ts'
import { examples as outdoorRoute } from '../templates/outdoor-route/examples.ts'
import { examples as panoramabildPanoramateaser } from '../templates/panoramabild-panoramateaser/examples.ts'
import { examples as parken } from '../templates/parken/examples.ts'
import { examples as pauschalangebote } from '../templates/pauschalangebote/examples.ts'
import { examples as pauschalen } from '../templates/pauschalen/examples.ts'
import { examples as preisliste } from '../templates/preisliste/examples.ts'
import { examples as pushHinweis } from '../templates/push-hinweis/examples.ts'
import { examples as raeteLogin } from '../templates/raete-login/examples.ts'
import { examples as raetePasswort } from '../templates/raete-passwort/examples.ts'
import { examples as ratsinfo } from '../templates/ratsinfo/examples.ts'
import { examples as ratsinfoDetail } from '../templates/ratsinfo-detail/examples.ts'
import { examples as ratsinfoGremien } from '../templates/ratsinfo-gremien/examples.ts'
import { examples as ratsinfoGremium } from '../templates/ratsinfo-gremium/examples.ts'
import { examples as ratsinfoMitglied } from '../templates/ratsinfo-mitglied/examples.ts'
import { examples as ratsinfoMitglieder } from '../templates/ratsinfo-mitglieder/examples.ts'
import { examples as ratsinfoSitzungen } from '../templates/ratsinfo-sitzungen/examples.ts'
import { examples as ratsinfoSuche } from '../templates/ratsinfo-suche/examples.ts'
import { examples as ratsinfoVorlage } from '../templates/ratsinfo-vorlage/examples.ts'
import { examples as ratsinfoVorlagen } from '../templates/ratsinfo-vorlagen/examples.ts'
import { examples as schwarzesBrett } from '../templates/schwarzes-brett/examples.ts'
import { examples as schwarzesBrettDetail } from '../templates/schwarzes-brett-detail/examples.ts'
import { examples as schwarzesBrettPortal } from '../templates/schwarzes-brett-portal/examples.ts'
import { examples as shop } from '../templates/shop/examples.ts'
import { examples as shopArtikel } from '../templates/shop-artikel/examples.ts'
import { examples as shopVeranstaltungen } from '../templates/shop-veranstaltungen/examples.ts'
import { examples as sidebarKontakt } from '../templates/sidebar-kontakt/examples.ts'
import { examples as sidebarNavigation } from '../templates/sidebar-navigation/examples.ts'
import { examples as sidebarRossini } from '../templates/sidebar-rossini/examples.ts'
import { examples as sidebarSommerbergbahn } from '../templates/sidebar-sommerbergbahn/examples.ts'
import { examples as sidebarVeranstaltungen } from '../templates/sidebar-veranstaltungen/examples.ts'
import { examples as suche } from '../templates/suche/examples.ts'
import { examples as text } from '../templates/text/examples.ts'
import { examples as timeline } from '../templates/timeline/examples.ts'
import { examples as tourDetail } from '../templates/tour-detail/examples.ts'
import { examples as unterkuenfte } from '../templates/unterkuenfte/examples.ts'
import { examples as unterkunftDetail } from '../templates/unterkunft-detail/examples.ts'
import { examples as veranstaltungDetail } from '../templates/veranstaltung-detail/examples.ts'
import { examples as veranstaltungen } from '../templates/veranstaltungen/examples.ts'
import { examples as veranstaltungenArchiv } from '../templates/veranstaltungen-archiv/examples.ts'
import { examples as veranstaltungenFilter } from '../templates/veranstaltungen-filter/examples.ts'
import { examples as videos } from '../templates/videos/examples.ts'
import { examples as warenkorb } from '../templates/warenkorb/examples.ts'
import { examples as webcam } from '../templates/webcam/examples.ts'
import { examples as wegweiser } from '../templates/wegweiser/examples.ts'
import { examples as wegweiserDetail } from '../templates/wegweiser-detail/examples.ts'
import { examples as wegweiserFormulare } from '../templates/wegweiser-formulare/examples.ts'
import { examples as wegweiserLebenslagen } from '../templates/wegweiser-lebenslagen/examples.ts'
import { examples as wegweiserOrganisation } from '../templates/wegweiser-organisation/examples.ts'
import { examples as wohnmobilstellplatz } from '../templates/wohnmobilstellplatz/examples.ts'
import { examples as zitat } from '../templates/zitat/examples.ts'
import type { BlockExamples } from './block-examples.ts'

/** Blocks of every template by name; they feed gallery, tests and accessibility checks. */
export const examples: { [Name in TemplateName]: BlockExamples<Name> } = {
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
  'formular-aushang-melden': formularAushangMelden,
  'formular-barriere': formularBarriere,
  'formular-brancheneintrag': formularBrancheneintrag,
  'formular-corona': formularCorona,
  'formular-fuehrung': formularFuehrung,
  'formular-kontakt': formularKontakt,
  'formular-pauschale': formularPauschale,
  'formular-schaden': formularSchaden,
  'formular-schwarzes-brett': formularSchwarzesBrett,
  'formular-veranstaltung': formularVeranstaltung,
  'formular-verein': formularVerein,
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
