import type { PartTexts } from './de.ts'

/** Words of the parts in `ui` that few pages have, in English. */
export const en: PartTexts = {
  button: { busy: 'Please wait' },
  modal: { close: 'Close' },
  letters: { label: 'By first letter', letter: (buchstabe) => `Letter ${buchstabe}` },
  field: {
    required: 'required',
    error: 'Error:',
    choose: 'Please choose',
    summary: (anzahl) =>
      anzahl === 1 ? 'Please check one answer' : `Please check ${anzahl} answers`,
  },
  embed: {
    notice: (anbieter) =>
      `This content comes from ${anbieter}. Nothing is fetched from there until you load it. Your IP address, among other things, is then passed on.`,
    load: 'Load content',
    remember: (anbieter) => `Remember my choice: always load ${anbieter}`,
    remembered: (anbieter) => `Content from ${anbieter} loads at once because you have chosen so.`,
    forget: 'Undo my choice',
    privacy: 'More about privacy',
    open: (anbieter) => `View at ${anbieter}`,
    refused: (anbieter) => `This content cannot be shown here. You will find it at ${anbieter}.`,
  },
}
