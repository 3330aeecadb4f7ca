import { widerrufArten } from '@kurstadt/contract'
import type { Field } from 'payload'
import { ganzeZahl } from '../../../../editing/fields/index.ts'

const einheiten = { g: 'Gramm', ml: 'Milliliter', cm: 'Zentimeter' }

const widerrufLabels: Record<(typeof widerrufArten)[number], string> = {
  ja: 'Ja, 14 Tage lang',
  termin: 'Nein: Eintritt oder Führung an einem bestimmten Tag',
  verderblich: 'Nein: verdirbt schnell',
  hygiene: 'Nur versiegelt: aus Gründen der Hygiene',
  nach_mass: 'Nein: nach Wunsch angefertigt',
}

/** A price needs one to be compared by as soon as it says how much is in it, and the other way round. */
function checkContent(value: number, { inhalt_einheit }: { inhalt_einheit?: unknown }) {
  return value === 0 || Boolean(inhalt_einheit) || 'Bitte wählen Sie, worin gemessen wird.'
}

const grundpreis: Field = {
  type: 'row',
  fields: [
    ganzeZahl({
      name: 'inhalt_menge',
      label: 'Inhalt',
      most: 1_000_000,
      check: checkContent,
      description:
        'Nur für Waren nach Gewicht, Volumen oder Länge: 500 und Gramm. Daraus wird der Grundpreis.',
    }),
    {
      name: 'inhalt_einheit',
      type: 'select',
      label: 'gemessen in',
      options: Object.entries(einheiten).map(([value, label]) => ({ value, label })),
    },
  ],
}

const hersteller: Field = {
  name: 'hersteller',
  type: 'group',
  label: 'Hersteller (Produktsicherheit)',
  admin: {
    description:
      'Wer es gemacht hat oder in der EU dafür einsteht. Muss bei jeder neuen Ware stehen, die keine Eintrittskarte ist.',
  },
  fields: [
    { name: 'name', type: 'text', label: 'Name', maxLength: 160 },
    { name: 'anschrift', type: 'text', label: 'Anschrift', maxLength: 240 },
    { name: 'kontakt', type: 'text', label: 'E-Mail oder Website', maxLength: 200 },
  ],
}

/** What the law wants said of an article: PAngV, GPSR, § 312g BGB. */
export const angaben: Field[] = [
  grundpreis,
  hersteller,
  {
    name: 'sicherheit',
    type: 'textarea',
    label: 'Warnungen und Sicherheitshinweise',
    localized: true,
    maxLength: 1_000,
  },
  {
    name: 'widerruf',
    type: 'select',
    label: 'Darf man den Kauf widerrufen?',
    defaultValue: 'ja',
    options: widerrufArten.map((value) => ({ value, label: widerrufLabels[value] })),
  },
]
