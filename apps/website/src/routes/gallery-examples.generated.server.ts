// Written by `npm run lists` from the folders it names.
import type { TemplateName } from '@kurstadt/contract'
import { examples } from '@kurstadt/contract/examples'
import { fixtures as abfahrten } from '../templates/abfahrten/abfahrten.fixtures.ts'
import { fixtures as abfallErinnerung } from '../templates/abfall-erinnerung/abfall-erinnerung.fixtures.ts'
import { fixtures as abfallkalender } from '../templates/abfallkalender/abfallkalender.fixtures.ts'
import { fixtures as aktuelles } from '../templates/aktuelles/aktuelles.fixtures.ts'
import { fixtures as aktuellesDetail } from '../templates/aktuelles-detail/aktuelles-detail.fixtures.ts'
import { fixtures as amtDetail } from '../templates/amt-detail/amt-detail.fixtures.ts'
import { fixtures as ansprechpartner } from '../templates/ansprechpartner/ansprechpartner.fixtures.ts'
import { fixtures as appHinweis } from '../templates/app-hinweis/app-hinweis.fixtures.ts'
import { fixtures as barrierefreiheit } from '../templates/barrierefreiheit/barrierefreiheit.fixtures.ts'
import { fixtures as baugebietDetail } from '../templates/baugebiet-detail/baugebiet-detail.fixtures.ts'
import { fixtures as baugebiete } from '../templates/baugebiete/baugebiete.fixtures.ts'
import { fixtures as behoerdenlotse } from '../templates/behoerdenlotse/behoerdenlotse.fixtures.ts'
import { fixtures as bekanntmachungDetail } from '../templates/bekanntmachung-detail/bekanntmachung-detail.fixtures.ts'
import { fixtures as bekanntmachungen } from '../templates/bekanntmachungen/bekanntmachungen.fixtures.ts'
import { fixtures as bildText } from '../templates/bild-text/bild-text.fixtures.ts'
import { fixtures as bildTextTeaser3x } from '../templates/bild-text-teaser-3x/bild-text-teaser-3x.fixtures.ts'
import { fixtures as brancheneintraege } from '../templates/brancheneintraege/brancheneintraege.fixtures.ts'
import { fixtures as brancheneintragDetail } from '../templates/brancheneintrag-detail/brancheneintrag-detail.fixtures.ts'
import { fixtures as datenschutzangaben } from '../templates/datenschutzangaben/datenschutzangaben.fixtures.ts'
import { fixtures as downloads } from '../templates/downloads/downloads.fixtures.ts'
import { fixtures as einbettungen } from '../templates/einbettungen/einbettungen.fixtures.ts'
import { fixtures as eventteaser } from '../templates/eventteaser/eventteaser.fixtures.ts'
import { fixtures as fotogalerie } from '../templates/fotogalerie/fotogalerie.fixtures.ts'
import { fixtures as fotogalerieDetail } from '../templates/fotogalerie-detail/fotogalerie-detail.fixtures.ts'
import { fixtures as fotopunkt } from '../templates/fotopunkt/fotopunkt.fixtures.ts'
import { fixtures as headlineTeaser } from '../templates/headline-teaser/headline-teaser.fixtures.ts'
import { fixtures as kurzinfoIcons } from '../templates/kurzinfo-icons/kurzinfo-icons.fixtures.ts'
import { fixtures as medienGalerie } from '../templates/medien-galerie/medien-galerie.fixtures.ts'
import { fixtures as mitarbeiterDetail } from '../templates/mitarbeiter-detail/mitarbeiter-detail.fixtures.ts'
import { fixtures as newsticker } from '../templates/newsticker/newsticker.fixtures.ts'
import { fixtures as oeffnungszeiten } from '../templates/oeffnungszeiten/oeffnungszeiten.fixtures.ts'
import { fixtures as offeneDaten } from '../templates/offene-daten/offene-daten.fixtures.ts'
import { fixtures as outdoorKarte } from '../templates/outdoor-karte/outdoor-karte.fixtures.ts'
import { fixtures as outdoorRoute } from '../templates/outdoor-route/outdoor-route.fixtures.ts'
import { fixtures as panoramabildPanoramateaser } from '../templates/panoramabild-panoramateaser/panoramabild-panoramateaser.fixtures.ts'
import { fixtures as parken } from '../templates/parken/parken.fixtures.ts'
import { fixtures as pauschalangebote } from '../templates/pauschalangebote/pauschalangebote.fixtures.ts'
import { fixtures as pauschalen } from '../templates/pauschalen/pauschalen.fixtures.ts'
import { fixtures as preisliste } from '../templates/preisliste/preisliste.fixtures.ts'
import { fixtures as pushHinweis } from '../templates/push-hinweis/push-hinweis.fixtures.ts'
import { fixtures as raeteLogin } from '../templates/raete-login/raete-login.fixtures.ts'
import { fixtures as raetePasswort } from '../templates/raete-passwort/raete-passwort.fixtures.ts'
import { fixtures as ratsinfo } from '../templates/ratsinfo/ratsinfo.fixtures.ts'
import { fixtures as ratsinfoDetail } from '../templates/ratsinfo-detail/ratsinfo-detail.fixtures.ts'
import { fixtures as ratsinfoGremien } from '../templates/ratsinfo-gremien/ratsinfo-gremien.fixtures.ts'
import { fixtures as ratsinfoGremium } from '../templates/ratsinfo-gremium/ratsinfo-gremium.fixtures.ts'
import { fixtures as ratsinfoMitglied } from '../templates/ratsinfo-mitglied/ratsinfo-mitglied.fixtures.ts'
import { fixtures as ratsinfoMitglieder } from '../templates/ratsinfo-mitglieder/ratsinfo-mitglieder.fixtures.ts'
import { fixtures as ratsinfoSitzungen } from '../templates/ratsinfo-sitzungen/ratsinfo-sitzungen.fixtures.ts'
import { fixtures as ratsinfoSuche } from '../templates/ratsinfo-suche/ratsinfo-suche.fixtures.ts'
import { fixtures as ratsinfoVorlage } from '../templates/ratsinfo-vorlage/ratsinfo-vorlage.fixtures.ts'
import { fixtures as ratsinfoVorlagen } from '../templates/ratsinfo-vorlagen/ratsinfo-vorlagen.fixtures.ts'
import { fixtures as schwarzesBrett } from '../templates/schwarzes-brett/schwarzes-brett.fixtures.ts'
import { fixtures as schwarzesBrettDetail } from '../templates/schwarzes-brett-detail/schwarzes-brett-detail.fixtures.ts'
import { fixtures as schwarzesBrettPortal } from '../templates/schwarzes-brett-portal/schwarzes-brett-portal.fixtures.ts'
import { fixtures as shop } from '../templates/shop/shop.fixtures.ts'
import { fixtures as shopArtikel } from '../templates/shop-artikel/shop-artikel.fixtures.ts'
import { fixtures as shopVeranstaltungen } from '../templates/shop-veranstaltungen/shop-veranstaltungen.fixtures.ts'
import { fixtures as sidebarKontakt } from '../templates/sidebar-kontakt/sidebar-kontakt.fixtures.ts'
import { fixtures as sidebarNavigation } from '../templates/sidebar-navigation/sidebar-navigation.fixtures.ts'
import { fixtures as sidebarRossini } from '../templates/sidebar-rossini/sidebar-rossini.fixtures.ts'
import { fixtures as sidebarSommerbergbahn } from '../templates/sidebar-sommerbergbahn/sidebar-sommerbergbahn.fixtures.ts'
import { fixtures as sidebarVeranstaltungen } from '../templates/sidebar-veranstaltungen/sidebar-veranstaltungen.fixtures.ts'
import { fixtures as suche } from '../templates/suche/suche.fixtures.ts'
import type { Fixtures } from '../templates/template.ts'
import { fixtures as text } from '../templates/text/text.fixtures.ts'
import { fixtures as timeline } from '../templates/timeline/timeline.fixtures.ts'
import { fixtures as tourDetail } from '../templates/tour-detail/tour-detail.fixtures.ts'
import { fixtures as unterkuenfte } from '../templates/unterkuenfte/unterkuenfte.fixtures.ts'
import { fixtures as unterkunftDetail } from '../templates/unterkunft-detail/unterkunft-detail.fixtures.ts'
import { fixtures as veranstaltungDetail } from '../templates/veranstaltung-detail/veranstaltung-detail.fixtures.ts'
import { fixtures as veranstaltungen } from '../templates/veranstaltungen/veranstaltungen.fixtures.ts'
import { fixtures as veranstaltungenArchiv } from '../templates/veranstaltungen-archiv/veranstaltungen-archiv.fixtures.ts'
import { fixtures as veranstaltungenFilter } from '../templates/veranstaltungen-filter/veranstaltungen-filter.fixtures.ts'
import { fixtures as videos } from '../templates/videos/videos.fixtures.ts'
import { fixtures as warenkorb } from '../templates/warenkorb/warenkorb.fixtures.ts'
import { fixtures as webcam } from '../templates/webcam/webcam.fixtures.ts'
import { fixtures as wegweiser } from '../templates/wegweiser/wegweiser.fixtures.ts'
import { fixtures as wegweiserDetail } from '../templates/wegweiser-detail/wegweiser-detail.fixtures.ts'
import { fixtures as wegweiserFormulare } from '../templates/wegweiser-formulare/wegweiser-formulare.fixtures.ts'
import { fixtures as wegweiserLebenslagen } from '../templates/wegweiser-lebenslagen/wegweiser-lebenslagen.fixtures.ts'
import { fixtures as wegweiserOrganisation } from '../templates/wegweiser-organisation/wegweiser-organisation.fixtures.ts'
import { fixtures as wohnmobilstellplatz } from '../templates/wohnmobilstellplatz/wohnmobilstellplatz.fixtures.ts'
import { fixtures as zitat } from '../templates/zitat/zitat.fixtures.ts'

/** Every example of every template: the contract’s and the website’s own. */
export const galleryExamples: { [Name in TemplateName]: Fixtures<Name> } = {
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
  'formular-aushang-melden': examples['formular-aushang-melden'],
  'formular-barriere': examples['formular-barriere'],
  'formular-brancheneintrag': examples['formular-brancheneintrag'],
  'formular-corona': examples['formular-corona'],
  'formular-fuehrung': examples['formular-fuehrung'],
  'formular-kontakt': examples['formular-kontakt'],
  'formular-pauschale': examples['formular-pauschale'],
  'formular-schaden': examples['formular-schaden'],
  'formular-schwarzes-brett': examples['formular-schwarzes-brett'],
  'formular-veranstaltung': examples['formular-veranstaltung'],
  'formular-verein': examples['formular-verein'],
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
