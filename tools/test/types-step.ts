import { globSync } from 'node:fs'
import path from 'node:path'
import { root } from '../stack/index.ts'
import type { Step, Tool } from './step.ts'
import { toolStep } from './step.ts'

const checkedProjects = [
  'tsconfig.json',
  '{packages,apps}/*/tsconfig.json',
  '{content,tools,tests,bench}/tsconfig.json',
]

/** What the compiler remembers of the last check, so that the next one reads what has changed. */
const remembered = 'node_modules/.cache/tsc'

/** Types of the routes, which come from generators; the type checks read them. */
export const generatedTypesStep: Step = toolStep('generated types', [
  { program: 'next', args: ['typegen'], cwd: 'apps/cms' },
])

/**
 * One checker for a project: each further one checks again what it needs to know of the others'
 * files. With four, as TypeScript has it, the CMS takes twice the work, and the other core is taken.
 */
export const inOneChecker = ['--checkers', '1']

/** Every project of the repository. */
export function typesStep(): Step {
  const projects = globSync(checkedProjects, { cwd: root }).sort()
  return toolStep('types', projects.map(checked), [generatedTypesStep.name])
}

function checked(project: string): Tool {
  const name = `${path.dirname(project).replaceAll(/[^a-z]/g, '-')}.tsbuildinfo`
  const memory = ['--incremental', '--tsBuildInfoFile', path.join(root, remembered, name)]
  return { program: 'tsc', args: ['--project', project, ...inOneChecker, ...memory] }
}
