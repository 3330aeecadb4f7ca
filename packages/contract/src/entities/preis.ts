import { z } from 'zod'

/** An amount in euros with two decimals at most (spec 9); stored in cents. */
export const euro = z
  .number()
  .nonnegative()
  .max(100_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6)

/** A price in whole euros (spec 9: no decimals for package prices). */
export const ganzeEuro = z.int().positive().max(100_000)
