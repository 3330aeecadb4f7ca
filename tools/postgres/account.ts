import { spawnSync } from 'node:child_process'

/** The system account that PostgreSQL runs as; empty when it is the one that runs this process. */
export type Account = { uid?: number; gid?: number }

const NAME = 'postgres'

/**
 * PostgreSQL refuses to run as root: then it runs as the user `postgres`, which is made when it
 * is missing. Anybody else runs it under the own name.
 */
export function postgresAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const known = lookUp()
  if (known) return known
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/bin/false',
    NAME,
  ])
  const created = lookUp()
  if (created) return created
  throw new Error(
    `PostgreSQL does not run as root and the user "${NAME}" could not be made. ` +
      `Make it (useradd --system ${NAME}), start as an ordinary user, or set DATABASE_URL.`,
  )
}

/** Whether the account may enter the folder and all folders above it. */
export function canEnter(account: Account, folder: string): boolean {
  if (account.uid === undefined) return true
  const tried = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' })
  return tried.status === 0
}

function lookUp(): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, NAME], { encoding: 'utf8' }))
  if (uid?.status !== 0 || gid?.status !== 0) return undefined
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}
