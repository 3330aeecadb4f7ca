import { BlocksFeature } from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'
import { type AngabeWas, angaben } from '../../wire/serialise/index.ts'

/** What editors pick, by what it shows. */
export const angabeNamen: Record<AngabeWas, string> = {
  telefon: 'Telefon',
  email: 'E-Mail',
  adresse: 'Adresse',
  oeffnungszeiten: 'Öffnungszeiten',
}

/**
 * A fact of an office in the middle of a text: the website shows what the office says at the
 * moment, so that a new number or new hours are written once (W14).
 */
const angabe: Block = {
  slug: 'angabe',
  labels: { singular: 'Angabe eines Amtes', plural: 'Angaben von Ämtern' },
  admin: { components: { Label: '/admin/rich-text/angabe-label.tsx#AngabeLabel' } },
  fields: [
    {
      name: 'amt',
      type: 'relationship',
      label: 'Amt',
      relationTo: 'aemter',
      required: true,
      admin: { allowCreate: false, allowEdit: false },
      // Payload would look the office up as somebody without rights, and so refuse a text that is
      // saved by an import or a job. An office that is not there shows nothing, and is found.
      validate: (value: unknown) => Boolean(value) || 'Bitte wählen Sie ein Amt.',
    },
    {
      name: 'was',
      type: 'select',
      label: 'Angabe',
      required: true,
      options: angaben.map((value) => ({ value, label: angabeNamen[value] })),
      admin: {
        description:
          'Steht im Text so, wie sie beim Amt eingetragen ist, und ändert sich mit ihr. Fehlt sie dort, steht im Text nichts.',
      },
    },
  ],
}

/** Facts of offices in formatted texts. */
export const angabeFeature = BlocksFeature({ inlineBlocks: [angabe] })
