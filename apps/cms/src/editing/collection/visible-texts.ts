import { visibleText } from '@kurstadt/contract'
import type { CollectionBeforeValidateHook } from 'payload'
import { isRecord } from '../../platform/record.ts'

/** A value with every text in it as people see it; what is no plain value stays what it is. */
export function visibleTexts(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value)
  if (Array.isArray(value)) return value.map(visibleTexts)
  if (!(isRecord(value) && isPlain(value))) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, visibleTexts(one)]))
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Drops signs that nobody sees from all texts of a document, whoever writes it (S6). */
export const dropHiddenSigns: CollectionBeforeValidateHook = ({ data }) => {
  const seen = visibleTexts(data)
  return isRecord(seen) ? seen : data
}
