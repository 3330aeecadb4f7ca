import type { Field } from 'payload'
import { laenderNamen, lieferungen, options, staende, zahlungen } from './arten.ts'
import { fixed, positionenFeld, shown } from './positionen-feld.ts'

const set = { create: () => false, ...fixed }

function text(name: string, label: string, isRequired = true): Field {
  return { name, type: 'text', label, required: isRequired, maxLength: 120 }
}

/** A moment that the product notes. */
function moment(name: string, label: string): Field {
  return {
    name,
    type: 'date',
    label,
    access: set,
    admin: {
      position: 'sidebar',
      readOnly: true,
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm' },
      condition: (_, siblings: Partial<Record<string, unknown>>) => Boolean(siblings?.[name]),
    },
  }
}

/** What the product keeps for itself. */
function hidden(name: string, rest: { unique?: true } = {}): Field {
  return { name, type: 'text', access: set, admin: { hidden: true }, ...rest }
}

const kundschaft: Field[] = [
  { type: 'row', fields: [text('vorname', 'Vorname'), text('nachname', 'Nachname')] },
  // Who fetches something leaves no address, and after a while nobody's is kept any more.
  text('strasse', 'Straße und Hausnummer', false),
  {
    type: 'row',
    fields: [text('plz', 'Postleitzahl', false), text('ort', 'Ort', false)],
  },
  {
    name: 'land',
    type: 'select',
    label: 'Land',
    required: true,
    defaultValue: 'DE',
    options: options(laenderNamen),
    access: fixed,
  },
  {
    type: 'row',
    fields: [{ name: 'email', type: 'email', label: 'E-Mail' }, text('telefon', 'Telefon', false)],
  },
]

const vereinbart: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'lieferung',
        type: 'select',
        label: 'Lieferung',
        defaultValue: 'versand',
        options: options(lieferungen),
        access: fixed,
      },
      {
        name: 'zahlung',
        type: 'select',
        label: 'Zahlung',
        defaultValue: 'rechnung',
        options: options(zahlungen),
        access: fixed,
      },
    ],
  },
]

/** Fields of an order. */
export const felder: Field[] = [
  {
    type: 'tabs',
    tabs: [
      { label: 'Bestellung', fields: [...vereinbart, positionenFeld] },
      { label: 'Kundschaft', fields: kundschaft },
      {
        label: 'Notizen',
        fields: [{ name: 'notiz', type: 'textarea', label: 'Notiz für uns', maxLength: 2_000 }],
      },
    ],
  },
  {
    name: 'naechster_schritt',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/subjects/shop/admin/order-steps.tsx#OrderSteps' },
      disableListColumn: true,
    },
  },
  {
    name: 'stand',
    type: 'select',
    label: 'Stand',
    required: true,
    index: true,
    defaultValue: 'neu',
    options: options(staende),
    access: set,
    admin: { position: 'sidebar', readOnly: true },
  },
  { ...shown({ name: 'versand_cent', label: 'Versand in Euro' }, 'sidebar'), access: set },
  { ...shown({ name: 'summe_cent', label: 'Summe in Euro' }, 'sidebar'), access: set },
  moment('zahlbar_bis', 'Zu zahlen bis'),
  moment('bezahlt_am', 'Bezahlt am'),
  moment('versandt_am', 'Versandt oder bereit am'),
  moment('erledigt_am', 'Abgeschlossen am'),
  { ...shown({ name: 'erstattet_cent', label: 'Erstattet in Euro' }, 'sidebar'), access: set },
  { name: 'steuern', type: 'json', access: set, admin: { hidden: true } },
  { name: 'verlauf', type: 'json', access: set, admin: { hidden: true } },
  {
    name: 'sprache',
    type: 'select',
    options: [
      { value: 'de', label: 'Deutsch' },
      { value: 'en', label: 'Englisch' },
    ],
    defaultValue: 'de',
    access: set,
    admin: { hidden: true },
  },
  hidden('schluessel', { unique: true }),
  hidden('zugang', { unique: true }),
  hidden('bedingungen'),
]
