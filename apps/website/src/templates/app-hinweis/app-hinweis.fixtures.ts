import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `app-hinweis`. */
export const fixtures: Fixtures<'app-hinweis'> = examples['app-hinweis']
