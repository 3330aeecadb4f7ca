import { buildWhatChanged } from '../stack/index.ts'
import type { Step } from './step.ts'

/** Builds what changed; contract, fault and browser tests run on it. */
export const buildStep: Step = {
  name: 'build',
  isQuick: false,
  run: async (signal) => {
    await buildWhatChanged(signal)
    return { passed: 1, failed: 0, output: [] }
  },
}
