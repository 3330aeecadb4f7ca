import { z } from 'zod'
import type { Slot } from '../page/page.ts'
import { wireBlock } from '../page/page.ts'
import {
  bildText,
  bildTextTeaser3x,
  downloads,
  headlineTeaser,
  kurzinfoIcons,
  oeffnungszeiten,
  text,
  zitat,
} from './content.ts'
import { aktuelles, aktuellesDetail, suche, veranstaltungDetail } from './entries.ts'
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
} from './formulare.ts'
import { newsticker } from './newsticker.ts'
import {
  amtDetail,
  ansprechpartner,
  behoerdenlotse,
  mitarbeiterDetail,
  wegweiser,
  wegweiserDetail,
  wegweiserFormulare,
  wegweiserLebenslagen,
  wegweiserOrganisation,
} from './rathaus.ts'
import {
  eventteaser,
  shopVeranstaltungen,
  sidebarVeranstaltungen,
  veranstaltungen,
  veranstaltungenArchiv,
  veranstaltungenFilter,
} from './veranstaltungen.ts'

export { type IconName, iconNames } from './content.ts'
export type { TemplateFeed, TemplateSpec } from './define-template.ts'
export type { Veranstaltungskarte } from './veranstaltungen.ts'

/** Every template by its wire name (page model, section 4). */
export const templates = {
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

/** Wire name of a template. */
export type TemplateName = keyof typeof templates

/** All wire names. */
export const templateNames = Object.keys(templates).filter(isTemplateName)

type Content = {
  [Name in TemplateName]: {
    context: z.infer<(typeof templates)[Name]['context']>
    options: z.infer<(typeof templates)[Name]['options']>
  }
}

/** A parsed block of one template, or of any. */
export type BlockOf<Name extends TemplateName = TemplateName> = {
  [N in Name]: { template: N; slotName: Slot } & Content[N]
}[Name]

/** True for a name the registry knows. */
export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(templates, name)
}

const blockSchemas = Object.fromEntries(
  Object.entries(templates).map(([name, { context, options }]) => [
    name,
    z.object({ template: z.literal(name), slotName: wireBlock.shape.slotName, context, options }),
  ]),
)

/** What a template's own schema has let through is a block of it. */
function isBlock(parsed: { template: string }): parsed is BlockOf {
  return isTemplateName(parsed.template)
}

/** Why a block was dropped. */
export type BlockProblem = { template: string; message: string }

/**
 * Parses one block and puts the answer of its call in the place of the call's name.
 * Returns the reason instead of throwing, so that a broken block never costs the page (spec 8).
 */
export function parseBlock(
  raw: unknown,
  answers: Readonly<Record<string, unknown>>,
): { block: BlockOf } | { problem: BlockProblem } {
  const wire = wireBlock.safeParse(raw)
  if (!wire.success) return { problem: { template: '?', message: z.prettifyError(wire.error) } }
  const { template, context: as } = wire.data
  const schema = isTemplateName(template) ? blockSchemas[template] : undefined
  if (!schema) return { problem: { template, message: 'unknown template' } }
  const context = as !== null && Object.hasOwn(answers, as) ? answers[as] : null
  const parsed = schema.safeParse({ ...wire.data, context })
  if (!parsed.success) return { problem: { template, message: z.prettifyError(parsed.error) } }
  return isBlock(parsed.data)
    ? { block: parsed.data }
    : { problem: { template, message: 'unknown template' } }
}
