import { formDefinitions } from '@kurstadt/contract/form-definitions'
import type { FormName } from '@kurstadt/contract/forms'
import type { Block, Field } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** What an editor says above a request form; its fields are the product's. */
const above: Field[] = [
  { name: 'titel', type: 'text', label: 'Überschrift', maxLength: 120 },
  {
    name: 'einleitung',
    type: 'textarea',
    label: 'Einleitung',
    maxLength: 600,
    admin: { description: 'Ein bis zwei Sätze: wofür das Formular ist und wie es weitergeht.' },
  },
]

/** `schwarzes-brett` → `SchwarzesBrett`. */
const pascalCase = (name: string) =>
  name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())

/** The block of a form, by what the form says of itself; `own` is what an editor sets beside. */
export function formBlock(form: FormName, own: readonly Field[] = []): Block {
  const label = `Formular: ${formDefinitions[form].block.label}`
  return {
    slug: `formular-${form}`,
    interfaceName: `Formular${pascalCase(form)}Block`,
    labels: { singular: label, plural: label },
    admin: blockAdmin(label),
    fields: [...above, ...own],
  }
}
