import type { Payload } from 'payload'
import type { PositionBlock } from '../../apps/cms/src/payload-types.ts'
import type { Abgelehnt } from '../../apps/cms/src/subjects/shop/abwicklung/carry-out.ts'
import type { Wahl } from '../../apps/cms/src/subjects/shop/abwicklung/ruecknahme.ts'
import type { Akt } from '../../apps/cms/src/subjects/shop/abwicklung/schritte.ts'
import { german } from './writing.ts'

/** An order as an order of the website leaves it, for 12,90 EUR a piece: nobody makes one by hand. */
export function addOrder(
  payload: Payload,
  lines: readonly Pick<PositionBlock, 'artikel' | 'menge' | 'eintritt'>[],
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

/** What the dialogue of a withdrawal shows: the order as it is now, and what is preset. */
export async function openDialogue(payload: Payload, id: string) {
  const { presetOf, readOrder, seenOf } = await import(
    '../../apps/cms/src/subjects/shop/abwicklung/index.ts'
  )
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  const order = await oneTransaction(payload, (req) => readOrder(req, id))
  if (order === null) throw new Error('there is no such order')
  return { gesehen: seenOf(order), preset: presetOf(order) }
}

/** Lets an order go a step, as the button does; null when it went, else what the office hears. */
export async function letGo(
  payload: Payload,
  id: string,
  akt: Akt,
  wahl?: Wahl,
): Promise<Abgelehnt | null> {
  const { carryOut } = await import('../../apps/cms/src/subjects/shop/abwicklung/index.ts')
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  return oneTransaction(payload, (req) => carryOut(req, id, akt, wahl))
}

/** Accepts a withdrawal of what the dialogue presets: all that may be withdrawn from. */
export async function acceptAll(payload: Payload, id: string): Promise<Abgelehnt | null> {
  const { gesehen, preset } = await openDialogue(payload, id)
  return letGo(payload, id, 'widerrufen', { gesehen, mengen: preset.map((menge) => menge ?? 0) })
}

/** Takes back tickets for another day, so many of each line. */
export async function giveBack(
  payload: Payload,
  id: string,
  mengen: readonly number[],
): Promise<Abgelehnt | null> {
  const { gesehen } = await openDialogue(payload, id)
  return letGo(payload, id, 'zurueckgegeben', { gesehen, mengen })
}
