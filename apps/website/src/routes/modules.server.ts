import { existsSync, readFileSync } from 'node:fs'
import type { Sprache, TemplateName } from '@kurstadt/contract'
import { z } from 'zod'
import { groupOf } from '../templates/index.ts'

const chunk = z.object({ file: z.string(), imports: z.array(z.string()).default([]) })
const manifestSchema = z.record(z.string(), chunk)

/** Vite's list of the browser build, beside the server build; absent while developing. */
function readManifest() {
  const file = new URL('../client/.vite/manifest.json', import.meta.url)
  if (!existsSync(file)) return {}
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

const manifest = readManifest()

/** Addresses of the browser code that templates and words of a page come in, each once. */
export function modulesOf(names: readonly TemplateName[], sprache: Sprache): string[] {
  const sources = [
    `src/i18n/${sprache}.ts`,
    ...names.map((name) => `src/templates/group-${groupOf(name)}.ts`),
  ]
  const files = sources.flatMap((source) => {
    const found = manifest[source]
    return found ? [`/${found.file}`] : []
  })
  return [...new Set(files)]
}
