import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Report } from './report.server.ts'

const warmState = z.object({
  /** Number of the change up to which all that lies in the snapshot is current. */
  id: z.int(),
  /** Day in Europe/Berlin on which everything was last asked for anew: lists of «today» end with it. */
  day: z.string(),
  /** Newest change of any public address; later ones are asked for after each change. */
  newest: z.string().nullable(),
  /** What could not be read so far. */
  owed: z.array(z.string()),
  /** The sitemap itself has been left for later. */
  isSitemapDue: z.boolean(),
  /** False while everything is being checked. */
  isWhole: z.boolean(),
})

/** How far the snapshot is kept, for whoever keeps it next. */
export type WarmState = z.infer<typeof warmState>

const fileIn = (folder: string) => join(folder, 'warm-up.state')

/** The state in a folder; null when there is none that can be read. */
export async function readWarmState(folder: string): Promise<WarmState | null> {
  try {
    return warmState.parse(JSON.parse(await readFile(fileIn(folder), 'utf8')))
  } catch {
    return null // absent or broken is the same: then everything is checked
  }
}

/** Writes it whole; a disk that cannot be written is reported and otherwise ignored. */
export async function writeWarmState(
  folder: string,
  state: WarmState,
  report: Report,
): Promise<void> {
  const file = fileIn(folder)
  try {
    await writeFile(`${file}.tmp`, JSON.stringify(state), { flush: true })
    await rename(`${file}.tmp`, file)
  } catch (error) {
    report('the state of the snapshot cannot be written', { error })
  }
}
