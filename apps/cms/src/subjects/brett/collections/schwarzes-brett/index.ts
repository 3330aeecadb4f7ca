import { brettArten, brettStatus } from '@kurstadt/contract'
import type { CheckboxField, Field, TextField } from 'payload'
import { publishes } from '../../../../editing/access/index.ts'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { bild, tag, titel } from '../../../../editing/fields/index.ts'
import { brettArtLabels } from '../../../../editing/labels/brett-arten.ts'
import { validateLastShown } from './ablauf.ts'
import { notifyWriter } from './notify-writer.ts'
import { validateBlockReason } from './sperrung.ts'

const statusLabels: Record<(typeof brettStatus)[number], string> = {
  aktiv: 'Aktiv',
  erledigt: 'Erledigt',
  gesperrt: 'Gesperrt',
}

function released(field: TextField, release: string, label: string): Field {
  const shown: CheckboxField = {
    name: release,
    type: 'checkbox',
    label,
    defaultValue: false,
    admin: { width: '40%' },
  }
  return { type: 'row', fields: [{ ...field, admin: { width: '60%' } }, shown] }
}

const kontakt: Field = {
  name: 'kontakt',
  type: 'group',
  label: 'Kontakt',
  access: { read: ({ req }) => publishes(req.user, 'rathaus') },
  admin: {
    description: 'Auf der Website steht nur, was freigegeben ist. Der Rest bleibt im Rathaus.',
  },
  fields: [
    released(
      { name: 'name', type: 'text', label: 'Name', maxLength: 80 },
      'zeige_name',
      'Name freigegeben',
    ),
    released(
      { name: 'telefon', type: 'text', label: 'Telefon', maxLength: 40 },
      'zeige_telefon',
      'Telefon freigegeben',
    ),
    {
      name: 'email',
      type: 'email',
      label: 'E-Mail',
      admin: {
        description: 'Steht nie auf der Website: Antworten gehen über das Formular dorthin.',
      },
    },
  ],
}

const stand: Field[] = [
  {
    name: 'status',
    type: 'select',
    // Without its own name the type would clash with that of `_status`.
    enumName: 'enum_schwarzes_brett_stand',
    label: 'Stand',
    required: true,
    defaultValue: 'aktiv',
    options: brettStatus.map((value) => ({ value, label: statusLabels[value] })),
    admin: {
      position: 'sidebar',
      description: 'Ein gesperrter Aushang ist sofort nirgends mehr zu sehen.',
    },
  },
  {
    name: 'sperrgrund',
    type: 'text',
    label: 'Grund der Sperrung',
    maxLength: 200,
    validate: validateBlockReason,
    admin: {
      position: 'sidebar',
      condition: (data) => data.status === 'gesperrt',
      description: 'Steht in der E-Mail an den Verfasser.',
    },
  },
  {
    name: 'absender_gesperrt',
    type: 'checkbox',
    label: 'Auch den Verfasser sperren',
    defaultValue: false,
    admin: {
      position: 'sidebar',
      condition: (data) => data.status === 'gesperrt',
      description: 'Von seiner Adresse nehmen wir ein Jahr lang keinen Aushang an.',
    },
  },
]

/** The noticeboard (spec 2.6), written by residents; only its titles may be translated. */
export const schwarzesBrett = contentCollection('schwarzes_brett', {
  interfaceName: 'BrettEintragDoc',
  labels: { singular: 'Aushang', plural: 'Schwarzes Brett' },
  bereich: 'rathaus',
  title: 'titel',
  columns: ['art', 'status', 'ablaufdatum'],
  search: ['titel', 'text'],
  sort: '-datum_von',
  hooks: { afterChange: [notifyWriter] },
  fields: [
    titel('Überschrift'),
    {
      name: 'art',
      type: 'select',
      label: 'Art',
      required: true,
      defaultValue: 'biete',
      options: brettArten.map((value) => ({ value, label: brettArtLabels[value] })),
    },
    { name: 'text', type: 'textarea', label: 'Text', required: true, maxLength: 2_000 },
    {
      name: 'preis',
      type: 'text',
      label: 'Preis',
      maxLength: 60,
      admin: { description: 'So, wie er dastehen soll: „40 Euro“, „Verhandlungssache“.' },
    },
    bild(),
    kontakt,
    ...stand,
    {
      type: 'row',
      fields: [
        tag({ name: 'datum_von', label: 'Aushang ab', required: true }),
        tag({
          name: 'ablaufdatum',
          label: 'Aushang bis',
          required: true,
          description: 'Letzter Tag, an dem der Aushang zu sehen ist; höchstens 180 Tage.',
          validate: (value, { siblingData }) => validateLastShown(value, { ...siblingData }),
        }),
      ],
    },
  ],
})
