import { z } from 'zod'
import type { Slot } from '../page/page.ts'
import { wireBlock } from '../page/page.ts'
import { templates } from './templates.generated.ts'

export type { Baugebietskarte } from './baugebiete/template.ts'
export type { Branchenkarte } from './brancheneintraege/template.ts'
export type { TemplateFeed, TemplateSpec } from './define-template.ts'
export { type IconName, iconNames } from './kurzinfo-icons/template.ts'
export { medienTypen } from './medien-galerie/template.ts'
export type { Angebot } from './pauschalangebote/template.ts'
export { mostPriceColumns } from './preisliste/template.ts'
export type { Unterkunftskarte } from './unterkuenfte/template.ts'
export type { Veranstaltungskarte } from './veranstaltungskarte.ts'

export { templates }

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
