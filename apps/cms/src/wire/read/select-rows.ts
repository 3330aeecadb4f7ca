import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../platform/database/index.ts'
import { leaveOut } from '../sound/index.ts'

const numbered = z.object({ nummer: z.number() })

/** A list of which items that are not as they should be are left out and reported. */
export function soundItems<Row extends z.ZodType>(typ: string, row: Row) {
  return z
    .array(z.unknown())
    .transform((all) => all.flatMap((one): z.output<Row>[] => soundRow(typ, row, one)))
}

function soundRow<Row extends z.ZodType>(typ: string, row: Row, one: unknown): z.output<Row>[] {
  const { success, data, error } = row.safeParse(one)
  if (success) return [data]
  const nummer = numbered.safeParse(one).data?.nummer ?? null
  const { path = [], message = '' } = error.issues[0] ?? {}
  leaveOut({ typ, nummer, stelle: path.map(String).join('.'), grund: message })
  return []
}

/** As `select`; a row that is not as it should be is left out and reported, and the others are there. */
export async function selectRows<Row extends z.ZodType>(
  payload: Payload,
  { typ, text, row, name }: { typ: string; name?: string; text: string; row: Row },
  values: readonly unknown[] = [],
): Promise<z.output<Row>[]> {
  const raw = { ...(name === undefined ? {} : { name }), text, row: z.unknown() }
  const rows = await select(payload, raw, values)
  return rows.flatMap((one) => soundRow(typ, row, one))
}
