import type { NumberField } from 'payload'
import { bild } from '../../editing/fields/index.ts'
import { formBlock } from '../formular/form-block.ts'

const sides = {
  nord: { label: 'Nordrand (Breite)', most: 90, placeholder: '48.70500', over: 'sued' },
  sued: { label: 'Südrand (Breite)', most: 90, placeholder: '48.68500', over: null },
  west: { label: 'Westrand (Länge)', most: 180, placeholder: '8.44500', over: null },
  ost: { label: 'Ostrand (Länge)', most: 180, placeholder: '8.47700', over: 'west' },
} as const

type Side = keyof typeof sides
type Sides = { bild?: unknown } & { [Name in Side]?: number | null }

/** Degrees at one edge of the map; with a picture all four are needed. */
function side(name: Side): NumberField {
  const { label, most, placeholder, over } = sides[name]
  return {
    name,
    type: 'number',
    label,
    admin: { width: '50%', placeholder, step: 0.00001 },
    validate: (value: unknown, { siblingData }: { siblingData: Sides }) => {
      if (!siblingData.bild) return true
      if (typeof value !== 'number') return 'Bitte geben Sie an, wo die Karte an diesem Rand endet.'
      if (Math.abs(value) > most) return `Der Wert liegt zwischen -${most} und ${most}.`
      const other = over === null ? null : siblingData[over]
      if (over === null || typeof other !== 'number' || value > other) return true
      return `Dieser Wert ist größer als der bei „${sides[over].label}“.`
    },
  }
}

/** Wer einen Schaden sieht, meldet ihn der Stadt; auf einer Karte, wo sie eine hat. */
export const block = formBlock('schaden', [
  {
    name: 'karte',
    type: 'group',
    label: 'Karte',
    admin: {
      description:
        'Ein Bild der Stadt von oben, Norden oben. Auf ihm zeigen Bürgerinnen und Bürger, wo der Schaden ist; es kommt von dieser Website, kein anderer Dienst wird gefragt. Die Grade an den vier Rändern nennt Ihnen, wer die Karte gezeichnet hat.',
    },
    fields: [
      bild({ label: 'Bild der Karte' }),
      { type: 'row', fields: [side('nord'), side('sued')] },
      { type: 'row', fields: [side('west'), side('ost')] },
    ],
  },
])
