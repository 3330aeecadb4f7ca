import { whenAskedToStop } from '../process/index.ts'
import { print, step as show } from '../terminal/index.ts'
import { runInSlots } from './schedule.ts'
import type { Outcome, Step } from './step.ts'
import { goals, steps, stepsAtOnce } from './steps.ts'
import { timesOf } from './times.ts'

/** `npm test` runs all steps, `npm test -- unit browser` those named, `--quick` the quick ones. */
const names = process.argv.slice(2)
const isQuick = names.includes('--quick')
const chosen = steps.filter((step) =>
  isQuick ? step.isQuick : names.length === 0 || names.includes(step.name),
)
const stopping = new AbortController()
whenAskedToStop(stopping)
const started = Number(process.env.STARTED_AT ?? Date.now())

const total = { passed: 0, failed: 0 }
const failures: string[] = []
const took = new Map<string, number>()
await runInSlots(chosen, stepsAtOnce, async (step) => {
  const outcome = await runStep(step)
  if (stopping.signal.aborted) return
  total.passed += outcome.passed
  total.failed += outcome.failed
  if (outcome.failed > 0) failures.push(...failuresOf(step, outcome))
})
if (stopping.signal.aborted) process.exit(130)
print()
const goal = isQuick ? goals.quick : goals.whole
const whole = (Date.now() - started) / 1000
for (const line of timesOf(took, whole, chosen.length === steps.length || isQuick ? goal : null)) {
  print(line)
}
print(`${total.passed} passed, ${total.failed} failed`)
// Last, because the end of a long output is what is read first, and all that is kept of some.
for (const line of failures) print(`✗ ${line}`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

/** One failing step does not end the run: one run shows everything. */
async function runStep(step: Step): Promise<Outcome> {
  const begun = performance.now()
  const outcome = await show(step.name, () => attempt(step), isFine)
  took.set(step.name, (performance.now() - begun) / 1000)
  if (!stopping.signal.aborted) for (const line of outcome.output) print(`  ${line}`)
  return outcome
}

/** What failed in a step, by the names of its tests where it knows them. */
function failuresOf({ name }: Step, { failures: tests = [] }: Outcome): string[] {
  return tests.length === 0 ? [name] : tests.map((line) => `${name}: ${line}`)
}

async function attempt(step: Step): Promise<Outcome> {
  try {
    stopping.signal.throwIfAborted()
    return await step.run(stopping.signal)
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { passed: 0, failed: 1, output: text.split('\n') }
  }
}

function isFine({ failed }: Outcome): boolean {
  return failed === 0
}
