import type { Sprache } from '@kurstadt/contract'

const locales = { de: 'de-DE', en: 'en-GB' } as const

/** Words of a preview; they stand apart because no visitor's page needs them. */
export const previewWords = {
  de: {
    draft: 'Vorschau: So sieht die Seite aus, sobald sie veröffentlicht ist.',
    until: 'Dieser Link gilt bis',
  },
  en: { draft: 'Preview: this is the page once it is published.', until: 'This link works until' },
} as const

/** An instant as `20. Nov. 2026, 14:05` in Europe/Berlin. */
export function formatInstant(iso: string, sprache: Sprache): string {
  const shape = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const
  return new Intl.DateTimeFormat(locales[sprache], shape).format(new Date(iso))
}
