import { lebenslageIcons } from '@kurstadt/contract'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { bild, seo, sortierung, titel } from '../../../../editing/fields/index.ts'

const iconLabels: Record<(typeof lebenslageIcons)[number], string> = {
  alter: 'Alter',
  ankommen: 'Koffer',
  ausweis: 'Ausweis',
  bauen: 'Haus',
  betrieb: 'Laden',
  heirat: 'Ringe',
  kind: 'Kind',
  trauer: 'Kerze',
  umzug: 'Umzug',
  verein: 'Verein',
}

/**
 * Life situations, which gather procedures (spec 2.6). A procedure names them; which ones do is said
 * beside the form, because a joined list cannot be read for drafts (docs/traps.md).
 */
export const lebenslagen = contentCollection('lebenslagen', {
  interfaceName: 'LebenslageDoc',
  labels: { singular: 'Lebenslage', plural: 'Wegweiser: Lebenslagen' },
  bereich: 'rathaus',
  title: 'titel',
  columns: ['icon', 'sortierung'],
  sort: 'sortierung',
  fields: [
    titel(),
    {
      name: 'einleitung',
      type: 'textarea',
      label: 'Einleitung',
      required: true,
      localized: true,
      maxLength: 400,
      admin: { description: 'Zwei Sätze: womit man anfängt und was Zeit hat.' },
    },
    bild(),
    seo(),
    {
      name: 'icon',
      type: 'select',
      label: 'Symbol',
      options: lebenslageIcons.map((value) => ({ value, label: iconLabels[value] })),
      admin: { position: 'sidebar' },
    },
    sortierung(),
  ],
})
