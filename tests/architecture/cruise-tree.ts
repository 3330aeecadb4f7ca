import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import './parse-with-typescript-6.ts'

const { cruise } = await import('dependency-cruiser')
const { default: extractOptions } = await import(
  'dependency-cruiser/config-utl/extract-depcruise-options'
)
const config = fileURLToPath(new URL('../../.dependency-cruiser.mjs', import.meta.url))
const options = await extractOptions(config)

/** Files of a small project: path → source. */
export type Files = Readonly<Record<string, string>>

/** A broken rule: which, and by an import from where to where. */
export type Violation = { rule: string; from: string; to: string }

/** Names of all rules, as the configuration has them. */
export const ruleNames: readonly string[] = (options.ruleSet?.forbidden ?? []).map(
  (rule) => rule.name ?? 'nameless',
)

/** A small project on disk, to plant violations in. */
export type Tree = {
  /** What the rules say about the whole project. */
  violations: () => Promise<Violation[]>
  /** What the rules say about some more files and all they reach; they are gone afterwards. */
  violationsOf: (planted: Files) => Promise<Violation[]>
  remove: () => void
}

/** Lays a project into the temporary folder; `links` are symbolic links as npm makes them. */
export function layOut(files: Files, links: Files): Tree {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'kurstadt-architecture-')))
  for (const [file, source] of Object.entries(files)) write(root, file, source)
  for (const [link, target] of Object.entries(links)) {
    mkdirSync(path.dirname(path.join(root, link)), { recursive: true })
    symlinkSync(target, path.join(root, link), 'dir')
  }
  return {
    violations: () => violationsIn(root, ['packages', 'apps', 'content', 'tools']),
    async violationsOf(planted) {
      for (const [file, source] of Object.entries(planted)) write(root, file, source)
      try {
        return await violationsIn(root, Object.keys(planted))
      } finally {
        for (const file of Object.keys(planted)) rmSync(path.join(root, file))
      }
    },
    remove: () => rmSync(root, { recursive: true }),
  }
}

function write(root: string, file: string, source: string): void {
  const full = path.join(root, file)
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, source, { flag: 'wx' })
}

async function violationsIn(root: string, paths: string[]): Promise<Violation[]> {
  const { output } = await cruise(paths, { ...options, baseDir: root }, { bustTheCache: true })
  if (typeof output === 'string') throw new Error(`an object was expected, not: ${output}`)
  if (output.summary.totalCruised === 0) throw new Error('not a single file was read')
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
}
