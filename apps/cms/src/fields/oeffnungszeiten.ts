import { oeffnungszeitTypen, tagestypen } from '@kurstadt/contract'
import type { ArrayField, BlocksField } from 'payload'
import { blockAdmin } from './block-admin.ts'
import { uhrzeit } from './uhrzeit.ts'

const typLabels: Record<(typeof oeffnungszeitTypen)[number], string> = {
  ALLGEMEINE_OEFFNUNGSZEIT: 'Allgemeine Öffnungszeit',
  SERVICEZEIT: 'Servicezeit',
  TELEFONISCHE_ERREICHBARKEIT: 'Telefonische Erreichbarkeit',
}

const tagLabels: Record<(typeof tagestypen)[number], string> = {
  MONTAG: 'Montag',
  DIENSTAG: 'Dienstag',
  MITTWOCH: 'Mittwoch',
  DONNERSTAG: 'Donnerstag',
  FREITAG: 'Freitag',
  SAMSTAG: 'Samstag',
  SONNTAG: 'Sonntag',
  ARBEITSTAG_MO_FR: 'Montag bis Freitag',
}

function regulaereZeiten(): ArrayField {
  return {
    name: 'regulaereZeiten',
    type: 'array',
    label: 'Regelmäßige Zeiten',
    labels: { singular: 'Zeit', plural: 'Zeiten' },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'tagestyp',
            type: 'select',
            label: 'Tag',
            required: true,
            options: tagestypen.map((value) => ({ value, label: tagLabels[value] })),
          },
          uhrzeit({ name: 'beginn', label: 'Von', required: true }),
          uhrzeit({ name: 'ende', label: 'Bis', required: true }),
        ],
      },
    ],
  }
}

function abweichendeZeiten(): ArrayField {
  const picker = {
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm' },
  } as const
  return {
    name: 'abweichendeZeiten',
    type: 'array',
    label: 'Abweichende Zeiten',
    labels: { singular: 'Abweichung', plural: 'Abweichungen' },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'beginn', type: 'date', label: 'Von', required: true, admin: picker },
          { name: 'ende', type: 'date', label: 'Bis', required: true, admin: picker },
        ],
      },
      { name: 'zusatz', type: 'text', label: 'Hinweis', localized: true },
    ],
  }
}

/**
 * Structured opening hours (spec 3, `oeffnungszeitenStrukturiert`). They are blocks of one kind,
 * because blocks are stored as JSON: as tables, every use of this field would make ten of them.
 */
export function oeffnungszeiten(): BlocksField {
  return {
    name: 'oeffnungszeitenStrukturiert',
    type: 'blocks',
    label: 'Öffnungszeiten',
    labels: { singular: 'Öffnungszeit', plural: 'Öffnungszeiten' },
    blocks: [
      {
        slug: 'oeffnungszeit',
        interfaceName: 'OeffnungszeitBlock',
        labels: { singular: 'Öffnungszeit', plural: 'Öffnungszeiten' },
        admin: blockAdmin('Öffnungszeit'),
        fields: [
          {
            name: 'typ',
            type: 'select',
            label: 'Art',
            required: true,
            defaultValue: 'ALLGEMEINE_OEFFNUNGSZEIT',
            options: oeffnungszeitTypen.map((value) => ({ value, label: typLabels[value] })),
          },
          { name: 'hinweisText', type: 'text', label: 'Hinweis', localized: true },
          regulaereZeiten(),
          abweichendeZeiten(),
        ],
      },
    ],
  }
}
