import * as z from 'zod/mini'
import { readAs, wrongType } from '../forms/fields.ts'

const numberOf = (value: unknown) => (typeof value === 'string' ? Number(value) : value)

/** A whole number within its bounds. */
export function ganzeZahl(least: number, most: number) {
  return readAs(
    numberOf,
    z.int(wrongType).check(z.minimum(least, 'minimum'), z.maximum(most, 'maximum')),
  )
}
