import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { bezirk } from '../../../../editing/fields/index.ts'
import { leadsSomewhere, refuseDeletion } from './leads-on.ts'

/** Streets and the collection district each lies in (spec 2.6); saved is public. */
export const strassen = contentCollection('strassen', {
  interfaceName: 'StrasseDoc',
  labels: { singular: 'Straße', plural: 'Straßen' },
  bereich: 'rathaus',
  title: 'name',
  columns: ['hausnummern', 'ortsteil', 'bezirk'],
  search: ['name', 'ortsteil'],
  hasDrafts: false,
  description: 'Welche Straße in welchem Abfuhrbezirk liegt.',
  hooks: { beforeDelete: [refuseDeletion] },
  fields: [
    { name: 'name', type: 'text', label: 'Straße', required: true, maxLength: 80, index: true },
    {
      type: 'row',
      fields: [
        {
          name: 'hausnummern',
          type: 'text',
          label: 'Hausnummern',
          maxLength: 60,
          admin: {
            width: '50%',
            description:
              'Nur bei einer Straße, die durch zwei Bezirke führt; dann für jeden Teil ein Eintrag.',
          },
        },
        {
          name: 'ortsteil',
          type: 'text',
          label: 'Ortsteil',
          maxLength: 60,
          admin: { width: '50%' },
        },
      ],
    },
    bezirk(),
    {
      name: 'weitere_namen',
      type: 'textarea',
      label: 'Weitere Namen',
      maxLength: 500,
      admin: {
        rows: 2,
        description:
          'Frühere Namen und solche, unter denen man die Straße sonst sucht; jeder in einer Zeile. Eine umbenannte Straße bleibt derselbe Eintrag: So gelten abonnierte Kalender weiter.',
      },
    },
    {
      name: 'gehoert_zu',
      type: 'relationship',
      relationTo: 'strassen',
      hasMany: false,
      label: 'Gehört jetzt zu',
      admin: {
        description:
          'Wenn die Straße in einer anderen aufgegangen ist. Suche, Kalender und Erinnerungen führen dann zu dieser.',
      },
      validate: leadsSomewhere,
    },
  ],
})
