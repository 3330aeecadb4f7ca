import { consent, gast, heute, personen } from '../asked-parts.ts'
import { defineForm } from '../define-form.ts'
import { de } from './texts.de.ts'
import { en } from './texts.en.ts'

/** Ask for a package (spec 3, 5); which one and where, the address of the page says. */
export const form = defineForm({
  bereich: 'tourismus',
  label: 'Pauschale',
  block: { label: 'Pauschale anfragen', satz: 'Gäste fragen eine Pauschale in einem Hotel an.' },
  parameters: { pauschale: 'Pauschale', hotel: 'Hotel' },
  groups: [
    {
      name: 'wann',
      fields: [{ ...heute, name: 'datum_von' }, { ...heute, name: 'datum_bis' }, personen],
    },
    gast,
    consent,
  ],
  texts: { de, en },
})
