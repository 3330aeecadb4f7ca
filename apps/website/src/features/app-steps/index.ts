import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { type AppSteps, de } from './steps-de.ts'
import { en } from './steps-en.ts'

const steps: Record<Sprache, AppSteps> = { de, en }

/** How the site is put on the home screen, in the language of the page. */
export const useAppSteps = (): AppSteps => steps[useSprache()]
