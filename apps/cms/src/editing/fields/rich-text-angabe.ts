import { BlocksFeature } from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'
import { angaben, preisArten, preisTypen } from '../../wire/serialise/index.ts'
import { angabeNamen, preisNamen } from '../labels/angabe-namen.ts'

/**
 * What is not chosen yet stands in the text as «Angabe wählen» and is found by the checks; an office
 * that is not there shows nothing, and is found as well. The fields refuse nothing: Payload's drawer
 * takes the first answer about its empty fields for the last when somebody saves soon after
 * choosing, and stays open without a word. It would also look the office up as somebody without
 * rights, and so refuse a text that is saved by an import or a job.
 */
const always = () => true as const

/**
 * A fact of an office in the middle of a text: the website shows what the office says at the
 * moment, so that a new number or new hours are written once (W14).
 */
const angabe: Block = {
  slug: 'angabe',
  labels: { singular: 'Angabe eines Amtes', plural: 'Angaben von Ämtern' },
  fields: [
    {
      name: 'amt',
      type: 'relationship',
      label: 'Amt',
      relationTo: 'aemter',
      required: true,
      admin: { allowCreate: false, allowEdit: false },
      validate: always,
    },
    {
      name: 'was',
      type: 'select',
      label: 'Angabe',
      required: true,
      options: angaben.map((value) => ({ value, label: angabeNamen[value] })),
      validate: always,
      admin: {
        description:
          'Steht im Text so, wie sie beim Amt eingetragen ist, und ändert sich mit ihr. Fehlt sie dort, steht im Text nichts.',
      },
    },
  ],
}

const isOfTimetable = (eintrag: unknown) =>
  typeof eintrag === 'object' &&
  eintrag !== null &&
  'relationTo' in eintrag &&
  eintrag.relationTo === 'fahrplaene'

/** A price in the middle of a text: it follows the entry that it belongs to (W14). */
const preisangabe: Block = {
  slug: 'preisangabe',
  labels: { singular: 'Preis', plural: 'Preise' },
  fields: [
    {
      name: 'eintrag',
      type: 'relationship',
      label: 'Preis von',
      relationTo: [...preisTypen],
      required: true,
      admin: {
        allowCreate: false,
        allowEdit: false,
        description:
          'Steht im Text so, wie der Preis beim Eintrag steht, und ändert sich mit ihm. Fehlt er dort, steht im Text nichts.',
      },
      validate: always,
    },
    {
      name: 'was',
      type: 'select',
      label: 'Fahrpreis',
      options: preisArten
        .filter((art) => art !== 'preis')
        .map((value) => ({ value, label: preisNamen[value] })),
      validate: always,
      admin: { condition: (_, { eintrag }) => isOfTimetable(eintrag) },
    },
  ],
}

/** Facts of offices, and prices, in formatted texts. */
export const angabeFeature = BlocksFeature({ inlineBlocks: [angabe, preisangabe] })
