import { hinweisBereiche, hinweisStufen } from '@kurstadt/contract'
import type { Field } from 'payload'
import { keptValues } from '../../../../editing/access/index.ts'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { endsByItself, link, zeitpunkt } from '../../../../editing/fields/index.ts'
import { alertEndpoints, alertOperations, parts } from '../../mitteilung/index.ts'

const stufeLabels: Record<(typeof hinweisStufen)[number], string> = {
  info: 'Information',
  warnung: 'Warnung',
  gefahr: 'Gefahr',
}

const bereichLabels: Record<(typeof hinweisBereiche)[number], string> = {
  alle: 'Überall',
  default: 'Nur auf den Seiten der Stadt',
  rossini: 'Nur beim Festival',
  behoerdenlotse: 'Nur im Behördenlotsen',
}

const wann: Field = {
  type: 'row',
  fields: [
    zeitpunkt({
      name: 'gueltig_von',
      label: 'Zeigen ab',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
    }),
    {
      ...zeitpunkt({
        name: 'gueltig_bis',
        label: 'Zeigen bis',
        index: true,
        after: 'gueltig_von',
        description: 'Leer: bis Sie den Hinweis zurückziehen.',
      }),
      custom: endsByItself,
    },
  ],
}

const mehrDazu: Field = {
  type: 'row',
  fields: [
    { ...link({ name: 'link' }), localized: true },
    {
      name: 'linktext',
      type: 'text',
      label: 'Linktext',
      localized: true,
      maxLength: 60,
      admin: { placeholder: 'Zum Ersatzverkehr' },
    },
  ],
}

/** Alerts above every page: a title is enough, everything else is preset. */
export const hinweise = contentCollection('hinweise', {
  interfaceName: 'HinweisDoc',
  labels: { singular: 'Hinweis', plural: 'Hinweise' },
  bereich: 'rathaus',
  parts,
  title: 'titel',
  columns: ['stufe', 'gueltig_von', 'gueltig_bis'],
  sort: '-gueltig_von',
  description:
    'Stehen oben auf der Website, solange sie gelten. Für einen neuen Hinweis genügen der Titel und „Veröffentlichen“.',
  shownAt:
    'Ohne eigene Seite: Er steht, solange er gilt, oben auf allen Seiten, für die er bestimmt ist.',
  buttons: ['/subjects/rathaus/admin/alert-button.tsx#AlertButton'],
  endpoints: alertEndpoints,
  operations: alertOperations,
  fields: [
    {
      name: 'titel',
      type: 'text',
      label: 'Was ist los?',
      required: true,
      localized: true,
      maxLength: 120,
      admin: { placeholder: 'Bergbahn steht wegen Sturm' },
    },
    {
      name: 'text',
      type: 'textarea',
      label: 'Was sollen die Leute tun?',
      localized: true,
      maxLength: 300,
      admin: { description: 'Ein bis zwei Sätze.' },
    },
    wann,
    mehrDazu,
    {
      name: 'stufe',
      type: 'select',
      label: 'Stufe',
      required: true,
      defaultValue: 'info',
      options: hinweisStufen.map((value) => ({ value, label: stufeLabels[value] })),
      admin: {
        position: 'sidebar',
        description: '„Gefahr“ nur, wenn Leib und Leben bedroht sind.',
      },
    },
    {
      name: 'bereich',
      type: 'select',
      label: 'Wo zeigen?',
      required: true,
      defaultValue: ({ user }) => keptValues(user, parts)[0] ?? 'alle',
      options: hinweisBereiche.map((value) => ({ value, label: bereichLabels[value] })),
      admin: { position: 'sidebar' },
    },
  ],
})
