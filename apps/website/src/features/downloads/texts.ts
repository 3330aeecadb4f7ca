import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'

const de = {
  titel: 'Downloads',
  empty: 'Zurzeit gibt es keine Dateien.',
  asOf: (tag: string) => `Stand ${tag}`,
}

const en: typeof de = {
  titel: 'Downloads',
  empty: 'There are no files at the moment.',
  asOf: (tag) => `As of ${tag}`,
}

const words: Record<Sprache, typeof de> = { de, en }

/** Words around files to download, in the language of the page. */
export const useDownloadTexts = () => words[useSprache()]
