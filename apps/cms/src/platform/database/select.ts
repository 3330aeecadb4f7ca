import type { Payload } from 'payload'
import type { z } from 'zod'

/**
 * Runs one parameterised statement and parses its rows. For look-ups that are asked for with every
 * page and that Payload's `find` is too slow or too wide for. A name keeps its plan; one that is put
 * together of parts has none.
 */
export async function select<Row extends z.ZodType>(
  payload: Payload,
  { name, text, row }: { name?: string; text: string; row: Row },
  values: readonly unknown[] = [],
): Promise<z.output<Row>[]> {
  const { rows } = await payload.db.pool.query({ name, text, values: [...values] })
  return rows.map((one) => row.parse(one))
}
