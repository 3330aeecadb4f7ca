import type { Sprache } from '../primitives.ts'
import type { FieldTexts, FormDefinition } from './define-form.ts'
import { formDefinitions } from './definitions.generated.ts'
import type { FormName } from './index.ts'
import { everywhere as de } from './shared-texts.de.ts'
import { everywhere as en } from './shared-texts.en.ts'

export type { Bereich, FieldGroup, FieldSpec, FormDefinition } from './define-form.ts'
export { formDefinitions }

const everywhere: Readonly<Record<Sprache, Readonly<Record<string, FieldTexts>>>> = { de, en }

/** What a form says at one of its fields, in its own words or in those of every form. */
export function fieldTextsOf(
  { texts }: FormDefinition,
  sprache: Sprache,
  name: string,
): FieldTexts {
  return texts[sprache].fields?.[name] ?? everywhere[sprache][name] ?? { label: name }
}

/** Parameters of the page's address without which a form makes no sense (spec 4). */
export function neededParameters(name: FormName): readonly string[] {
  return Object.keys(formDefinitions[name].parameters ?? {})
}
