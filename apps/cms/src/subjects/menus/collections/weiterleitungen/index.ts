import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { link } from '../../../../editing/fields/index.ts'
import { normalisePath } from '../../../seiten/index.ts'

/** Addresses that have moved or gone; asked before pages are looked up. */
export const weiterleitungen = contentCollection('weiterleitungen', {
  interfaceName: 'WeiterleitungDoc',
  labels: { singular: 'Weiterleitung', plural: 'Weiterleitungen' },
  bereich: 'adressen',
  title: 'von',
  columns: ['nach', 'status'],
  hasDrafts: false,
  hasVersions: true,
  hasCopies: false,
  tagsOf: () => ['seiten', 'weiterleitungen'],
  isNumbered: false,
  fields: [
    {
      name: 'von',
      type: 'text',
      label: 'Alte Adresse',
      required: true,
      unique: true,
      index: true,
      admin: { placeholder: '/de/alte-seite/' },
      hooks: { beforeValidate: [({ value }) => normalisePath(value)] },
      validate: (value: unknown, { siblingData }: { siblingData: { nach?: unknown } }) => {
        if (typeof value !== 'string' || !/^\/(de|en)\/(.*\/)?\*?$/.test(value))
          return 'Die alte Adresse beginnt mit /de/ oder /en/.'
        if (value.endsWith('*') && !String(siblingData.nach).endsWith('/*'))
          return 'Endet die alte Adresse mit /*, dann auch die neue: alle Einträge ziehen um.'
        return value === siblingData.nach ? 'Die Weiterleitung führt zu sich selbst.' : true
      },
    },
    {
      name: 'status',
      type: 'select',
      label: 'Art',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: 'Umgezogen für immer (301)' },
        { value: '302', label: 'Umgezogen für eine Weile (302)' },
        { value: '410', label: 'Gibt es nicht mehr (410)' },
      ],
    },
    {
      ...link({ name: 'nach', label: 'Neue Adresse' }),
      admin: { condition: (data) => data.status !== '410' },
    },
  ],
})
