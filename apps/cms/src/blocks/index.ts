import { isTemplateName, type Slot, type TemplateName, templates } from '@kurstadt/contract'
import type { Block } from 'payload'
import { aktuelles } from './aktuelles.ts'
import { aktuellesDetail } from './aktuelles-detail.ts'
import { amtDetail } from './amt-detail.ts'
import { ansprechpartner } from './ansprechpartner.ts'
import { behoerdenlotse } from './behoerdenlotse.ts'
import { bildText } from './bild-text.ts'
import { bildTextTeaser3x } from './bild-text-teaser-3x.ts'
import { downloads } from './downloads.ts'
import { eventteaser } from './eventteaser.ts'
import { formularBarriere } from './formular-barriere.ts'
import { formularBrancheneintrag } from './formular-brancheneintrag.ts'
import { formularCorona } from './formular-corona.ts'
import { formularFuehrung } from './formular-fuehrung.ts'
import { formularKontakt } from './formular-kontakt.ts'
import { formularPauschale } from './formular-pauschale.ts'
import { formularSchaden } from './formular-schaden.ts'
import { formularSchwarzesBrett } from './formular-schwarzes-brett.ts'
import { formularVeranstaltung } from './formular-veranstaltung.ts'
import { formularVerein } from './formular-verein.ts'
import { headlineTeaser } from './headline-teaser.ts'
import { kurzinfoIcons } from './kurzinfo-icons.ts'
import { mitarbeiterDetail } from './mitarbeiter-detail.ts'
import { newsticker } from './newsticker.ts'
import { oeffnungszeiten } from './oeffnungszeiten.ts'
import { withPictures } from './pictures/index.ts'
import { shopVeranstaltungen } from './shop-veranstaltungen.ts'
import { sidebarVeranstaltungen } from './sidebar-veranstaltungen.ts'
import { suche } from './suche.ts'
import { text } from './text.ts'
import { veranstaltungDetail } from './veranstaltung-detail.ts'
import { veranstaltungen } from './veranstaltungen.ts'
import { veranstaltungenArchiv } from './veranstaltungen-archiv.ts'
import { veranstaltungenFilter } from './veranstaltungen-filter.ts'
import { wegweiser } from './wegweiser.ts'
import { wegweiserDetail } from './wegweiser-detail.ts'
import { wegweiserFormulare } from './wegweiser-formulare.ts'
import { wegweiserLebenslagen } from './wegweiser-lebenslagen.ts'
import { wegweiserOrganisation } from './wegweiser-organisation.ts'
import { zitat } from './zitat.ts'

/** The editor's fields for every template; a template without them does not compile. */
const blocks: { [Name in TemplateName]: Block } = {
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

/** Blocks whose templates fit into a place of a page (spec 3, `slotName`). */
export function blocksFor(slot: Slot): Block[] {
  const fitting = Object.values(blocks).filter(
    ({ slug }) => isTemplateName(slug) && templates[slug].slots.some((one) => one === slot),
  )
  return withPictures(fitting)
}

export { pictureOf, picturesPath, withPictures } from './pictures/index.ts'
