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

test('nobody is asked with «du» before something is deleted, restored or withdrawn', () => {
  const shown = { ...payloads.version, ...germanWords.version }
  const words = Object.entries(shown).filter(([, text]) =>
    /\b(?:du|dein\w*|dich|dir)\b/i.test(text),
  )
  expect(words).toEqual([])
  for (const { text } of ours) expect(text).not.toMatch(/\b(?:du|deine?[mnrs]?|dich)\b/i)
})
