import path from 'node:path'
import { adminEnv } from '@kurstadt/env'
import { z } from 'zod'
import { runToEnd } from '../process/index.ts'
import { cacheFolder } from './cache-folder.ts'
import { root, variablesFor } from './settings.ts'

const account = z.object({ email: z.string(), password: z.string() })
const created = account.extend({ intranet: account, ratsinfo: account })

/** The administrator that a first start makes, and who may look at intranet and council. */
export type Administrator = z.infer<typeof created>

/** What a command on the database needs. */
export type CommandRun = { variables: Record<string, string>; signal: AbortSignal }

const outcome = z.union([created, z.object({ exists: z.literal(true) })])

/**
 * Brings the tables to the newest shape, fills an empty database with the demo town and makes the
 * first administrator; undefined when there is one already. `onLine` gets what is being done.
 */
export async function prepare(
  { variables, signal }: CommandRun,
  onLine: (line: string) => void,
): Promise<Administrator | undefined> {
  const pictures = path.join(cacheFolder(), 'pictures')
  const lines = await runToEnd({
    name: 'first-start',
    args: ['apps/cms/src/commands/seed/first-start.ts', '--pictures', pictures],
    env: variablesFor(adminEnv, variables),
    cwd: root,
    signal,
    onLine: (line) => {
      if (!line.startsWith('{')) onLine(line) // Lines of the log and the account are for programs.
    },
  })
  const outcomeLine = outcome.parse(
    JSON.parse(lines.findLast((line) => line.startsWith('{')) ?? '{}'),
  )
  return 'exists' in outcomeLine ? undefined : outcomeLine
}
