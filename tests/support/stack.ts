import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Settings, Stack } from '../../tools/stack/index.ts'
import { apiAlone, fillStack, readSettings, startStack } from '../../tools/stack/index.ts'
import { freePort } from './ports.ts'
import { scratchFolder } from './scratch.ts'

/** The whole product on free ports, with a database and files of its own. */
export type TestStack = {
  /** Its environment: WEBSITE_URL, BACK_OFFICE_URL, CONTENT_API_URL and so on. */
  variables: Record<string, string>
  administrator: Stack['administrator']
  /** Folder of its data, logs among them. */
  dataDir: string
  stop: () => Promise<void>
}

/** Starts the content API alone, filled with the demo town. */
export async function startTestApi(signal: AbortSignal): Promise<TestStack> {
  return startTown(await emptyTown(), (settings) => startStack(settings, signal, apiAlone))
}

/** Builds what changed and starts everything, filled with the demo town. */
export async function startTestStack(
  signal: AbortSignal,
  changes: Record<string, string> = {},
): Promise<TestStack> {
  return startTown(await emptyTown(changes), (settings) => startStack(settings, signal))
}

/** A demo town that nothing runs in yet. */
type Town = { settings: Settings; remove: () => void }

/** Fills a demo town ahead; what is answered starts everything in it, once. */
export async function fillTestTown(
  signal: AbortSignal,
): Promise<(signal: AbortSignal) => Promise<TestStack>> {
  const town = await emptyTown()
  process.once('exit', town.remove)
  const administrator = await fillStack(town.settings, signal)
  return async (until) => {
    const stack = await startTown(town, (settings) => startStack(settings, until))
    return { ...stack, administrator }
  }
}

async function startTown(
  { settings, remove }: Town,
  start: (settings: Settings) => Promise<Stack>,
): Promise<TestStack> {
  const { dataDir } = settings
  try {
    const stack = await start(settings)
    const stop = async () => {
      await stack.stop()
      remove()
    }
    const { variables, administrator } = stack
    return { variables, administrator, dataDir, stop }
  } catch (error) {
    remove()
    throw error
  }
}

async function emptyTown(changes: Record<string, string> = {}): Promise<Town> {
  const dataDir = mkdtempSync(path.join(scratchFolder(), 'kurstadt-stack-'))
  chmodSync(dataDir, 0o755)
  const settings = readSettings({ ...(await variablesOn(dataDir)), ...changes })
  return { settings, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

const portNames = [
  'WEBSITE_PORT',
  'CONTENT_API_PORT',
  'BACK_OFFICE_PORT',
  'DEMO_CAMERAS_PORT',
  'POSTGRES_PORT',
]

async function variablesOn(dataDir: string): Promise<Record<string, string>> {
  const variables: Record<string, string> = { DATA_DIR: dataDir, WEBSITE_GALLERY: 'true' }
  for (const name of portNames) {
    variables[name] = String(await freePort())
  }
  return variables
}
