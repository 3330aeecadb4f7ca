import type { Sprache } from '@kurstadt/contract'
import {
  type FieldSpec,
  fieldTextsOf,
  formDefinitions,
  neededParameters,
} from '@kurstadt/contract/form-definitions'
import type { FormName } from '@kurstadt/contract/forms'

/** A field with what is said at it, its problems by the words of `formProblems`. */
export type ShownField = Omit<FieldSpec, 'values' | 'office' | 'officeValues'> & {
  label: string
  hint?: string
  /** What can be chosen. */
  options?: { value: string; label: string }[]
  problems: Readonly<Record<string, string>>
}

/** A form as it is shown, in the words of one language. */
export type ShownForm = {
  groups: { title: string; fields: ShownField[] }[]
  submit: string
  /** Parameters of the page's address without which it is not sent. */
  needed: string[]
}

/** A form with all that is said at its fields: it travels with the page, so no code has to hold it. */
export function shownForm(name: FormName, sprache: Sprache): ShownForm {
  const definition = formDefinitions[name]
  const { submit, groups } = definition.texts[sprache]
  const shown = ({ values, office: _, officeValues: __, ...spec }: FieldSpec): ShownField => {
    const { label, hint, choices = {}, ...problems } = fieldTextsOf(definition, sprache, spec.name)
    const options = values?.map((value) => ({ value, label: choices[value] ?? value }))
    return { ...spec, label, ...(hint && { hint }), ...(options && { options }), problems }
  }
  return {
    submit,
    groups: definition.groups.map((group) => ({
      title: groups[group.name] ?? '',
      fields: group.fields.map(shown),
    })),
    needed: [...neededParameters(name)],
  }
}
