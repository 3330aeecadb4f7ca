import { envOrExit, websiteEnv } from '@kurstadt/env'

/** Environment of the website, parsed once at boot. */
export const env = envOrExit(websiteEnv)
