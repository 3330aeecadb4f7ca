import { backOfficeBuild, isBuilt, runBuild, websiteBuild } from '../builds/index.ts'
import type { Environment } from '../process/index.ts'
import { step } from '../terminal/index.ts'
import { root, systemVariables } from './settings.ts'

/** Builds the apps whose sources differ from those of their last build; says whether any did. */
export async function buildWhatChanged(signal: AbortSignal): Promise<boolean> {
  const env: Environment = { ...systemVariables(), NODE_ENV: 'production' }
  const outdated = [websiteBuild, backOfficeBuild].filter((build) => !isBuilt(build, root))
  for (const build of outdated)
    await step(build.title, () => runBuild(build, { root, env, signal }))
  return outdated.length > 0
}
