import type { TemplateName } from '@kurstadt/contract'
import { type LazyTemplate, lazyTemplate } from './lazy-template.ts'

const inhalt = () => import('./group-inhalt.ts')
const formulare = () => import('./group-formulare.ts')
const eintraege = () => import('./group-eintraege.ts')
const lotse = () => import('./group-lotse.ts')

/** Every template by its wire name; a missing one does not compile (page model, section 5). */
export const registry: { [Name in TemplateName]: LazyTemplate<Name> } = {
  text: lazyTemplate('inhalt', async () => (await inhalt()).text),
  'bild-text': lazyTemplate('inhalt', async () => (await inhalt()).bildText),
  zitat: lazyTemplate('inhalt', async () => (await inhalt()).zitat),
  'headline-teaser': lazyTemplate('inhalt', async () => (await inhalt()).headlineTeaser),
  'bild-text-teaser-3x': lazyTemplate('inhalt', async () => (await inhalt()).bildTextTeaser3x),
  'kurzinfo-icons': lazyTemplate('inhalt', async () => (await inhalt()).kurzinfoIcons),
  downloads: lazyTemplate('eintraege', async () => (await eintraege()).downloads),
  veranstaltungen: lazyTemplate('eintraege', async () => (await eintraege()).veranstaltungen),
  'veranstaltungen-archiv': lazyTemplate(
    'eintraege',
    async () => (await eintraege()).veranstaltungenArchiv,
  ),
  'veranstaltungen-filter': lazyTemplate(
    'eintraege',
    async () => (await eintraege()).veranstaltungenFilter,
  ),
  eventteaser: lazyTemplate('inhalt', async () => (await inhalt()).eventteaser),
  'shop-veranstaltungen': lazyTemplate(
    'eintraege',
    async () => (await eintraege()).shopVeranstaltungen,
  ),
  'sidebar-veranstaltungen': lazyTemplate(
    'eintraege',
    async () => (await eintraege()).sidebarVeranstaltungen,
  ),
  'veranstaltung-detail': lazyTemplate(
    'eintraege',
    async () => (await eintraege()).veranstaltungDetail,
  ),
  aktuelles: lazyTemplate('eintraege', async () => (await eintraege()).aktuelles),
  newsticker: lazyTemplate('inhalt', async () => (await inhalt()).newsticker),
  'aktuelles-detail': lazyTemplate('eintraege', async () => (await eintraege()).aktuellesDetail),
  'amt-detail': lazyTemplate('eintraege', async () => (await eintraege()).amtDetail),
  'mitarbeiter-detail': lazyTemplate('lotse', async () => (await lotse()).mitarbeiterDetail),
  behoerdenlotse: lazyTemplate('lotse', async () => (await lotse()).behoerdenlotse),
  wegweiser: lazyTemplate('lotse', async () => (await lotse()).wegweiser),
  'wegweiser-detail': lazyTemplate('lotse', async () => (await lotse()).wegweiserDetail),
  'wegweiser-lebenslagen': lazyTemplate('lotse', async () => (await lotse()).wegweiserLebenslagen),
  'wegweiser-formulare': lazyTemplate('lotse', async () => (await lotse()).wegweiserFormulare),
  'wegweiser-organisation': lazyTemplate(
    'lotse',
    async () => (await lotse()).wegweiserOrganisation,
  ),
  oeffnungszeiten: lazyTemplate('lotse', async () => (await lotse()).oeffnungszeiten),
  ansprechpartner: lazyTemplate('lotse', async () => (await lotse()).ansprechpartner),
  suche: lazyTemplate('eintraege', async () => (await eintraege()).suche),
  'formular-veranstaltung': lazyTemplate(
    'formulare',
    async () => (await formulare()).formularVeranstaltung,
  ),
  'formular-kontakt': lazyTemplate('formulare', async () => (await formulare()).formularKontakt),
  'formular-fuehrung': lazyTemplate('formulare', async () => (await formulare()).formularFuehrung),
  'formular-pauschale': lazyTemplate(
    'formulare',
    async () => (await formulare()).formularPauschale,
  ),
  'formular-schaden': lazyTemplate('formulare', async () => (await formulare()).formularSchaden),
  'formular-verein': lazyTemplate('formulare', async () => (await formulare()).formularVerein),
  'formular-brancheneintrag': lazyTemplate(
    'formulare',
    async () => (await formulare()).formularBrancheneintrag,
  ),
  'formular-schwarzes-brett': lazyTemplate(
    'formulare',
    async () => (await formulare()).formularSchwarzesBrett,
  ),
  'formular-corona': lazyTemplate('formulare', async () => (await formulare()).formularCorona),
  'formular-barriere': lazyTemplate('formulare', async () => (await formulare()).formularBarriere),
}

/** Group file that brings the code of a template. */
export const groupOf = (name: TemplateName) => registry[name].group

/** True for the wire name of a template. */
export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(registry, name)

/** Fetches the code of all templates of a page, so that its views render at once. */
export async function loadTemplates(names: Iterable<TemplateName>): Promise<void> {
  await Promise.all(Array.from(new Set(names), (name) => registry[name].load()))
}
