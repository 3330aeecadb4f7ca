import { browserStep } from './browser-step.ts'
import { buildStep } from './build-step.ts'
import { demoTownStep } from './demo-town-step.ts'
import type { Step } from './step.ts'
import { toolStep } from './step.ts'
import { generatedTypesStep, typesStep } from './types-step.ts'
import { vitestStep } from './vitest-step.ts'

/** Seconds that a run may take on two cores: the quick checks, and everything. */
export const goals = { quick: 60, whole: 720 } as const

/** Steps that run side by side: one for each core of the machine that everything is measured on. */
export const stepsAtOnce = 2

const generated = [generatedTypesStep.name]
const built = [buildStep.name]

/** All steps in the order in which they begin: what is quick to fail comes first. */
export const steps: readonly Step[] = [
  generatedTypesStep,
  toolStep('format', [{ program: 'biome', args: ['format'] }]),
  toolStep('lint', [{ program: 'biome', args: ['lint', '--error-on-warnings'] }]),
  typesStep(),
  toolStep('lint types', [{ program: 'oxlint', args: [] }], generated),
  toolStep('lint styles', [
    { program: 'stylelint', args: ['apps/website/**/*.css', '--max-warnings=0'] },
  ]),
  toolStep('architecture', [{ program: 'node', args: ['--run', 'lint:architecture'] }], generated),
  toolStep('dead code', [{ program: 'knip', args: ['--no-config-hints'] }], generated),
  vitestStep('unit', { projects: ['unit-*', 'content'], isQuick: true }),
  buildStep,
  // A third of it is waiting: what asks for no times has room beside it.
  demoTownStep,
  vitestStep('architecture rules', { projects: ['architecture'] }),
  vitestStep('contract', { projects: ['contract'], after: built }),
  // Both ask how long an answer takes, and both mostly wait. Beside the contract tests they took
  // longer together than one after the other.
  vitestStep('faults', { projects: ['faults'], after: built, onlyBeside: ['faults-website'] }),
  vitestStep('faults-website', {
    projects: ['faults-website'],
    after: built,
    onlyBeside: ['faults'],
  }),
  browserStep,
]
