import type { Sprache } from '@kurstadt/contract'

/** Words for how long ago something was; they stand apart because scripts need no others. */
export const ageTexts: Readonly<Record<Sprache, { now: string }>> = {
  de: { now: 'gerade eben' },
  en: { now: 'just now' },
}
