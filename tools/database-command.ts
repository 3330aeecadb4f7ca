import { adminEnv, importEnv } from '@kurstadt/env'
import { watchToEnd } from './process/index.ts'
import {
  environmentWithFile,
  readSettings,
  root,
  variablesFor,
  withDatabase,
} from './stack/index.ts'

/**
 * Runs a command of the CMS on the database of this checkout: that of DATABASE_URL, or the
 * embedded one, which is started for it unless `npm start` runs.
 */
const [script = '', ...args] = process.argv.slice(2)
/** What commands may see: tokens of an import are in no file, only in what it is called with. */
const seen = { shape: { ...adminEnv.shape, ...importEnv.shape } }
const settings = readSettings(environmentWithFile())
process.exitCode = await withDatabase(settings, async (variables) => {
  const env = variablesFor(seen, { LOG_LEVEL: 'error', ...variables })
  const command = { name: script, args: [script, ...args], env, cwd: root }
  const { isFine, all } = await watchToEnd(command)
  process.stdout.write(`${all.join('\n')}\n`)
  return isFine ? 0 : 1
})
