import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { type Bedingungen, readTerms, standOf } from '../bedingungen/index.ts'
import { readSettings, type ShopSettings } from './read-settings.ts'

/** Settings of the shop with the terms of a purchase, and the word that names these. */
export type Recent = { settings: ShopSettings; bedingungen: Bedingungen; stand: string }

/** Milliseconds for which they are not read again: a wave of orders asks for them once. */
const fresh = 2_000

type Remembered = { until: number; value: Promise<Recent> }

const remembered = new WeakMap<Payload, Map<Sprache, Remembered>>()

async function read(payload: Payload, sprache: Sprache): Promise<Recent> {
  const settings = await readSettings(payload, sprache)
  const { bedingungen } = await readTerms(payload, sprache, settings)
  return { settings, bedingungen, stand: standOf(bedingungen) }
}

/** The settings as they are, or were two seconds ago; a failure is not remembered. */
export function recentSettings(payload: Payload, sprache: Sprache): Promise<Recent> {
  const known = remembered.get(payload) ?? new Map<Sprache, Remembered>()
  remembered.set(payload, known)
  const last = known.get(sprache)
  if (last !== undefined && last.until > Date.now()) return last.value
  const value = read(payload, sprache)
  known.set(sprache, { until: Date.now() + fresh, value })
  value.catch(() => known.delete(sprache))
  return value
}
