import { oeffnungszeitTypen, tagestypen } from '@kurstadt/contract'
import type { ArrayField, Block, BlocksField } from 'payload'
import {
  artNamen,
  checkDeviating,
  checkEnd,
  checkKinds,
  checkRegular,
  checkSeasons,
  maxDeviating,
  maxKinds,
  maxRegular,
  maxSeasons,
  tagNamen,
} from '../oeffnungszeiten/index.ts'
import { saison } from './saison.ts'
import { uhrzeit } from './uhrzeit.ts'
import { zeitpunkt } from './zeitpunkt.ts'

const labels = '/admin/hours-labels.tsx'

const usualWeek =
  'Eine Zeile für jede Zeitspanne; mit Mittagspause also zwei am selben Tag. Steht der Mittwoch als einziger Werktag nicht da, zeigt die Website ihn als geschlossen. Lassen Sie 00:00 stehen, wo es keinen festen Beginn oder kein festes Ende gibt.'

function regulaereZeiten(description = usualWeek): ArrayField {
  return {
    name: 'regulaereZeiten',
    type: 'array',
    label: 'Regelmäßige Zeiten',
    labels: { singular: 'Zeit', plural: 'Zeiten' },
    maxRows: maxRegular,
    validate: (value) => checkRegular(value),
    admin: {
      components: { RowLabel: `${labels}#RegularLabel` },
      description,
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'tagestyp',
            type: 'select',
            label: 'Tag',
            required: true,
            options: tagestypen.map((value) => ({ value, label: tagNamen[value] })),
            admin: { width: '40%' },
          },
          uhrzeit({ name: 'beginn', label: 'Von', required: true, width: '30%' }),
          uhrzeit({
            name: 'ende',
            label: 'Bis',
            required: true,
            width: '30%',
            check: checkEnd,
          }),
        ],
      },
    ],
  }
}

function abweichendeZeiten(): ArrayField {
  return {
    name: 'abweichendeZeiten',
    type: 'array',
    label: 'Abweichende Zeiten',
    labels: { singular: 'Abweichung', plural: 'Abweichungen' },
    maxRows: maxDeviating,
    validate: (value) => checkDeviating(value),
    admin: {
      components: { RowLabel: `${labels}#DeviatingLabel` },
      description:
        'Für Feiertage, Betriebsausflug oder Umbau. Die Website kündigt eine Abweichung 14 Tage vorher an und zeigt sie, solange sie gilt. Sagen Sie im Hinweis, was dann ist.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          zeitpunkt({ name: 'beginn', label: 'Von', required: true }),
          zeitpunkt({
            name: 'ende',
            label: 'Bis',
            required: true,
            after: 'beginn',
            description: 'Ein ganzer Tag endet um 23:59, sonst nennt die Website den Tag danach.',
          }),
        ],
      },
      {
        name: 'zusatz',
        type: 'text',
        label: 'Hinweis',
        localized: true,
        maxLength: 200,
        admin: {
          placeholder: 'Geschlossen wegen Betriebsausflug',
          description: 'Zum Beispiel „Geschlossen“ oder „Nur bis 12:00 Uhr geöffnet“.',
        },
      },
    ],
  }
}

/** Weeks that hold in place of the usual one for a part of the year (finding E8). */
function saisons(): ArrayField {
  return {
    name: 'saisons',
    type: 'array',
    label: 'Zeiten einer Saison',
    labels: { singular: 'Saison', plural: 'Saisons' },
    maxRows: maxSeasons,
    validate: (value) => checkSeasons(value),
    admin: {
      components: { RowLabel: `${labels}#SeasonLabel` },
      description:
        'Für Sommer, Winter oder neue Zeiten ab einem Tag. Vom ersten bis zum letzten Tag gelten die Zeiten der Saison, sonst die regelmäßigen; die Website wechselt am Tag von selbst. Eine Saison eines einzelnen Jahres geht einer jährlichen vor.',
    },
    fields: [
      {
        name: 'titel',
        type: 'text',
        label: 'Name',
        localized: true,
        maxLength: 60,
        admin: { placeholder: 'Sommer' },
      },
      ...saison({
        von: 'Erster Tag',
        bis: 'Letzter Tag',
        bisHint: 'Leer lassen, wenn die Zeiten von da an bleiben.',
        jaehrlich: 'Jedes Jahr in dieser Zeit',
        jaehrlichHint: 'Eine Saison darf über Neujahr reichen, zum Beispiel 01.11. bis 31.03.',
      }),
      regulaereZeiten(
        'Wie oben, für die Tage der Saison. Ohne Zeiten ist in der Saison geschlossen.',
      ),
    ],
  }
}

/** Made anew for each use: Payload takes `localized` away from the fields of a localized parent. */
function oeffnungszeit(): Block {
  return {
    slug: 'oeffnungszeit',
    interfaceName: 'OeffnungszeitBlock',
    labels: { singular: 'Öffnungszeit', plural: 'Öffnungszeiten' },
    admin: { disableBlockName: true, components: { Label: `${labels}#KindLabel` } },
    fields: [
      {
        name: 'typ',
        type: 'select',
        label: 'Art',
        required: true,
        defaultValue: 'ALLGEMEINE_OEFFNUNGSZEIT',
        options: oeffnungszeitTypen.map((value) => ({ value, label: artNamen[value] })),
      },
      {
        name: 'hinweisText',
        type: 'text',
        label: 'Hinweis',
        localized: true,
        maxLength: 300,
        admin: {
          description: 'Steht unter den Zeiten, zum Beispiel „Mit Termin haben Sie Vorrang“.',
        },
      },
      {
        name: 'wochenvorschau',
        type: 'ui',
        admin: { components: { Field: '/admin/week-preview.tsx#WeekPreview' } },
      },
      regulaereZeiten(),
      saisons(),
      abweichendeZeiten(),
    ],
  }
}

/**
 * Structured opening hours (spec 3, `oeffnungszeitenStrukturiert`) with a preview of the week. They
 * are blocks of one kind, because blocks are stored as JSON: as tables, every use of this field
 * would make ten of them.
 */
export function oeffnungszeiten(): BlocksField {
  return {
    name: 'oeffnungszeitenStrukturiert',
    type: 'blocks',
    label: 'Öffnungszeiten',
    labels: { singular: 'Öffnungszeit', plural: 'Öffnungszeiten' },
    maxRows: maxKinds,
    validate: (value) => checkKinds(value),
    admin: {
      description:
        'Für jede Art eine: allgemeine Öffnungszeit, Servicezeit, Telefon. Zeiten für Sommer und Winter stehen in derselben, als Saison.',
    },
    blocks: [oeffnungszeit()],
  }
}
