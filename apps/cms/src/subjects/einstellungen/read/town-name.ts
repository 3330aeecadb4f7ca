import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'

const text = "select coalesce(ortsname, '') as ortsname from einstellungen limit 1"
const row = z.object({ ortsname: z.string() })

/** What the town is called; empty until somebody has said it. */
export async function readTownName(payload: Payload): Promise<string> {
  const [found] = await select(payload, { name: 'town-name', text, row })
  return found?.ortsname ?? ''
}
