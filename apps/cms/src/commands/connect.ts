import { getPayload, type Payload } from 'payload'
import { env } from '../env.ts'
import config from '../payload.config.ts'
import { withCommandPool } from '../platform/database/index.ts'

/**
 * Runs one command with Payload and ends the process with it: Payload keeps a connection for
 * good, so a process that merely returns would wait for ever.
 */
export async function runCommand(work: (payload: Payload) => Promise<void>): Promise<never> {
  const payload = await getPayload({ config: withCommandPool(await config, env.DATABASE_URL) })
  try {
    await work(payload)
    return process.exit()
  } catch (error) {
    payload.logger.fatal(error)
    return process.exit(1)
  }
}
