import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { kartendateien } from '../../content/karte/index.ts'
import type { Settings } from './settings.ts'

/** Draws the map of the demo town where the website looks for it; a town's own map is left alone. */
export async function drawDemoMap({
  dataDir,
  variables,
}: Pick<Settings, 'dataDir' | 'variables'>): Promise<void> {
  // Where it is put as long as nobody names the folder of another one (`readSettings`).
  const folder = path.join(dataDir, 'karte')
  if (variables.MAP_DIR !== folder) return
  await mkdir(folder, { recursive: true })
  const files = Object.entries(kartendateien())
  await Promise.all(files.map(([name, text]) => writeFile(path.join(folder, name), text)))
}
