import type { BlocksField } from 'payload'
import { blockAdmin, datei, germanFirst, validateHref } from '../../../../editing/fields/index.ts'

/** A form that is nowhere helps nobody. */
export function fileOrLink(
  value: unknown,
  { siblingData }: { siblingData?: object },
): string | true {
  const { datei: file } = { datei: null, ...siblingData }
  if (!(value || file)) return 'Bitte wählen Sie eine Datei oder geben Sie eine Adresse an.'
  return validateHref(value, {})
}

/** Forms to fill in: a file of ours or an address elsewhere. Kept as JSON like all blocks. */
export const formulare: BlocksField = {
  name: 'formulare',
  type: 'blocks',
  label: 'Formulare',
  labels: { singular: 'Formular', plural: 'Formulare' },
  maxRows: 12,
  blocks: [
    {
      slug: 'formular',
      interfaceName: 'FormularBlock',
      labels: { singular: 'Formular', plural: 'Formulare' },
      admin: blockAdmin('Formular'),
      fields: [
        {
          name: 'titel',
          type: 'text',
          label: 'Titel',
          localized: true,
          validate: germanFirst('Bitte geben Sie dem Formular einen Titel.', 160),
        },
        datei(),
        {
          name: 'link',
          type: 'text',
          label: 'Adresse, wenn es keine Datei ist',
          validate: (value: unknown, options: { siblingData?: object }) =>
            fileOrLink(value, options),
          admin: { description: 'Ganze Adresse: https://…' },
        },
      ],
    },
  ],
}
