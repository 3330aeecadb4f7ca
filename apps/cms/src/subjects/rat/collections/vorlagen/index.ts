import { vorlagenArten } from '@kurstadt/contract'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { internesDokument, richText, tag } from '../../../../editing/fields/index.ts'
import { dropShared, keepShared } from '../../oparl/index.ts'
import { leserkreis } from '../leserkreis.ts'
import { fassungen, keepReplaced } from './fassungen.ts'
import { freigabe, holdUntilReleased, planItsRelease } from './freigabe.ts'
import { dropFound, keepFound } from './keep-found.ts'
import { beratungsfolge } from './weg.ts'

const artLabels: Record<(typeof vorlagenArten)[number], string> = {
  beschlussvorlage: 'Beschlussvorlage',
  informationsvorlage: 'Informationsvorlage',
  antrag: 'Antrag',
  anfrage: 'Anfrage',
  bericht: 'Bericht',
}

/** Papers of the council; the agenda of a meeting names them. */
export const vorlagen = contentCollection('vorlagen', {
  interfaceName: 'VorlageDoc',
  labels: { singular: 'Vorlage', plural: 'Vorlagen' },
  bereich: 'rat',
  title: 'titel',
  columns: ['drucksache', 'art', 'oeffentlich', 'amt'],
  search: ['titel', 'drucksache'],
  sort: '-drucksache',
  description: 'Wann eine Vorlage beraten wird, tragen Sie in der Tagesordnung der Sitzung ein.',
  hooks: {
    beforeChange: [holdUntilReleased, keepReplaced],
    afterChange: [planItsRelease, keepFound, keepShared],
    afterDelete: [dropFound, dropShared],
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'drucksache',
          type: 'text',
          label: 'Drucksache',
          required: true,
          unique: true,
          index: true,
          admin: { placeholder: '2026/041', width: '50%' },
          validate: (value: unknown) =>
            (typeof value === 'string' && /^\d{4}\/\d{3}$/.test(value)) ||
            'Bitte Jahr und laufende Nummer angeben: 2026/041',
        },
        {
          name: 'art',
          type: 'select',
          label: 'Art',
          defaultValue: 'beschlussvorlage',
          enumName: 'enum_vorlagen_art',
          options: vorlagenArten.map((value) => ({ value, label: artLabels[value] })),
          admin: { isClearable: false },
        },
      ],
    },
    { name: 'titel', type: 'text', label: 'Betreff', required: true, maxLength: 250 },
    richText({ name: 'text', label: 'Beschlussvorschlag und Begründung' }),
    { ...internesDokument({ name: 'dateien', label: 'Anlagen', bereich: 'rat' }), hasMany: true },
    fassungen,
    beratungsfolge,
    {
      name: 'amt',
      type: 'relationship',
      relationTo: 'aemter',
      label: 'Amt',
      admin: { position: 'sidebar' },
    },
    tag({ name: 'datum', label: 'Datum der Vorlage', position: 'sidebar' }),
    ...freigabe,
    leserkreis('enum_vorlagen_leserkreis'),
    tag({
      name: 'zurueckgezogen_am',
      label: 'Von der Verwaltung zurückgezogen am',
      position: 'sidebar',
      description: 'Die Vorlage bleibt lesbar und ist als zurückgezogen gekennzeichnet.',
    }),
    {
      name: 'zurueckgezogen_grund',
      type: 'text',
      label: 'Warum zurückgezogen',
      maxLength: 200,
      admin: { position: 'sidebar' },
    },
  ],
})
