import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const source = join(import.meta.dirname, '../src')
/** No such file is there: the module is made here, and its chunk is called after it. */
const all = join(source, 'later')
const asked = /\bimport\((['"])([^'"]+\.later\.ts)\1\)/g
const named = /^export (?:async )?(?:function|const) (\w+)/gm

/** Files of behaviour that some other file imports when the browser is idle, in a fixed order. */
function filesAskedFor(): string[] {
  const found = new Set<string>()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source })) {
    const from = dirname(join(source, file))
    const code = readFileSync(join(source, file), 'utf8')
    for (const [, , path = ''] of code.matchAll(asked)) found.add(resolve(from, path))
  }
  return [...found].sort()
}

/** Exports of a file as a plain object: a namespace would need code of the bundler. */
function asObject(file: string, index: number): string {
  const names = [...readFileSync(file, 'utf8').matchAll(named)].map(([, name]) => name)
  const imported = names.map((name) => `${name} as later${index}_${name}`)
  const members = names.map((name) => `${name}: later${index}_${name}`)
  return `import { ${imported.join(', ')} } from ${JSON.stringify(file)}\nexport const later${index} = { ${members.join(', ')} }\n`
}

/**
 * Makes one module of all behaviour that waits (`*.later.ts`). Several dynamic imports of one chunk
 * would make the bundler put its own code into a file of its own: a ninth on the first page.
 */
export function laterAsOne(): Plugin {
  const files = filesAskedFor()
  return {
    name: 'later-as-one',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id === all ? all : null),
    load: (id) => (id === all ? files.map(asObject).join('') : null),
    transform: {
      filter: { id: /src[\\/].*\.tsx?$/, code: /\.later\.ts/ },
      handler(code, id) {
        const text = code.replace(asked, (_import, _quote, path: string) => {
          const index = files.indexOf(resolve(dirname(id), path))
          return `import(${JSON.stringify(all)}).then((all) => all.later${index})`
        })
        return text === code ? null : { code: text, map: null }
      },
    },
  }
}
