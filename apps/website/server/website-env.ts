import type { websiteEnv } from '@kurstadt/env'
import type { z } from 'zod'

/** Environment of the website. */
export type WebsiteEnv = z.infer<typeof websiteEnv>
