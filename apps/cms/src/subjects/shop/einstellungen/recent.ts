import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { briefly } from '../../../platform/time/briefly.ts'
import { type Bedingungen, readTerms, standOf } from '../bedingungen/index.ts'
import { readSettings, type ShopSettings } from './read-settings.ts'

/** Settings of the shop with the terms of a purchase, and the word that names these. */
export type Recent = { settings: ShopSettings; bedingungen: Bedingungen; stand: string }

/** Milliseconds for which they are not read again: a wave of orders asks for them once. */
const fresh = 2_000

const remember = briefly<Recent>(fresh)

async function read(payload: Payload, sprache: Sprache): Promise<Recent> {
  const settings = await readSettings(payload, sprache)
  const { bedingungen } = await readTerms(payload, sprache, settings)
  return { settings, bedingungen, stand: standOf(bedingungen) }
}

/** The settings as they are, or were two seconds ago; a failure is not remembered. */
export function recentSettings(payload: Payload, sprache: Sprache): Promise<Recent> {
  return remember(payload, sprache, () => read(payload, sprache))
}
