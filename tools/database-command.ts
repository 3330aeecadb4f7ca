import { adminEnv, importEnv } from '@kurstadt/env'
import { watchToEnd, whenAskedToStop } from './process/index.ts'
import {
  environmentWithFile,
  readSettings,
  root,
  variablesFor,
  withDatabase,
} from './stack/index.ts'

/**
 * Runs a command of the CMS on the database of this checkout: that of DATABASE_URL, or the
 * embedded one, which is started for it unless `npm start` runs. Who asks it to stop stops the command.
 */
const [script = '', ...args] = process.argv.slice(2)
/** What commands may see: tokens of an import are in no file, only in what it is called with. */
const seen = { shape: { ...adminEnv.shape, ...importEnv.shape } }
const settings = readSettings(environmentWithFile())
const stopping = new AbortController()
const { signal } = stopping
whenAskedToStop(stopping)

async function run(variables: Record<string, string>): Promise<number> {
  const env = variablesFor(seen, { LOG_LEVEL: 'error', ...variables })
  const { isFine, all } = await watchToEnd({
    name: script,
    args: [script, ...args],
    env,
    cwd: root,
    signal,
  })
  process.stdout.write(`${all.join('\n')}\n`)
  return isFine ? 0 : 1
}

const code = await withDatabase(settings, run).catch((error: unknown) => {
  if (!signal.aborted) throw error
  return 130
})
process.exit(code)
