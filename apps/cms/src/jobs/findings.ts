import { refreshFindings } from '../editing/checks/index.ts'
import type { JobTools } from '../platform/queue/tools.ts'

/** Looks for problems in everything that visitors see; days pass and links break without a save. */
export async function lookForProblems(_: object, { payload, log, now }: JobTools): Promise<void> {
  const documents = await refreshFindings(payload, now())
  log.info({ documents }, 'looked for problems')
}
