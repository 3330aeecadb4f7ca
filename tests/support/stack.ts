import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Settings, Stack } from '../../tools/stack/index.ts'
import { apiAlone, readSettings, startStack } from '../../tools/stack/index.ts'
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
export function startTestApi(signal: AbortSignal): Promise<TestStack> {
  return startTown((settings) => startStack(settings, signal, apiAlone))
}

/** Builds what changed and starts everything, filled with the demo town. */
export function startTestStack(
  signal: AbortSignal,
  changes: Record<string, string> = {},
): Promise<TestStack> {
  return startTown((settings) => startStack(settings, signal), changes)
}

async function startTown(
  start: (settings: Settings) => Promise<Stack>,
  changes: Record<string, string> = {},
): Promise<TestStack> {
  const dataDir = mkdtempSync(path.join(scratchFolder(), 'kurstadt-stack-'))
  chmodSync(dataDir, 0o755)
  const settings = readSettings({ ...(await variablesOn(dataDir)), ...changes })
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
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
