import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const prefix = '\0react-module:'
const packages = ['react', 'react/jsx-runtime', 'react-dom']
/** CommonJS that requires CommonJS; it stays as it is. */
const reactItself = /node_modules[\\/](react|react-dom|scheduler)[\\/]/
const require = createRequire(import.meta.url)

/** Names that a CommonJS package exports, as far as they can be bindings. */
function exportNames(name: string): string[] {
  const exported: unknown = require(name)
  if (typeof exported !== 'object' || exported === null) return []
  return Object.keys(exported).filter((key) => /^[a-z_]\w*$/i.test(key) && key !== 'default')
}

/**
 * Gives React, which is CommonJS, real exports in the browser build: other chunks then call
 * them directly and need no helpers for CommonJS from the bundler, which would be a file of their own.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'react-as-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      if (importer === undefined || importer.startsWith(prefix) || reactItself.test(importer))
        return null
      return packages.includes(id) ? prefix + id : null
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const name = id.slice(prefix.length)
      const bindings = exportNames(name)
        .map((key) => `export const ${key} = cjs.${key}`)
        .join('\n')
      return `import cjs from '${name}'\nexport default cjs\n${bindings}\n`
    },
  }
}
