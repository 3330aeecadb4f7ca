import { createHash } from 'node:crypto'
import type { RichText, Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { readRefs } from '../../../wire/read/index.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { embeddedTags } from '../../../wire/tags.ts'
import type { ShopSettings } from '../einstellungen/read-settings.ts'
import { type Bedingungen, widerrufstexte } from './bedingungen.ts'

/** The terms that an editor has written, and the tags of what they link to. */
async function readAgb(
  payload: Payload,
  sprache: Sprache,
  { agb }: Pick<ShopSettings, 'agb'>,
): Promise<{ agb: RichText; tags: string[] }> {
  const docs = [{ id: 'shop_einstellungen', agb }]
  const refs = await readRefs({ payload, sprache, type: 'shop_einstellungen', docs })
  return { agb: textOf(agb, refs), tags: embeddedTags(refs) }
}

/** The terms of a purchase as they are now, and the tags of what they link to. */
export async function readTerms(
  payload: Payload,
  sprache: Sprache,
  settings: ShopSettings,
): Promise<{ bedingungen: Bedingungen; tags: string[] }> {
  const { agb, tags } = await readAgb(payload, sprache, settings)
  return { bedingungen: { agb, ...widerrufstexte(settings.verkaeufer, sprache) }, tags }
}

/** A word that names the terms of a purchase; the same terms have the same. */
export function standOf(bedingungen: Bedingungen): string {
  return createHash('sha256').update(JSON.stringify(bedingungen)).digest('base64url').slice(0, 22)
}
