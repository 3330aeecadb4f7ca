import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unpackWoff } from '../../apps/cms/src/platform/print/woff.ts'

const unpacked = new Map<number, Buffer>()

/** Source Sans 3 in a weight. */
export function schrift(weight: 400 | 600): Buffer {
  const known = unpacked.get(weight)
  if (known) return known
  const name = `@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff`
  const made = unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(name))))
  unpacked.set(weight, made)
  return made
}
