import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/** A copy of this checkout, uncommitted files too, in which something may be tried. */
export type CheckoutCopy = {
  folder: string
  /** Runs a program of the copy; what it prints is in the error when it fails. */
  run: (program: string, ...args: string[]) => string
  remove: () => void
}

const lines = (text: string) => text.split('\n').filter((line) => line !== '')

/** Lays the copy into the temporary folder, with one commit and this checkout's packages. */
export function copyCheckout(): CheckoutCopy {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'kurstadt-copy-')))
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard']
  for (const file of lines(execFileSync('git', listed, { cwd: root, encoding: 'utf8' }))) {
    if (!existsSync(path.join(root, file))) continue
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    copyFileSync(path.join(root, file), path.join(folder, file))
  }
  linkPackages(folder)
  const run = runnerIn(folder)
  const as = ['-c', 'user.name=test', '-c', 'user.email=test@localhost']
  run('git', 'init', '--quiet')
  run('git', 'add', '--all')
  run('git', ...as, 'commit', '--quiet', '--message=copy')
  return { folder, run, remove: () => rmSync(folder, { recursive: true }) }
}

/** Every package is this checkout's, every workspace the copy's. */
function linkPackages(folder: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')]
  const workspaces = readdirSync(path.join(from, '@kurstadt')).map((name) => ({
    name,
    at: path.relative(root, realpathSync(path.join(from, '@kurstadt', name))),
  }))
  link(from, to)
  mkdirSync(path.join(to, '@kurstadt'))
  for (const { name, at } of workspaces) {
    symlinkSync(path.join(folder, at), path.join(to, '@kurstadt', name))
    link(path.join(root, at, 'node_modules'), path.join(folder, at, 'node_modules'))
  }
}

/** A folder of packages: all but what is made anew (workspaces, caches). */
function link(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (name === '.bin' || !/^(?:[.]|@kurstadt$)/.test(name))
      symlinkSync(realpathSync(path.join(from, name)), path.join(to, name))
}

function runnerIn(folder: string): CheckoutCopy['run'] {
  const search = [path.dirname(process.execPath), path.join(folder, 'node_modules/.bin')]
  const PATH = [...search, process.env.PATH].join(path.delimiter)
  const env = { ...process.env, PATH, NO_COLOR: '1', NODE_ENV: 'test' } as const
  return (program, ...args) => {
    try {
      return execFileSync(program, args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' })
    } catch (error) {
      const printed = error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
      throw new Error(`${program} ${args.join(' ')}\n${printed}`, { cause: error })
    }
  }
}
