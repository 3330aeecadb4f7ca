import { whenAskedToStop } from '../process/index.ts'
import { say, seconds, step as show } from '../terminal/index.ts'
import type { Outcome, Step } from './step.ts'
import { steps } from './steps.ts'

/** `npm test` runs all steps, `npm test -- unit browser` those named, `--quick` the quick ones. */
const names = process.argv.slice(2)
const chosen = steps.filter(({ name, isQuick }) =>
  names.includes('--quick') ? isQuick : names.length === 0 || names.includes(name),
)
const stopping = new AbortController()
whenAskedToStop(stopping)
const started = performance.now()

const total = { passed: 0, failed: 0 }
for (const step of chosen) {
  const outcome = await runStep(step)
  if (stopping.signal.aborted) process.exit(130)
  total.passed += outcome.passed
  total.failed += outcome.failed
}
say()
say(`Tests took ${seconds(started)}.`)
say(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

/** One failing step does not end the run: one run shows everything. */
async function runStep(step: Step): Promise<Outcome> {
  const outcome = await show(step.name, () => attempt(step), isFine)
  if (!stopping.signal.aborted) for (const line of outcome.output) say(`  ${line}`)
  return outcome
}

async function attempt(step: Step): Promise<Outcome> {
  try {
    return await step.run(stopping.signal)
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { passed: 0, failed: 1, output: text.split('\n') }
  }
}

function isFine({ failed }: Outcome): boolean {
  return failed === 0
}
