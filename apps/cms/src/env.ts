import { apiEnv, envOrExit, isNextBuild } from '@kurstadt/env'
import type { z } from 'zod'

/** Stands in while building; nothing of it is kept, and no process starts with it. */
const buildEnv = {
  DATABASE_URL: 'postgres://build.invalid/build',
  PAYLOAD_SECRET: 'only-while-building-'.padEnd(32, '0'),
}

/** Environment of the CMS, parsed once; a wrong one ends the process with a list. */
export const env: z.infer<typeof apiEnv> = isNextBuild ? apiEnv.parse(buildEnv) : envOrExit(apiEnv)
