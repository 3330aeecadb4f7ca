import { isTemplateName, type TemplateName, templateNames } from '@kurstadt/contract'
import { examples } from '@kurstadt/contract/examples'
import type { PageBlock } from '../content/index.ts'
import { fixtures as aktuelles } from '../templates/aktuelles/aktuelles.fixtures.ts'
import { fixtures as aktuellesDetail } from '../templates/aktuelles-detail/aktuelles-detail.fixtures.ts'
import { fixtures as amtDetail } from '../templates/amt-detail/amt-detail.fixtures.ts'
import { fixtures as ansprechpartner } from '../templates/ansprechpartner/ansprechpartner.fixtures.ts'
import { fixtures as behoerdenlotse } from '../templates/behoerdenlotse/behoerdenlotse.fixtures.ts'
import { fixtures as bildText } from '../templates/bild-text/bild-text.fixtures.ts'
import { fixtures as bildTextTeaser3x } from '../templates/bild-text-teaser-3x/bild-text-teaser-3x.fixtures.ts'
import { fixtures as downloads } from '../templates/downloads/downloads.fixtures.ts'
import { fixtures as eventteaser } from '../templates/eventteaser/eventteaser.fixtures.ts'
import { fixtures as formularBarriere } from '../templates/formular-barriere/formular-barriere.fixtures.ts'
import { fixtures as formularBrancheneintrag } from '../templates/formular-brancheneintrag/formular-brancheneintrag.fixtures.ts'
import { fixtures as formularCorona } from '../templates/formular-corona/formular-corona.fixtures.ts'
import { fixtures as formularFuehrung } from '../templates/formular-fuehrung/formular-fuehrung.fixtures.ts'
import { fixtures as formularKontakt } from '../templates/formular-kontakt/formular-kontakt.fixtures.ts'
import { fixtures as formularPauschale } from '../templates/formular-pauschale/formular-pauschale.fixtures.ts'
import { fixtures as formularSchaden } from '../templates/formular-schaden/formular-schaden.fixtures.ts'
import { fixtures as formularSchwarzesBrett } from '../templates/formular-schwarzes-brett/formular-schwarzes-brett.fixtures.ts'
import { fixtures as formularVeranstaltung } from '../templates/formular-veranstaltung/formular-veranstaltung.fixtures.ts'
import { fixtures as formularVerein } from '../templates/formular-verein/formular-verein.fixtures.ts'
import { fixtures as headlineTeaser } from '../templates/headline-teaser/headline-teaser.fixtures.ts'
import { fixtures as kurzinfoIcons } from '../templates/kurzinfo-icons/kurzinfo-icons.fixtures.ts'
import { fixtures as mitarbeiterDetail } from '../templates/mitarbeiter-detail/mitarbeiter-detail.fixtures.ts'
import { fixtures as newsticker } from '../templates/newsticker/newsticker.fixtures.ts'
import { fixtures as oeffnungszeiten } from '../templates/oeffnungszeiten/oeffnungszeiten.fixtures.ts'
import { fixtures as shopVeranstaltungen } from '../templates/shop-veranstaltungen/shop-veranstaltungen.fixtures.ts'
import { fixtures as sidebarVeranstaltungen } from '../templates/sidebar-veranstaltungen/sidebar-veranstaltungen.fixtures.ts'
import { fixtures as suche } from '../templates/suche/suche.fixtures.ts'
import type { Fixtures } from '../templates/template.ts'
import { fixtures as text } from '../templates/text/text.fixtures.ts'
import { fixtures as veranstaltungDetail } from '../templates/veranstaltung-detail/veranstaltung-detail.fixtures.ts'
import { fixtures as veranstaltungen } from '../templates/veranstaltungen/veranstaltungen.fixtures.ts'
import { fixtures as veranstaltungenArchiv } from '../templates/veranstaltungen-archiv/veranstaltungen-archiv.fixtures.ts'
import { fixtures as veranstaltungenFilter } from '../templates/veranstaltungen-filter/veranstaltungen-filter.fixtures.ts'
import { fixtures as wegweiser } from '../templates/wegweiser/wegweiser.fixtures.ts'
import { fixtures as wegweiserDetail } from '../templates/wegweiser-detail/wegweiser-detail.fixtures.ts'
import { fixtures as wegweiserFormulare } from '../templates/wegweiser-formulare/wegweiser-formulare.fixtures.ts'
import { fixtures as wegweiserLebenslagen } from '../templates/wegweiser-lebenslagen/wegweiser-lebenslagen.fixtures.ts'
import { fixtures as wegweiserOrganisation } from '../templates/wegweiser-organisation/wegweiser-organisation.fixtures.ts'
import { fixtures as zitat } from '../templates/zitat/zitat.fixtures.ts'
import type { NamedBlock } from './gallery-blocks.tsx'

/** Every example of every template: the contract's and the website's own. */
export const galleryExamples: { [Name in TemplateName]: Fixtures<Name> } = {
  text: { ...examples.text, ...text },
  'bild-text': { ...examples['bild-text'], ...bildText },
  zitat: { ...examples.zitat, ...zitat },
  'headline-teaser': { ...examples['headline-teaser'], ...headlineTeaser },
  'bild-text-teaser-3x': { ...examples['bild-text-teaser-3x'], ...bildTextTeaser3x },
  'kurzinfo-icons': { ...examples['kurzinfo-icons'], ...kurzinfoIcons },
  downloads: { ...examples.downloads, ...downloads },
  veranstaltungen: { ...examples.veranstaltungen, ...veranstaltungen },
  'veranstaltungen-archiv': { ...examples['veranstaltungen-archiv'], ...veranstaltungenArchiv },
  eventteaser: { ...examples.eventteaser, ...eventteaser },
  'shop-veranstaltungen': { ...examples['shop-veranstaltungen'], ...shopVeranstaltungen },
  'sidebar-veranstaltungen': { ...examples['sidebar-veranstaltungen'], ...sidebarVeranstaltungen },
  'veranstaltungen-filter': { ...examples['veranstaltungen-filter'], ...veranstaltungenFilter },
  'veranstaltung-detail': { ...examples['veranstaltung-detail'], ...veranstaltungDetail },
  aktuelles: { ...examples.aktuelles, ...aktuelles },
  'aktuelles-detail': { ...examples['aktuelles-detail'], ...aktuellesDetail },
  newsticker: { ...examples.newsticker, ...newsticker },
  'amt-detail': amtDetail,
  'mitarbeiter-detail': { ...examples['mitarbeiter-detail'], ...mitarbeiterDetail },
  behoerdenlotse,
  ansprechpartner,
  wegweiser,
  'wegweiser-lebenslagen': { ...examples['wegweiser-lebenslagen'], ...wegweiserLebenslagen },
  'wegweiser-formulare': { ...examples['wegweiser-formulare'], ...wegweiserFormulare },
  'wegweiser-organisation': wegweiserOrganisation,
  oeffnungszeiten: { ...examples.oeffnungszeiten, ...oeffnungszeiten },
  'wegweiser-detail': { ...examples['wegweiser-detail'], ...wegweiserDetail },
  'formular-veranstaltung': { ...examples['formular-veranstaltung'], ...formularVeranstaltung },
  'formular-kontakt': { ...examples['formular-kontakt'], ...formularKontakt },
  'formular-fuehrung': { ...examples['formular-fuehrung'], ...formularFuehrung },
  'formular-pauschale': { ...examples['formular-pauschale'], ...formularPauschale },
  'formular-schaden': { ...examples['formular-schaden'], ...formularSchaden },
  'formular-verein': { ...examples['formular-verein'], ...formularVerein },
  'formular-brancheneintrag': {
    ...examples['formular-brancheneintrag'],
    ...formularBrancheneintrag,
  },
  'formular-schwarzes-brett': {
    ...examples['formular-schwarzes-brett'],
    ...formularSchwarzesBrett,
  },
  'formular-corona': { ...examples['formular-corona'], ...formularCorona },
  'formular-barriere': { ...examples['formular-barriere'], ...formularBarriere },
  suche: { ...examples.suche, ...suche },
}

/** Names of all examples by template. */
export const exampleNames = Object.entries(galleryExamples).map(([name, blocks]) => ({
  name,
  examples: Object.keys(blocks),
}))

/** Examples by template and name: `all` is every template, no example is all of a template. */
export function galleryBlocks(template: string, example: string): NamedBlock[] {
  const names = template === 'all' ? templateNames : [template].filter(isTemplateName)
  return names.flatMap((name) =>
    Object.entries<PageBlock>(galleryExamples[name])
      .filter(([key]) => example === '' || key === example)
      .map(([key, block]) => ({ example: key, block })),
  )
}
