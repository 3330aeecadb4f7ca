import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

/** The system account that PostgreSQL runs as; empty when it is the one that runs this process. */
export type Account = { uid?: number; gid?: number }

const name = 'postgres'

/**
 * PostgreSQL refuses to run as root: then it runs as the owner of its data, or as the user
 * `postgres`, which is made when it is missing. Anybody else runs it under the own name.
 */
export function postgresAccount(data: string): Account {
  const owner = existsSync(data) ? statSync(data) : undefined
  const self = process.getuid?.()
  if (self !== 0) {
    if (owner && owner.uid !== self) throw new Error(`${data} belongs to another user: ${advice}`)
    return {}
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const known = lookUp() ?? create()
  if (known) return known
  throw new Error(
    `PostgreSQL does not run as root and the user "${name}" could not be made. ` +
      `Make it (useradd --system ${name}), start as an ordinary user, or set DATABASE_URL.`,
  )
}

const advice = 'start as that user (or as root), or set another DATA_DIR.'

/** Whether the account may enter the folder and all folders above it. */
export function canEnter(account: Account, folder: string): boolean {
  if (account.uid === undefined) return true
  const tried = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' })
  return tried.status === 0
}

function create(): Account | undefined {
  const flags = ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false']
  spawnSync('useradd', [...flags, name])
  return lookUp()
}

function lookUp(): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
  if (uid?.status !== 0 || gid?.status !== 0) return undefined
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}
