import { de } from '@payloadcms/translations/languages/de'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { germanWords } from './german-words.ts'

const texts = z.record(z.string(), z.record(z.string(), z.string()))
const payloads = texts.parse(de.translations)
const ours = Object.entries(texts.parse(germanWords)).flatMap(([group, words]) =>
  Object.entries(words).map(([key, text]) => ({ group, key, text })),
)

/** The dash that stands for an empty value names nothing. */
const sentences = ours.filter(({ key }) => key !== 'noLabel')

const holes = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|<\/?\d>/g))].sort()

test.each(sentences)(
  '$group:$key stands for a text of Payload and keeps what it fills in',
  (own) => {
    const theirs = payloads[own.group]?.[own.key]
    expect(theirs).toBeDefined()
    expect(holes(own.text)).toEqual(holes(theirs ?? ''))
  },
)

/** Payload's words for what is not used here: accounts have no user names. */
const unused = new Set(['username'])

test('nobody is told with «du» what to do with versions, pictures, links and values', () => {
  const shown = (['version', 'upload', 'fields', 'validation'] as const).flatMap((group) =>
    Object.entries({ ...payloads[group], ...germanWords[group] }),
  )
  const words = shown.filter(
    ([key, text]) =>
      !unused.has(key) &&
      /\b(?:du|dein\w*|dich|dir|gib|wähle|setze|ziehe|passe|prüfe|klicke)\b/i.test(text),
  )
  expect(words).toEqual([])
  for (const { text } of ours) expect(text).not.toMatch(/\b(?:du|deine?[mnrs]?|dich)\b/i)
})

/** What an editor reads: our words where there are some, Payload's where not. */
const shown = (group: string, key: string) =>
  ({ ...payloads[group], ...texts.parse(germanWords)[group] })[key]

test('a live entry with a newer draft is called so, not a mere change', () => {
  expect(shown('version', 'changed')).toBe('Live, mit neuerem Entwurf')
})

test('nobody has to know what toggling a block or a language variant is', () => {
  expect(shown('fields', 'toggleBlock')).not.toMatch(/Block|umschalten/)
  expect(shown('localization', 'copyToLocale')).not.toMatch(/Sprachvariante/)
  expect(shown('general', 'untitled')).not.toBe('Ohne Titel')
})
