import { adminEnv } from '@kurstadt/env'
import { z } from 'zod'
import { runToEnd } from '../process/index.ts'
import { root, variablesFor } from './settings.ts'

/** The administrator that a first start makes. */
export type Administrator = { email: string; password: string }

/** What a command on the database needs. */
export type CommandRun = { variables: Record<string, string>; signal: AbortSignal }

const created = z.object({ email: z.string(), password: z.string() })
const outcome = z.union([created, z.object({ exists: z.literal(true) })])

/** Brings the tables to the newest shape. */
export async function migrate(run: CommandRun): Promise<void> {
  await command('migrate', ['apps/cms/src/migrate.ts'], run)
}

/** Fills an empty database with the demo town; `onLine` gets what is being filled in. */
export async function seed(run: CommandRun, onLine: (line: string) => void): Promise<void> {
  await command('seed', ['apps/cms/src/seed/main.ts'], run, onLine)
}

/** Makes the first administrator; undefined when there is one already. */
export async function firstAdministrator(run: CommandRun): Promise<Administrator | undefined> {
  const lines = await command('create-admin', ['apps/cms/src/create-admin.ts', '--if-none'], run)
  const told = outcome.parse(JSON.parse(lines.findLast((line) => line.startsWith('{')) ?? '{}'))
  return 'exists' in told ? undefined : told
}

function command(
  name: string,
  args: string[],
  { variables, signal }: CommandRun,
  onLine?: (line: string) => void,
): Promise<string[]> {
  const env = variablesFor(adminEnv, variables)
  return runToEnd({ name, args, env, cwd: root, signal, ...(onLine && { onLine }) })
}
