import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const entry = resolve(import.meta.dirname, '../src/service-worker/sw.ts')
const file = 'sw.js'

/**
 * Builds `/sw.js` beside the pages' code, in one file under a name that never changes, and tells it
 * which build it belongs to: the hash of the names of all files, which carry hashes themselves.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: entry, fileName: file })
    },
    generateBundle(_options, bundle) {
      const worker = bundle[file]
      if (worker?.type !== 'chunk') throw new Error('The build has no service worker.')
      if (worker.imports.length > 0) throw new Error(`${file} must be one file.`)
      const names = Object.keys(bundle).sort().join()
      const version = createHash('sha256').update(names).update(worker.code).digest('base64url')
      worker.code = worker.code.replace('__BUILD__', version.slice(0, 12))
    },
  }
}
