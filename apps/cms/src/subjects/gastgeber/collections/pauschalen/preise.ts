import type { BlocksField, CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { blockAdmin, ganzeEuro, zeile } from '../../../../editing/fields/index.ts'
import { lowestPrice } from '../../preise/lowest-price.ts'

const price = z.number().nullish()
const kategorie = z.object({
  hotels: z
    .array(
      z.object({
        preis_ez: price,
        preis_dz: price,
        preis_ferienwohnung_1: price,
        preis_ferienwohnung_2: price,
      }),
    )
    .nullish(),
})
const priced = z.object({ preis_ab: price, preiskategorien: z.array(kategorie).nullish() })

/**
 * «Ab» as it is to be stored: what the price categories say. Only a package without prices keeps
 * what was typed, and of one that had some what they said goes with the last of them.
 */
export function preisAbOf(doc: unknown, before: unknown): number | null {
  const { preis_ab, preiskategorien: categories } = priced.parse(doc)
  const lowest = lowestPrice(categories)
  if (lowest !== null) return lowest
  const said = lowestPrice(priced.parse(before).preiskategorien)
  return said !== null && said === preis_ab ? null : (preis_ab ?? null)
}

/** Keeps «ab» for the lists of the back office; visitors get the lowest price of public houses. */
export const fillPreisAb: CollectionBeforeChangeHook = ({ data, originalDoc = {} }) => ({
  ...data,
  preis_ab: preisAbOf({ ...originalDoc, ...data }, originalDoc),
})

/** Up to six price categories, each with its houses and their prices (spec 9). */
export const preiskategorien: BlocksField = {
  name: 'preiskategorien',
  type: 'blocks',
  label: 'Preiskategorien',
  labels: { singular: 'Preiskategorie', plural: 'Preiskategorien' },
  maxRows: 6,
  blocks: [
    {
      slug: 'preiskategorie',
      interfaceName: 'PreiskategorieBlock',
      labels: { singular: 'Preiskategorie', plural: 'Preiskategorien' },
      admin: blockAdmin('Preiskategorie'),
      fields: [
        zeile({ name: 'titel', label: 'Name der Kategorie', longest: 80 }),
        {
          name: 'hotels',
          type: 'array',
          label: 'Häuser',
          labels: { singular: 'Haus', plural: 'Häuser' },
          minRows: 1,
          maxRows: 30,
          fields: [
            {
              name: 'unterkunft',
              type: 'relationship',
              relationTo: 'unterkuenfte',
              label: 'Haus',
              required: true,
            },
            {
              type: 'row',
              fields: [
                ganzeEuro({ name: 'preis_ez', label: 'Einzelzimmer, je Person' }),
                ganzeEuro({ name: 'preis_dz', label: 'Doppelzimmer, je Person' }),
              ],
            },
            {
              type: 'row',
              fields: [
                ganzeEuro({ name: 'preis_ferienwohnung_1', label: 'Ferienwohnung, 1 Person' }),
                ganzeEuro({
                  name: 'preis_ferienwohnung_2',
                  label: 'Ferienwohnung zu zweit, je Person',
                }),
              ],
            },
            {
              name: 'anmerkung',
              type: 'text',
              label: 'Anmerkung',
              localized: true,
              maxLength: 200,
            },
          ],
        },
      ],
    },
  ],
}
