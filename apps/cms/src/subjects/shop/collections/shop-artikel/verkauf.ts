import { steuersaetze } from '@kurstadt/contract'
import type { Condition, Field, FieldHook, NumberField } from 'payload'
import { nobodyField } from '../../../../editing/access/index.ts'
import { euro, ganzeZahl, woerter } from '../../../../editing/fields/index.ts'
import { eintrittskarte } from './eintrittskarte.ts'

/** More cannot be gone than there were. */
function checkGone(value: number, { menge_limit }: { menge_limit?: unknown }): string | true {
  if (typeof menge_limit !== 'number' || value <= menge_limit) return true
  return 'Es können nicht mehr verkauft sein, als es gibt.'
}

/** A copy begins without stock; what is always there is always there of the copy, too. */
const emptied: FieldHook = ({ value }): number | null => (value === null ? null : 0)

/**
 * A number that is set when an article is made, and that no save changes afterwards
 * (`stock-hooks.ts`). From then on the stock is shown as it is now, not as it was saved.
 */
function sold(field: NumberField): NumberField {
  const condition: Condition = (_, __, { operation }) => operation === 'create'
  return {
    ...field,
    access: { update: nobodyField },
    hooks: { beforeDuplicate: [emptied] },
    admin: { ...field.admin, condition, disableListColumn: true },
  }
}

const bestand: Field = {
  name: 'bestand',
  type: 'ui',
  label: 'Bestand',
  admin: {
    components: {
      Field: '/subjects/shop/admin/stock.tsx#Stock',
      Cell: '/subjects/shop/admin/stock-cell.tsx#StockCell',
    },
  },
}

const preis: Field = {
  type: 'row',
  fields: [
    euro({ name: 'preis_cent', label: 'Preis in Euro mit Mehrwertsteuer', required: true }),
    {
      name: 'mwst',
      type: 'select',
      label: 'Mehrwertsteuer',
      defaultValue: '19',
      options: steuersaetze.map((satz) => ({ value: String(satz), label: `${satz} %` })),
      admin: { description: '7 % für Bücher, Karten, Lebensmittel und Eintritt zu Konzerten.' },
    },
  ],
}

const versand: Field = {
  type: 'row',
  fields: [
    ganzeZahl({
      name: 'gewicht_pro_einheit',
      label: 'Gewicht in Gramm',
      most: 100_000,
      required: true,
      defaultValue: 0,
    }),
    ganzeZahl({
      name: 'lieferzeit',
      label: 'Lieferzeit in Werktagen',
      least: 1,
      most: 60,
      defaultValue: 4,
    }),
  ],
}

const vorrat: Field[] = [
  bestand,
  {
    type: 'row',
    fields: [
      sold(
        ganzeZahl({
          name: 'menge_limit',
          label: 'Vorrat',
          most: 1_000_000,
          description:
            'Wie viele es insgesamt gibt. Leer lassen, wenn nachbestellt wird. Später ändert sich der Bestand beim Verkauf und unter „Bestand ändern“.',
        }),
      ),
      sold(
        ganzeZahl({
          name: 'menge_aktuell',
          label: 'Davon verkauft',
          most: 1_000_000,
          required: true,
          defaultValue: 0,
          check: checkGone,
        }),
      ),
    ],
  },
  {
    type: 'row',
    fields: [
      ganzeZahl({
        name: 'meldebestand',
        label: 'Melden, wenn nur noch',
        most: 1_000_000,
        description: 'Ab diesem Bestand kommt eine Mail. Leer lassen für keine.',
      }),
      ganzeZahl({
        name: 'hoechstens',
        label: 'Höchstens je Bestellung',
        least: 1,
        most: 999,
        description: 'Leer lassen, wenn niemand zu viele kaufen kann.',
      }),
    ],
  },
]

/** How an article is sold. */
export const verkauf: Field[] = [
  preis,
  versand,
  ...vorrat,
  woerter({
    name: 'groessen',
    label: 'Größen',
    description: 'Jede Größe mit der Eingabetaste bestätigen: S, M, L.',
    most: 20,
    longest: 20,
  }),
  {
    name: 'veranstaltung',
    type: 'relationship',
    relationTo: 'veranstaltungen',
    label: 'Gehört zur Veranstaltung',
    index: true,
    admin: { description: 'Karten und Programme stehen dann auch bei der Veranstaltung.' },
  },
  eintrittskarte,
]
