import type { TemplateName } from '@kurstadt/contract'
import { type LazyTemplate, templateGroup } from './lazy-template.ts'

const inhalt = templateGroup('inhalt', () => import('./group-inhalt.ts'))
const formulare = templateGroup('formulare', () => import('./group-formulare.ts'))
const eintraege = templateGroup('eintraege', () => import('./group-eintraege.ts'))
const lotse = templateGroup('lotse', () => import('./group-lotse.ts'))

/** Every template by its wire name; a missing one does not compile (page model, section 5). */
export const registry: { [Name in TemplateName]: LazyTemplate<Name> } = {
  text: inhalt((all) => all.text),
  'bild-text': inhalt((all) => all.bildText),
  zitat: inhalt((all) => all.zitat),
  'headline-teaser': inhalt((all) => all.headlineTeaser),
  'bild-text-teaser-3x': inhalt((all) => all.bildTextTeaser3x),
  'kurzinfo-icons': inhalt((all) => all.kurzinfoIcons),
  downloads: eintraege((all) => all.downloads),
  veranstaltungen: eintraege((all) => all.veranstaltungen),
  'veranstaltungen-archiv': eintraege((all) => all.veranstaltungenArchiv),
  'veranstaltungen-filter': eintraege((all) => all.veranstaltungenFilter),
  eventteaser: inhalt((all) => all.eventteaser),
  'shop-veranstaltungen': eintraege((all) => all.shopVeranstaltungen),
  'sidebar-veranstaltungen': eintraege((all) => all.sidebarVeranstaltungen),
  'veranstaltung-detail': eintraege((all) => all.veranstaltungDetail),
  aktuelles: eintraege((all) => all.aktuelles),
  newsticker: inhalt((all) => all.newsticker),
  'aktuelles-detail': eintraege((all) => all.aktuellesDetail),
  'amt-detail': eintraege((all) => all.amtDetail),
  'mitarbeiter-detail': lotse((all) => all.mitarbeiterDetail),
  behoerdenlotse: lotse((all) => all.behoerdenlotse),
  wegweiser: lotse((all) => all.wegweiser),
  'wegweiser-detail': lotse((all) => all.wegweiserDetail),
  'wegweiser-lebenslagen': lotse((all) => all.wegweiserLebenslagen),
  'wegweiser-formulare': lotse((all) => all.wegweiserFormulare),
  'wegweiser-organisation': lotse((all) => all.wegweiserOrganisation),
  oeffnungszeiten: lotse((all) => all.oeffnungszeiten),
  ansprechpartner: lotse((all) => all.ansprechpartner),
  suche: eintraege((all) => all.suche),
  'formular-veranstaltung': formulare((all) => all.formularVeranstaltung),
  'formular-kontakt': formulare((all) => all.formularKontakt),
  'formular-fuehrung': formulare((all) => all.formularFuehrung),
  'formular-pauschale': formulare((all) => all.formularPauschale),
  'formular-schaden': formulare((all) => all.formularSchaden),
  'formular-verein': formulare((all) => all.formularVerein),
  'formular-brancheneintrag': formulare((all) => all.formularBrancheneintrag),
  'formular-schwarzes-brett': formulare((all) => all.formularSchwarzesBrett),
  'formular-corona': formulare((all) => all.formularCorona),
  'formular-barriere': formulare((all) => all.formularBarriere),
}

/** Group file that brings the code of a template. */
export const groupOf = (name: TemplateName) => registry[name].group

/** True for the wire name of a template. */
export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(registry, name)

/** Fetches the code of all templates of a page, so that its views render at once. */
export async function loadTemplates(names: Iterable<TemplateName>): Promise<void> {
  await Promise.all(Array.from(new Set(names), (name) => registry[name].load()))
}
