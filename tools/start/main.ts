import { inspect } from 'node:util'
import { whenAskedToStop } from '../process/index.ts'
import type { Settings, Stack } from '../stack/index.ts'
import { environmentWithFile, readSettings, startStack } from '../stack/index.ts'
import { say, seconds, step } from '../terminal/index.ts'

const started = performance.now()
const stopping = new AbortController()
whenAskedToStop(stopping)

try {
  const settings = readSettings(environmentWithFile())
  const stack = await startStack(settings, stopping.signal)
  announce(settings, stack)
  await untilEnd(stack)
} catch (error) {
  if (!stopping.signal.aborted) complain(error)
}
process.exit()

function announce({ variables, dataDir }: Settings, { administrator }: Stack): void {
  say()
  say(`Ready after ${seconds(started)}.`)
  say(`  Website      ${variables.WEBSITE_URL}`)
  say(`  Back office  ${variables.BACK_OFFICE_URL}/admin`)
  say(`  Content API  ${variables.CONTENT_API_URL}/api/cms/`)
  say(`  Logs         ${dataDir}/logs`)
  if (administrator) {
    say()
    say('The first administrator; the password is shown this once:')
    say(`  E-mail       ${administrator.email}`)
    say(`  Password     ${administrator.password}`)
  }
  say()
  say('Ctrl-C ends everything.')
}

/** Waits for the request to stop or for a part to fail, and ends everything. */
async function untilEnd(stack: Stack): Promise<void> {
  const asked = new Promise<undefined>((resolve) => {
    const done = () => resolve(undefined)
    if (stopping.signal.aborted) done()
    else stopping.signal.addEventListener('abort', done)
  })
  const failure = await Promise.race([stack.failed, asked])
  if (failure) {
    process.exitCode = 1
    process.stderr.write(`\n${failure}\n`)
  }
  await step('Stopping', () => stack.stop())
}

/** What the reader can mend is said in words; a mistake of ours shows where it happened. */
function complain(error: unknown): void {
  process.exitCode = 1
  const ourMistakes = [TypeError, ReferenceError, RangeError, SyntaxError]
  const isOurs = ourMistakes.some((kind) => error instanceof kind)
  const text = error instanceof Error && !isOurs ? error.message : inspect(error)
  process.stderr.write(`\n${text}\n`)
}
