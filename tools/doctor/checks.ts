import { existsSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { startEnv } from '@kurstadt/env'
import { chromiumPath } from '../../tests/support/chromium.ts'
import type { Settings } from '../stack/index.ts'
import {
  checkPorts,
  embeddedHome,
  environmentWithFile,
  readSettings,
  root,
  runningStart,
  unknownVariables,
} from '../stack/index.ts'

/** One thing that can be wrong; what is found wrong comes as sentences. */
export type Check = { about: string; find: () => Promise<string[]> }

const neededGigabytes = 2

const fine: string[] = []

/** What the doctor looks at, in this order. */
export const checks: readonly Check[] = [
  { about: `Node ${process.versions.node} of this project`, find: async () => fine },
  { about: 'Environment and .env', find: async () => environment() },
  { about: 'Disk space', find: async () => disk() },
  { about: 'Ports', find: ports },
  { about: 'PostgreSQL', find: async () => postgres() },
  { about: 'Chromium for the browser tests', find: async () => browser() },
]

function settings(): Settings {
  return readSettings(environmentWithFile())
}

function environment(): string[] {
  settings()
  return unknownVariables().map(
    (name) =>
      `.env sets ${name}, which nobody reads; known are ${Object.keys(startEnv.shape).join(', ')}.`,
  )
}

function disk(): string[] {
  const { bavail, bsize } = statfsSync(root)
  const free = (bavail * bsize) / 1024 ** 3
  if (free >= neededGigabytes) return fine
  return [`Only ${free.toFixed(1)} GB are free; ${neededGigabytes} GB are needed.`]
}

async function ports(): Promise<string[]> {
  const known = settings()
  const pid = runningStart(known.dataDir)
  if (pid !== undefined) return fine
  await checkPorts(known)
  return fine
}

function postgres(): string[] {
  const home = embeddedHome(settings())
  if (!home) return fine
  const isStale = existsSync(path.join(home.data, 'postmaster.pid'))
  const isOpen = runningStart(settings().dataDir) !== undefined
  return isStale && !isOpen
    ? ['It was not ended cleanly; the next start mends that by itself.']
    : fine
}

function browser(): string[] {
  chromiumPath()
  return fine
}
