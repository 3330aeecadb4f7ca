import type { DefaultServerCellComponentProps } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'

const row = z.object({ rest: z.coerce.number<number | string>().nullable() })
const text = 'select menge_limit - menge_aktuell as rest from shop_artikel where id = $1'

/** How many of an article are left now, in the row of a list. */
export async function StockCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const [found] = await select(payload, { name: 'artikel-rest', text, row }, [String(rowData.id)])
  if (found === undefined) return null
  return <span>{found.rest === null ? 'immer da' : found.rest}</span>
}
