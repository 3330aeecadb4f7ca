import type { Change } from '../changes.ts'
import type { ErrorBody } from '../errors.ts'
import type { TemplateName } from '../templates/index.ts'
import { bildTextTeaser3x, downloads, kurzinfoIcons } from './blocks-cards.ts'
import type { BlockExamples } from './blocks-content.ts'
import { bildText, headlineTeaser, text, zitat } from './blocks-content.ts'
import { aktuelles, aktuellesDetail, suche, veranstaltungDetail } from './blocks-entries.ts'
import {
  eventteaser,
  shopVeranstaltungen,
  sidebarVeranstaltungen,
  veranstaltungenFilter,
} from './blocks-eventteaser.ts'
import {
  formularBarriere,
  formularBrancheneintrag,
  formularCorona,
  formularFuehrung,
  formularKontakt,
  formularPauschale,
  formularSchaden,
  formularSchwarzesBrett,
  formularVeranstaltung,
  formularVerein,
} from './blocks-formulare.ts'
import { amtDetail, ansprechpartner, behoerdenlotse, mitarbeiterDetail } from './blocks-rathaus.ts'
import { veranstaltungen, veranstaltungenArchiv } from './blocks-veranstaltungen.ts'
import {
  oeffnungszeiten,
  wegweiser,
  wegweiserDetail,
  wegweiserFormulare,
  wegweiserLebenslagen,
  wegweiserOrganisation,
} from './blocks-wegweiser.ts'
import { newsticker } from './newsticker.ts'

export { aktuellesExamples } from './aktuelles.ts'
export { amtExamples, oeffnungszeitenExamples } from './amt.ts'
export {
  pauschaleExamples,
  portalmodulExamples,
  stellplatzExamples,
  unterkunftExamples,
} from './aufenthalt.ts'
export { bekanntmachungExamples } from './bekanntmachung.ts'
export { bildExample, bildExamples, exampleWidths } from './bild.ts'
export type { BlockExamples, ExampleName } from './blocks-content.ts'
export { listOfExamples } from './blocks-entries.ts'
export { einstellungenExamples } from './einstellungen.ts'
export { brancheneintragExamples, shopArtikelExamples } from './gewerbe.ts'
export { hinweisExamples, listOfHinweise } from './hinweis.ts'
export { archivDokumentExamples, intranetRubrikExamples, intranetTextExamples } from './intranet.ts'
export { fotopunktExamples, galerieExamples, videoExamples, webcamExamples } from './mediathek.ts'
export { menuExamples } from './menu.ts'
export { menuExtremes } from './menu-extremes.ts'
export { mitarbeiterExamples } from './mitarbeiter.ts'
export { poiExamples, tourExamples } from './outdoor.ts'
export { pageExamples, routeExamples } from './page.ts'
export {
  dokumentExamples,
  gremiumExamples,
  ratsmitgliedExamples,
  sitzungExamples,
  vorlageExamples,
} from './rat.ts'
export { richTextExamples } from './rich-text.ts'
export {
  abfallartExamples,
  abfuhrterminExamples,
  baugebietExamples,
  brettExamples,
  strasseExamples,
} from './stadt.ts'
export { rubrikExamples, veranstaltungExamples } from './veranstaltung.ts'
export { listOfEvents } from './veranstaltungsliste.ts'
export { lebenslageExamples, verfahrenExamples } from './verfahren.ts'

/** Blocks of every template by name; they feed gallery, tests and accessibility checks. */
export const examples: { [Name in TemplateName]: BlockExamples<Name> } = {
  text,
  'bild-text': bildText,
  zitat,
  'headline-teaser': headlineTeaser,
  'bild-text-teaser-3x': bildTextTeaser3x,
  'kurzinfo-icons': kurzinfoIcons,
  downloads,
  veranstaltungen,
  'veranstaltungen-archiv': veranstaltungenArchiv,
  'veranstaltungen-filter': veranstaltungenFilter,
  eventteaser,
  'shop-veranstaltungen': shopVeranstaltungen,
  'sidebar-veranstaltungen': sidebarVeranstaltungen,
  'veranstaltung-detail': veranstaltungDetail,
  aktuelles,
  'aktuelles-detail': aktuellesDetail,
  newsticker,
  'amt-detail': amtDetail,
  'mitarbeiter-detail': mitarbeiterDetail,
  behoerdenlotse,
  ansprechpartner,
  wegweiser,
  'wegweiser-detail': wegweiserDetail,
  'wegweiser-lebenslagen': wegweiserLebenslagen,
  'wegweiser-formulare': wegweiserFormulare,
  'wegweiser-organisation': wegweiserOrganisation,
  oeffnungszeiten,
  suche,
  'formular-veranstaltung': formularVeranstaltung,
  'formular-kontakt': formularKontakt,
  'formular-fuehrung': formularFuehrung,
  'formular-pauschale': formularPauschale,
  'formular-schaden': formularSchaden,
  'formular-barriere': formularBarriere,
  'formular-verein': formularVerein,
  'formular-brancheneintrag': formularBrancheneintrag,
  'formular-schwarzes-brett': formularSchwarzesBrett,
  'formular-corona': formularCorona,
}

/** Failed answers by name. */
export const errorExamples = {
  'wrong-parameter': {
    error: {
      code: 'bad-request',
      message: 'A parameter has a wrong value.',
      fields: { seite: 'Invalid input: expected number, received NaN' },
    },
  },
  'not-found': { error: { code: 'not-found', message: 'There is nothing here.' } },
  unavailable: { error: { code: 'unavailable', message: 'Please try again in a moment.' } },
} satisfies Record<string, ErrorBody>

/** Published changes by name. */
export const changeExamples = {
  typical: { id: 4711, tags: ['veranstaltungen', 'veranstaltungen:12'] },
} satisfies Record<string, Change>
