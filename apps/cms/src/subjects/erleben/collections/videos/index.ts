import { videoTypen } from '@kurstadt/contract'
import type { Field } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import {
  bild,
  film,
  playerUrl,
  richText,
  sortierung,
  tag,
  titel,
  untertitel,
} from '../../../../editing/fields/index.ts'
import { env } from '../../../../env.ts'

const typLabels: Record<(typeof videoTypen)[number], string> = {
  youtube: 'YouTube',
  datei: 'Hier, als Datei',
  sonstiges: 'Anderer Anbieter',
}

function liesHere(_: unknown, { typ }: { typ?: unknown }): boolean {
  return typ === 'datei'
}

function typOf({ typ }: Readonly<Record<string, unknown>>) {
  return videoTypen.find((one) => one === typ) ?? 'sonstiges'
}

/** Said to whoever publishes without a film, or before it has arrived. */
const noFilm =
  'Bitte laden Sie den Film hoch. Wird er gerade gesendet, warten Sie bitte, bis er im Feld steht.'

const sources: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'typ',
        type: 'select',
        label: 'Liegt bei',
        required: true,
        defaultValue: 'youtube',
        options: videoTypen.map((value) => ({ value, label: typLabels[value] })),
        admin: { width: '50%' },
      },
      {
        name: 'dauer',
        type: 'number',
        label: 'Dauer in Sekunden',
        min: 1,
        max: 86_400,
        admin: { width: '50%', step: 1 },
      },
    ],
  },
  {
    type: 'row',
    admin: { condition: liesHere },
    fields: [
      film({ name: 'film_mp4', label: 'Film (MP4)', mimeType: 'video/mp4' }),
      film({ name: 'film_webm', label: 'Derselbe Film als WebM', mimeType: 'video/webm' }),
    ],
  },
  playerUrl({
    hosts: env.EMBED_HOSTS,
    label: 'Adresse des Videos',
    description:
      'Wird erst nach einem Klick geladen. Nur von Anbietern, die zum Einbetten freigegeben sind. Bei einem Film, den Sie selbst hochladen, bleibt sie leer.',
    typOf,
    withoutAddress: ({ typ, film_mp4, film_webm }) => {
      if (typ !== 'datei') return 'Bitte geben Sie die Adresse an.'
      return film_mp4 || film_webm ? true : noFilm
    },
  }),
  bild({ name: 'bild', label: 'Vorschaubild' }),
]

const barrierefrei: Field[] = [
  {
    type: 'row',
    admin: { condition: liesHere },
    fields: [
      untertitel({ name: 'untertiteldatei_de', label: 'Deutsche Untertitel (VTT oder SRT)' }),
      untertitel({ name: 'untertiteldatei_en', label: 'Englische Untertitel (VTT oder SRT)' }),
    ],
  },
  {
    type: 'row',
    admin: { condition: (data, siblings) => !liesHere(data, siblings) },
    fields: [
      {
        name: 'untertitel_de',
        type: 'checkbox',
        label: 'Der Film hat deutsche Untertitel',
        defaultValue: false,
      },
      {
        name: 'untertitel_en',
        type: 'checkbox',
        label: 'Der Film hat englische Untertitel',
        defaultValue: false,
      },
    ],
  },
  richText({ name: 'transkript', label: 'Text zum Nachlesen', localized: true }),
]

/** Videos (spec 2.7). */
export const videos = contentCollection('videos', {
  interfaceName: 'VideoDoc',
  labels: { singular: 'Video', plural: 'Videos' },
  bereich: 'medien',
  title: 'titel',
  columns: ['typ', 'datum'],
  sort: 'sortierung',
  fields: [
    titel(),
    {
      name: 'beschreibung',
      type: 'textarea',
      label: 'Beschreibung',
      localized: true,
      maxLength: 800,
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Video', fields: sources },
        { label: 'Ohne Ton und Bild', fields: barrierefrei },
      ],
    },
    tag({ name: 'datum', label: 'Datum', required: true, position: 'sidebar' }),
    sortierung(),
  ],
})
