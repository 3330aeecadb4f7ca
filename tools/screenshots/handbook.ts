import { startTestStack } from '../../tests/support/stack.ts'
import { print, step } from '../terminal/index.ts'
import { runTool } from '../test/step.ts'

/** Tests that take a picture when HANDBOOK_PICTURES asks for it. */
const photographers = [
  'tests/e2e/editors-tasks.spec.ts',
  'tests/e2e/back-office.spec.ts',
  'tests/e2e/event-office.spec.ts',
  'tests/e2e/council-clerk.spec.ts',
]

/** Takes the pictures of the editors' handbook on the way of the tests; false when a test fails. */
export async function takeHandbook(signal: AbortSignal): Promise<boolean> {
  const stack = await startTestStack(signal)
  const { email = '', password = '' } = stack.administrator ?? {}
  const asked = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, HANDBOOK_PICTURES: 'true' }
  try {
    const tool = { program: 'playwright', args: ['test', '--workers=1', ...photographers] }
    const { isFine, all } = await step('Photographing the handbook', () =>
      runTool(tool, signal, { ...stack.variables, ...asked }),
    )
    if (!isFine) for (const line of all) print(line)
    return isFine
  } finally {
    await stack.stop()
  }
}
