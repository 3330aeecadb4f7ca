import type { Field, NumberField } from 'payload'

type Side = { breite?: number | null; laenge?: number | null }

/** Half a position is none: both numbers are given or neither is. */
export function validatePosition(
  value: unknown,
  other: unknown,
  { most, name }: { most: number; name: string },
): string | true {
  const isGiven = typeof value === 'number'
  if (!isGiven) return typeof other === 'number' ? `Bitte geben Sie auch ${name} an.` : true
  if (Math.abs(value) <= most) return true
  return `Der Wert liegt zwischen -${most} und ${most}.`
}

function side(field: {
  name: keyof Side
  other: keyof Side
  label: string
  most: number
  placeholder: string
  required: boolean
}): NumberField {
  const { name, other, label, most, placeholder, required } = field
  return {
    name,
    type: 'number',
    label,
    admin: { width: '50%', placeholder, step: 0.00001 },
    validate: (value: unknown, { siblingData }: { siblingData: Side }) => {
      if (required && typeof value !== 'number') return 'Bitte geben Sie die Lage an.'
      return validatePosition(value, siblingData[other], { most, name: `den Wert für „${label}“` })
    },
  }
}

/** A place on the map in degrees (WGS 84): two numbers, or none where it is not required. */
export function koordinaten({ required = false } = {}): Field {
  return {
    name: 'koordinaten',
    type: 'group',
    label: 'Lage auf der Karte',
    admin: {
      description:
        'Zeigen Sie den Eingang auf der Karte, oder tragen Sie die beiden Zahlen ein: in Grad, wie eine Karte im Internet sie mit der rechten Maustaste nennt.',
    },
    fields: [
      {
        name: 'auf_der_karte',
        type: 'ui',
        admin: { components: { Field: '/admin/places/place-picker.tsx#PlacePicker' } },
      },
      {
        type: 'row',
        fields: [
          side({
            name: 'breite',
            other: 'laenge',
            label: 'Breite (Nord)',
            most: 90,
            placeholder: '48.69200',
            required,
          }),
          side({
            name: 'laenge',
            other: 'breite',
            label: 'Länge (Ost)',
            most: 180,
            placeholder: '8.46100',
            required,
          }),
        ],
      },
    ],
  }
}
