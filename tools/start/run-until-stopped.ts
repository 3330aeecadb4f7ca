import { inspect } from 'node:util'
import { whenAskedToStop } from '../process/index.ts'
import type { Settings, Stack } from '../stack/index.ts'
import { environmentWithFile, readSettings } from '../stack/index.ts'
import { print, step } from '../terminal/index.ts'
import { type Goals, readyLine } from './ready-line.ts'

type Start = (settings: Settings, signal: AbortSignal) => Promise<Stack>

/**
 * Starts, says how long it took and where everything is, and ends it on Ctrl-C or when a part of it
 * dies.
 */
export async function runUntilStopped(start: Start, goals?: Goals): Promise<never> {
  const started = Number(process.env.STARTED_AT ?? Date.now())
  const stopping = new AbortController()
  whenAskedToStop(stopping)
  try {
    const settings = readSettings(environmentWithFile())
    const stack = await start(settings, stopping.signal)
    print()
    print(readyLine((Date.now() - started) / 1000, stack, goals))
    announce(settings, stack)
    await untilEnd(stack, stopping.signal)
  } catch (error) {
    if (!stopping.signal.aborted) complain(error)
  }
  return process.exit()
}

function announce({ dataDir }: Settings, { addresses, administrator }: Stack): void {
  for (const [name, address] of Object.entries(addresses)) print(`  ${name.padEnd(12)} ${address}`)
  print(`  ${'Logs'.padEnd(12)} ${dataDir}/logs`)
  if (administrator) {
    print()
    print('The first administrator; the password is shown this once:')
    print(`  E-mail       ${administrator.email}`)
    print(`  Password     ${administrator.password}`)
    print('Somebody of the town hall, for the intranet (/de/intranet/):')
    print(`  E-mail       ${administrator.intranet.email}`)
    print(`  Password     ${administrator.intranet.password}`)
    print('A member of the council (/de/gemeinderat/intern/):')
    print(`  E-mail       ${administrator.ratsinfo.email}`)
    print(`  Password     ${administrator.ratsinfo.password}`)
  }
  print()
  print('Ctrl-C ends everything.')
}

async function untilEnd(stack: Stack, signal: AbortSignal): Promise<void> {
  const asked = new Promise<undefined>((resolve) => {
    const done = () => resolve(undefined)
    if (signal.aborted) done()
    else signal.addEventListener('abort', done)
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
