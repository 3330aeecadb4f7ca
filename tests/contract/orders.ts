import type { Payload } from 'payload'
import type { PositionBlock } from '../../apps/cms/src/payload-types.ts'
import { german } from './writing.ts'

/** An order as an order of the website leaves it, for 12,90 EUR a piece: nobody makes one by hand. */
export function addOrder(
  payload: Payload,
  lines: readonly Pick<PositionBlock, 'artikel' | 'menge'>[],
  rest: object = {},
) {
  const positionen = lines.map((line) => ({
    ...line,
    blockType: 'position' as const,
    titel: 'Becher',
    preis_cent: 1290,
    mwst: 19,
  }))
  return payload.create({
    collection: 'bestellungen',
    ...german,
    data: {
      vorname: 'Probe',
      nachname: 'Person',
      strasse: 'Musterweg 1',
      plz: '00375',
      ort: 'Bad Silberbronn',
      land: 'DE',
      email: 'probe@person.example',
      stand: 'neu',
      positionen,
      versand_cent: 300,
      summe_cent: 300 + lines.reduce((sum, { menge }) => sum + menge * 1290, 0),
      erstattet_cent: 0,
      ...rest,
    },
  })
}
