import { existsSync, readFileSync } from 'node:fs'
import type { TemplateName } from '@kurstadt/contract'
import { z } from 'zod'

const chunk = z.object({ file: z.string(), imports: z.array(z.string()).default([]) })
const manifestSchema = z.record(z.string(), chunk)

/** Vite's list of the browser build, beside the server build; absent while developing. */
function readManifest() {
  const file = new URL('../client/.vite/manifest.json', import.meta.url)
  if (!existsSync(file)) return {}
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

const manifest = readManifest()

/** Addresses of the browser code that the given templates need, each once. */
export function modulesOf(names: readonly TemplateName[]): string[] {
  const files = names.flatMap((name) => {
    const found = manifest[`src/templates/${name}/index.ts`]
    return found ? [`/${found.file}`] : []
  })
  return [...new Set(files)]
}
