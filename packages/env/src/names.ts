import { z } from 'zod'

/** Names separated by commas, as a list. */
export const names = z.string().transform((list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
)
