import { type Rhythmus, rhythmen, wochentage } from '@kurstadt/contract'
import type { ArrayField, Block, BlocksField, Field } from 'payload'
import { blockAdmin, tag, uhrzeit } from '../../../../editing/fields/index.ts'
import { tagNamen } from '../../../../editing/oeffnungszeiten/index.ts'
import { ort } from './ort.ts'
import { stand, zeiten } from './wann.ts'
import { validateSeries } from './zeitraum.ts'

const rhythmusLabels: Record<Rhythmus, string> = {
  taeglich: 'Täglich',
  woechentlich: 'Wöchentlich',
  monatlich_tag: 'Monatlich am selben Tag, zum Beispiel am 15.',
  monatlich_wochentag: 'Monatlich am selben Wochentag, zum Beispiel am zweiten Samstag',
  monatlich_letzter_wochentag: 'Monatlich am letzten Wochentag, zum Beispiel am letzten Freitag',
  jaehrlich: 'Jährlich',
  einzeln: 'Nur an den Tagen, die ich selbst eintrage',
}

const hasRule = (_data: unknown, row: Partial<Record<string, unknown>>) =>
  row.rhythmus !== 'einzeln'

const regel: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'rhythmus',
        type: 'select',
        label: 'Wiederholung',
        required: true,
        defaultValue: 'woechentlich',
        options: rhythmen.map((value) => ({ value, label: rhythmusLabels[value] })),
      },
      {
        name: 'abstand',
        type: 'number',
        label: 'Abstand',
        min: 1,
        max: 52,
        defaultValue: 1,
        admin: {
          step: 1,
          condition: hasRule,
          description: '1 heißt jede Woche (jeden Tag, Monat …), 2 jede zweite.',
        },
      },
    ],
  },
  {
    name: 'wochentage',
    type: 'select',
    hasMany: true,
    label: 'Wochentage',
    options: wochentage.map((value) => ({ value, label: tagNamen[value] })),
    admin: {
      condition: (_data, row) => row.rhythmus === 'woechentlich',
      description: 'Leer lassen, wenn es immer der Wochentag des Beginns ist.',
    },
  },
  {
    type: 'row',
    fields: [
      tag({ name: 'bis', label: 'Letzter Tag' }),
      {
        name: 'anzahl',
        type: 'number',
        label: 'oder Anzahl der Tage',
        min: 1,
        max: 500,
        admin: { step: 1, condition: hasRule },
      },
    ],
  },
]

/** Which public holidays the rule meets is written down beside it on saving. */
const anFeiertagen: Field[] = [
  {
    name: 'nicht_an_feiertagen',
    type: 'checkbox',
    label: 'Nicht an Feiertagen',
    admin: {
      condition: hasRule,
      description:
        'An den gesetzlichen Feiertagen des Bundeslandes fällt der Termin aus. Findet er an einem davon doch statt, tragen Sie ihn unten als zusätzlichen Termin ein.',
    },
  },
  { name: 'feiertage', type: 'json', admin: { hidden: true } },
]

const weitereZeiten: ArrayField = {
  name: 'weitereZeiten',
  type: 'array',
  label: 'Weitere Uhrzeiten an jedem dieser Tage',
  labels: { singular: 'Uhrzeit', plural: 'Uhrzeiten' },
  maxRows: 6,
  fields: [{ type: 'row', fields: zeiten({ from: 'Von', to: 'Bis' }) }],
}

const ausnahmen: ArrayField = {
  name: 'ausnahmen',
  type: 'array',
  label: 'Fällt aus an',
  labels: { singular: 'Ausnahme', plural: 'Ausnahmen' },
  maxRows: 100,
  admin: {
    description:
      'Tage, an denen von vornherein nichts ist, etwa Betriebsferien. Einen angekündigten Termin sagen Sie unten ab.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        tag({ name: 'datum', label: 'Tag', required: true }),
        { name: 'grund', type: 'text', label: 'Grund', localized: true, maxLength: 160 },
      ],
    },
  ],
}

const zusatztermine: ArrayField = {
  name: 'zusatztermine',
  type: 'array',
  label: 'Zusätzliche Termine',
  labels: { singular: 'Zusatztermin', plural: 'Zusatztermine' },
  maxRows: 200,
  admin: { description: 'Ohne Uhrzeit gilt die der Veranstaltung.' },
  fields: [
    {
      type: 'row',
      fields: [
        tag({ name: 'datum', label: 'Tag', required: true }),
        ...zeiten({ from: 'Von', to: 'Bis' }),
      ],
    },
  ],
}

const aenderungen: ArrayField = {
  name: 'aenderungen',
  type: 'array',
  label: 'Geänderte Termine',
  labels: { singular: 'Änderung', plural: 'Änderungen' },
  maxRows: 100,
  admin: {
    description: 'Ein einzelner Termin, der abgesagt, ausverkauft, verschoben oder verlegt ist.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        tag({ name: 'datum', label: 'Tag des Termins', required: true }),
        uhrzeit({ name: 'uhrzeit', label: 'Uhrzeit, falls der Tag mehrere hat' }),
        stand('stand'),
      ],
    },
    { name: 'grund', type: 'text', label: 'Grund', localized: true, maxLength: 300 },
    {
      type: 'row',
      fields: [
        tag({ name: 'neues_datum', label: 'Neuer Tag' }),
        ...zeiten({ from: 'Neu von', to: 'Neu bis' }),
      ],
    },
    ...ort(),
  ],
}

const serieBlock: Block = {
  slug: 'serie',
  interfaceName: 'SerieBlock',
  labels: { singular: 'Wiederholung', plural: 'Wiederholungen' },
  admin: blockAdmin('Wiederholung'),
  fields: [...regel, ...anFeiertagen, weitereZeiten, ausnahmen, zusatztermine, aenderungen],
}

/**
 * The rule of a series with everything that deviates from it. A block, because blocks are kept as
 * JSON: nobody asks for a rule, the occurrences it makes have a table of their own.
 */
export const serie: BlocksField = {
  name: 'serie',
  type: 'blocks',
  label: 'Wiederholung',
  labels: { singular: 'Wiederholung', plural: 'Wiederholungen' },
  maxRows: 1,
  blocks: [serieBlock],
  admin: {
    description:
      'Der Beginn im Reiter „Wann“ ist der erste Termin. Eine Wiederholung hat ein Ende, höchstens drei Jahre voraus und höchstens 500 Termine.',
  },
  validate: (value, { data }) =>
    Array.isArray(value) && value.length > 1
      ? 'Es gibt nur eine Wiederholung.'
      : validateSeries(data),
}
