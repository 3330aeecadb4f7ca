import { fillTestTown, startTestStack, type TestStack } from '../../tests/support/stack.ts'
import type { Outcome, Step } from './step.ts'

let startInTown: typeof startTestStack | undefined

/** Fills the demo town while others run: it takes little more than one core, and browser tests need both. */
export const demoTownStep: Step = {
  name: 'demo town',
  isQuick: false,
  run: async (signal): Promise<Outcome> => {
    startInTown = await fillTestTown(signal)
    return { passed: 1, failed: 0, output: [] }
  },
}

/** Starts everything in the town that the step has filled, or in one of its own without that step. */
export function startDemoTown(signal: AbortSignal): Promise<TestStack> {
  const start = startInTown ?? startTestStack
  startInTown = undefined
  return start(signal)
}
