import path from 'node:path'
import { runToEnd } from '../process/index.ts'
import { step } from '../terminal/index.ts'
import { drawDemoMap } from './demo-map.ts'
import { startService, untilServiceReady, watchingServices } from './services.ts'
import { root, type Settings, systemVariables } from './settings.ts'
import type { Stack } from './stack.ts'

/** The website from its sources on the contract's examples: no database, no CMS. */
export async function startWebsiteAlone(settings: Settings, signal: AbortSignal): Promise<Stack> {
  const { website } = watchingServices(settings)
  const alone = { ...website, args: [...website.args, '--examples'] }
  const folder = path.join(settings.dataDir, 'examples')
  const variables: Record<string, string> = {
    WEBSITE_GALLERY: 'true',
    ...settings.variables,
    // Of its own, so that examples never mix with the town.
    MEDIA_DIR: path.join(folder, 'media'),
    SNAPSHOT_DIR: path.join(folder, 'snapshot'),
  }
  await step('Drawing the example pictures', () => drawPictures(variables.MEDIA_DIR ?? '', signal))
  await drawDemoMap(settings)
  const running = startService(alone, 'development', { ...settings, variables })
  const stop = () => running.stop(4000)
  try {
    await step('Starting the website', () => untilServiceReady(alone, running, settings, signal))
  } catch (error) {
    await stop()
    throw error
  }
  const failed = running.ended.then((how) => `website ended by itself (${how})`)
  const address = variables.WEBSITE_URL ?? ''
  const addresses = { Website: address, Gallery: `${address}/_gallery` }
  return { variables, addresses, administrator: undefined, hasBuilt: false, failed, stop }
}

async function drawPictures(folder: string, signal: AbortSignal): Promise<void> {
  const args = ['apps/website/tests/support/example-media.ts', folder]
  const env = { ...systemVariables(), NODE_ENV: 'development' as const }
  await runToEnd({ name: 'example-media', args, env, cwd: root, signal })
}
