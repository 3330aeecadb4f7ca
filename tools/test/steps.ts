import { globSync } from 'node:fs'
import { root } from '../stack/index.ts'
import { browserStep } from './browser-step.ts'
import { buildStep } from './build-step.ts'
import type { Step } from './step.ts'
import { toolStep } from './step.ts'
import { vitestStep } from './vitest-step.ts'

const checkedProjects = [
  'tsconfig.json',
  '{packages,apps}/*/tsconfig.json',
  '{content,tools,tests,bench}/tsconfig.json',
]

/** Generated types of the routes, then every project of the repository. */
function typesStep(): Step {
  const projects = globSync(checkedProjects, { cwd: root }).sort()
  return toolStep('types', [
    { program: 'react-router', args: ['typegen'], cwd: 'apps/website' },
    { program: 'next', args: ['typegen'], cwd: 'apps/cms' },
    ...projects.map((project) => ({ program: 'tsc', args: ['--project', project] })),
  ])
}

/** All steps in their order: what is quick to fail comes first. */
export const steps: readonly Step[] = [
  toolStep('format', [{ program: 'biome', args: ['format'] }]),
  toolStep('lint', [{ program: 'biome', args: ['lint', '--error-on-warnings'] }]),
  // Before what reads the generated types of the routes, too.
  typesStep(),
  toolStep('lint types', [{ program: 'oxlint', args: [] }]),
  toolStep('lint styles', [
    { program: 'stylelint', args: ['apps/website/**/*.css', '--max-warnings=0'] },
  ]),
  toolStep('architecture', [{ program: 'node', args: ['--run', 'lint:architecture'] }]),
  toolStep('dead code', [{ program: 'knip', args: ['--no-config-hints'] }]),
  vitestStep('unit', ['unit-*', 'content'], true),
  vitestStep('architecture rules', ['architecture'], false),
  buildStep,
  vitestStep('contract', ['contract'], false),
  vitestStep('faults', ['faults*'], false),
  browserStep,
]
