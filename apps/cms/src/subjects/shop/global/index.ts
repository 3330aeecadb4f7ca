import { zahlungsarten } from '@kurstadt/contract/shop'
import type { Field } from 'payload'
import { settings } from '../../../editing/collection/settings.ts'
import { ganzeZahl, richText } from '../../../editing/fields/index.ts'
import { zahlungen } from '../collections/bestellungen/arten.ts'
import { isIban } from './iban.ts'

function text(name: string, label: string, description?: string): Field {
  const admin = description === undefined ? {} : { admin: { description } }
  return { name, type: 'text', label, maxLength: 160, ...admin }
}

const verkaeufer: Field = {
  name: 'verkaeufer',
  type: 'group',
  label: 'Verkäufer',
  admin: {
    description:
      'Steht auf Rechnungen, in der Bestätigung und in der Widerrufsbelehrung. Was fehlt, kommt aus den Angaben der Tourist-Information.',
  },
  fields: [
    text('name', 'Name, wie er im Register oder im Impressum steht'),
    text('vertreten', 'Vertreten durch'),
    {
      type: 'row',
      fields: [
        text('strasse', 'Straße und Hausnummer'),
        text('plz', 'Postleitzahl'),
        text('ort', 'Ort'),
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'email', label: 'E-Mail für Bestellungen' },
        text('telefon', 'Telefon'),
        text('ust_id', 'Steuernummer oder USt-IdNr.'),
      ],
    },
  ],
}

const konto: Field = {
  name: 'konto',
  type: 'group',
  label: 'Konto für Überweisungen',
  admin: { description: 'Ohne Konto gibt es keine Vorkasse und keine Rechnung.' },
  fields: [
    { name: 'inhaber', type: 'text', label: 'Inhaber', maxLength: 70 },
    {
      type: 'row',
      fields: [
        {
          name: 'iban',
          type: 'text',
          label: 'IBAN',
          maxLength: 42,
          validate: (value: unknown) =>
            !value ||
            (typeof value === 'string' && isIban(value)) ||
            'Diese IBAN hat einen Tippfehler: Die Prüfziffer passt nicht.',
        },
        {
          name: 'bic',
          type: 'text',
          label: 'BIC',
          maxLength: 11,
          validate: (value: unknown) =>
            !value ||
            (typeof value === 'string' && /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value)) ||
            'Eine BIC hat 8 oder 11 Zeichen.',
        },
        { name: 'bank', type: 'text', label: 'Bank', maxLength: 70 },
      ],
    },
  ],
}

const zahlung: Field[] = [
  {
    name: 'zahlungsarten',
    type: 'select',
    hasMany: true,
    label: 'So kann bezahlt werden',
    defaultValue: ['vorkasse', 'abholung'],
    enumName: 'enum_shop_zahlungsarten',
    options: zahlungsarten.map((value) => ({ value, label: zahlungen[value] })),
    admin: {
      description:
        'Online wird erst angeboten, wenn die Technik einen Schlüssel von Mollie hinterlegt hat.',
    },
  },
  {
    type: 'row',
    fields: [
      ganzeZahl({
        name: 'vorkasse_tage',
        label: 'Tage für die Vorkasse',
        least: 2,
        most: 30,
        defaultValue: 7,
        description: 'Danach wird die Bestellung storniert, und die Ware ist wieder frei.',
      }),
      ganzeZahl({
        name: 'rechnung_tage',
        label: 'Zahlungsziel einer Rechnung in Tagen',
        least: 7,
        most: 60,
        defaultValue: 14,
      }),
    ],
  },
  konto,
]

/** Settings of the shop: who sells, how one pays, and the terms. */
export const shopEinstellungen = settings('shop_einstellungen', {
  type: 'ShopEinstellungenDoc',
  label: 'Einstellungen des Shops',
  group: 'Shop',
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Verkäufer', fields: [verkaeufer] },
        { label: 'Zahlung', fields: zahlung },
        {
          label: 'Abholung',
          fields: [
            {
              name: 'abholung',
              type: 'textarea',
              label: 'Wo und wann man Bestelltes abholt',
              localized: true,
              maxLength: 400,
              admin: {
                description:
                  'Zum Beispiel: Tourist-Information in der Wandelhalle, Kurparkallee 2.',
              },
            },
            ganzeZahl({
              name: 'abholung_tage',
              label: 'So viele Tage liegt es bereit',
              least: 7,
              most: 60,
              defaultValue: 14,
            }),
          ],
        },
        {
          label: 'AGB',
          fields: [
            richText({
              name: 'agb',
              label: 'Allgemeine Geschäftsbedingungen',
              localized: true,
            }),
          ],
        },
      ],
    },
    {
      name: 'bestand_email',
      type: 'email',
      label: 'Wer erfährt, dass etwas knapp wird',
      admin: { description: 'Leer: die E-Mail für Bestellungen.' },
    },
  ],
})
