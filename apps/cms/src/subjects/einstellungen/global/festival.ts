import type { Field } from 'payload'
import { z } from 'zod'
import { adresse, uhrzeit } from '../../../editing/fields/index.ts'

/** Hours of the ticket hotline as the specification gives them (2.5). */
const zeiten = {
  sommer: { label: 'April bis September', wochenendeBis: '15:00' },
  winter: { label: 'Oktober bis März', wochenendeBis: '12:00' },
} as const

const pair = z.object({ von: z.string().nullish(), bis: z.string().nullish() })

/** What is wrong with two times of which one is missing or before the other. */
export function checkSpan(von: unknown, bis: unknown): string | true {
  const { data } = pair.safeParse({ von, bis })
  if (!data || Boolean(data.von) !== Boolean(data.bis)) return 'Bitte beide Uhrzeiten oder keine.'
  if (!(data.von && data.bis)) return true
  return data.von < data.bis ? true : 'Das Ende liegt nicht nach dem Beginn.'
}

const address = z.url({ protocol: /^https$/ })

/** Whether a ticket office can be reached by an address; none is fine. */
export function validateKasse(value: unknown): string | true {
  if (value === null || value === undefined || value === '') return true
  return (
    address.safeParse(value).success ||
    'Bitte geben Sie eine ganze Adresse an, die mit https:// beginnt.'
  )
}

const known = z.record(z.string(), z.unknown())

function spanne(name: string, label: string, [beginn, ende]: readonly [string, string]): Field {
  const [von, bis] = [`${name}_von`, `${name}_bis`]
  const check = (neighbours: unknown) => {
    const fields = known.catch({}).parse(neighbours)
    return checkSpan(fields[von], fields[bis])
  }
  // A time that is empty is not looked at: the one beside it speaks for both, once.
  const checkHalf = (neighbours: unknown) =>
    known.catch({}).parse(neighbours)[bis] ? true : check(neighbours)
  return {
    type: 'row',
    fields: [
      { ...uhrzeit({ name: von, label: `${label} von`, check: checkHalf }), defaultValue: beginn },
      { ...uhrzeit({ name: bis, label: `${label} bis`, check }), defaultValue: ende },
    ],
  }
}

/** How festival tickets are booked, beside the telephone (spec 2.7, festival booking). */
export const festival: Field = {
  name: 'festival',
  type: 'group',
  label: 'Karten des Festivals',
  admin: {
    description: 'Steht in der Seitenleiste „Karten buchen“ und am Fuß der Festivalseiten.',
  },
  fields: [
    { name: 'email', type: 'email', label: 'E-Mail für Kartenbestellungen' },
    {
      name: 'kasse',
      type: 'text',
      label: 'Kartenverkauf im Internet',
      maxLength: 500,
      validate: validateKasse,
      admin: {
        description:
          'Ganze Adresse (https://…). Leer: Karten verkauft Ihr eigener Shop. Eine Veranstaltung kann ihren eigenen Link haben.',
      },
    },
    adresse(),
    ...(['sommer', 'winter'] as const).map(
      (name): Field => ({
        name,
        type: 'group',
        label: `Kartentelefon, ${zeiten[name].label}`,
        admin: { description: 'Beide Uhrzeiten leer: An diesen Tagen ist niemand da.' },
        fields: [
          spanne('werktags', 'Montag bis Freitag', ['09:00', '17:00']),
          spanne('wochenende', 'Samstag und Sonntag', ['10:00', zeiten[name].wochenendeBis]),
        ],
      }),
    ),
  ],
}
