import { ausnahmearten } from '@kurstadt/contract'
import type { BlocksField } from 'payload'
import { saison } from '../../../../editing/fields/index.ts'
import { zeitspanne } from './fahrten.ts'
import { artNamen, checkKind } from './rules.ts'

/** Days on which the railway runs otherwise. */
export const ausnahmen: BlocksField = {
  name: 'ausnahmen',
  type: 'blocks',
  label: 'Ausnahmen',
  labels: { singular: 'Ausnahme', plural: 'Ausnahmen' },
  maxRows: 60,
  admin: {
    description:
      'Revision, Sturm, Fest: Sie gelten nur an Tagen, an denen auch dieser Fahrplan gilt. Ohne Uhrzeiten ruht die Bahn den ganzen Tag.',
  },
  blocks: [
    {
      slug: 'ausnahme',
      interfaceName: 'AusnahmeBlock',
      labels: { singular: 'Ausnahme', plural: 'Ausnahmen' },
      admin: {
        disableBlockName: true,
        components: { Label: '/subjects/bergbahn/admin/labels.tsx#ExceptionLabel' },
      },
      fields: [
        {
          name: 'art',
          type: 'select',
          label: 'Was dann gilt',
          required: true,
          defaultValue: 'ruht',
          options: ausnahmearten.map((value) => ({ value, label: artNamen[value] })),
          validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
            checkKind(value, siblingData),
        },
        ...saison(
          {
            von: 'Von',
            bis: 'Bis',
            bisHint: 'Bei einem einzigen Tag derselbe wie „Von“.',
            jaehrlich: 'Jedes Jahr',
            jaehrlichHint: 'Zum Beispiel Heiligabend.',
          },
          { names: { von: 'von', bis: 'bis', jaehrlich: 'jaehrlich' }, required: ['von', 'bis'] },
        ),
        zeitspanne({ isRequired: false }),
        {
          name: 'grund',
          type: 'text',
          label: 'Grund',
          localized: true,
          maxLength: 160,
          admin: { placeholder: 'Prüfung von Seil und Bremsen' },
        },
      ],
    },
  ],
}
