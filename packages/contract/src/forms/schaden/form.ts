import { consent, melder, needed } from '../asked-parts.ts'
import { defineForm } from '../define-form.ts'
import { schadenKategorien } from './schema.ts'
import { de } from './texts.de.ts'
import { en } from './texts.en.ts'

/** Report damage to streets, lamps, benches (spec 2.6). */
export const form = defineForm({
  bereich: 'rathaus',
  label: 'Schaden gemeldet',
  block: { label: 'Schaden melden', satz: 'Wer einen Schaden sieht, meldet ihn der Stadt.' },
  groups: [
    {
      name: 'was',
      fields: [
        { name: 'kategorie', kind: 'select', values: schadenKategorien, ...needed },
        { name: 'beschreibung', kind: 'area', office: 'Beschreibung', ...needed },
      ],
    },
    {
      name: 'wo',
      fields: [
        {
          name: 'ort',
          kind: 'text',
          autoComplete: 'address-line1',
          office: 'Ort',
          ...needed,
          orPlace: true,
        },
        { name: 'standort', kind: 'place', office: 'Standort (Breite, Länge)' },
      ],
    },
    { name: 'fotos', fields: [{ name: 'fotos', kind: 'pictures' }] },
    melder,
    consent,
  ],
  texts: { de, en },
})
