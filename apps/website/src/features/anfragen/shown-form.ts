import type { Sprache } from '@kurstadt/contract'
import type { FormName } from '@kurstadt/contract/forms'
import { askedDe } from './asked-de.ts'
import { askedEn } from './asked-en.ts'
import { fieldLists } from './field-list.ts'
import type { FieldSpec, ShownField, ShownForm } from './field-spec.ts'
import type { AskedTexts } from './texts.ts'

const asked: Readonly<Record<Sprache, AskedTexts>> = { de: askedDe, en: askedEn }

/** A form with all that is said at its fields: it travels with the page, so no code has to hold it. */
export function shownForm(name: FormName, sprache: Sprache): ShownForm {
  const { fields: shared, forms } = asked[sprache]
  const { submit, groups, fields: own = {} } = forms[name]
  const shown = ({ values, ...spec }: FieldSpec): ShownField => {
    const words = own[spec.name] ?? shared[spec.name] ?? { label: spec.name }
    const { label, hint, choices = {}, ...problems } = words
    const options = values?.map((value) => ({ value, label: choices[value] ?? value }))
    return { ...spec, label, ...(hint && { hint }), ...(options && { options }), problems }
  }
  return {
    submit,
    groups: fieldLists[name].map((group) => ({
      title: groups[group.name] ?? '',
      fields: group.fields.map(shown),
    })),
  }
}
