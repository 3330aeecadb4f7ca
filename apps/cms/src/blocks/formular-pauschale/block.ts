import { formBlock } from '../formular/form-block.ts'

/** Gäste fragen eine Pauschale in einem Hotel an: mit dem Formular oder mit einer E-Mail. */
export const block = formBlock('pauschale', [
  {
    name: 'anfrageart',
    type: 'select',
    label: 'Angefragt wird',
    required: true,
    defaultValue: 'formular',
    options: [
      { value: 'formular', label: 'mit dem Formular' },
      { value: 'email', label: 'mit einer E-Mail an die Tourist-Information' },
    ],
  },
])
