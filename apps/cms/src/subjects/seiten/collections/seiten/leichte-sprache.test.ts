import type { CollectionBeforeChangeHook } from 'payload'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { noteLeichteSprache } from './leichte-sprache.ts'
import { digestOfText } from './text-digest.ts'

const text = (words: string) => ({
  root: {
    type: 'root',
    direction: 'ltr',
    children: [{ type: 'text', text: words, mode: 'normal' }],
  },
})
const page = {
  titel: 'Abfallkalender',
  beschreibung: null,
  bloecke: [{ id: 'a1', blockType: 'text', titel: '', text: text('Die Tonne wird geleert.') }],
}

test('the same words have the same digest, however they are stored', () => {
  const again = {
    beschreibung: '',
    bloecke: [
      {
        blockType: 'text',
        text: text(' Die Tonne wird geleert. '),
        id: 'b2',
        bild: '0190a5f0-1111-4222-8333-444455556666',
      },
    ],
    titel: 'Abfallkalender',
    seitenleiste: [],
  }
  expect(digestOfText(again)).toBe(digestOfText(page))
})

test('another word, another order and a moved text are another text', () => {
  const words = digestOfText(page)
  expect(digestOfText({ ...page, titel: 'Müllkalender' })).not.toBe(words)
  expect(digestOfText({ ...page, bloecke: [] })).not.toBe(words)
  expect(digestOfText({ ...page, bloecke: [], seitenleiste: page.bloecke })).not.toBe(words)
})

const shape = z.object({ leichte_stand: z.unknown(), leichte_zustand: z.unknown() }).partial()

/** What the hook makes of a save: Payload hands over far more than it reads. */
function save(data: object, originalDoc: object | undefined, locale = 'de') {
  const given = { data, originalDoc, req: { locale } }
  const hook: (args: never) => ReturnType<CollectionBeforeChangeHook> = noteLeichteSprache
  return shape.parse(Reflect.apply(hook, null, [given]))
}

const fassung = { leichte_fassung: 'leicht' }

test('whoever chooses a version confirms it, and a change of the text is seen', () => {
  const first = save({ ...page, ...fassung }, page)
  expect(first.leichte_zustand).toBe('aktuell')
  const stored = { ...page, ...fassung, ...first }
  expect(save({ ...page, titel: 'Müllkalender' }, stored).leichte_zustand).toBe('geaendert')
})

test('a text that comes back to what was confirmed is right again', () => {
  const stored = { ...page, ...fassung, ...save({ ...page, ...fassung }, page) }
  const changed = { ...stored, ...save({ titel: 'Müllkalender' }, stored), titel: 'Müllkalender' }
  expect(changed.leichte_zustand).toBe('geaendert')
  expect(save({ titel: 'Abfallkalender' }, changed).leichte_zustand).toBe('aktuell')
})

test('the box confirms what stands there now', () => {
  const stored = { ...page, ...fassung, leichte_stand: 'older' }
  expect(save({}, stored).leichte_zustand).toBe('geaendert')
  expect(save({ leichte_passt: true }, stored).leichte_zustand).toBe('aktuell')
})

const kept = { leichte_stand: 'x', leichte_zustand: 'geaendert' }
const none = { leichte_stand: null, leichte_zustand: null }

test('English words change nothing of it, whatever a form sends along', () => {
  const stored = { ...page, ...fassung, ...kept }
  const sent = { titel: 'Waste', ...fassung, leichte_zustand: 'aktuell', leichte_stand: 'y' }
  expect(save(sent, stored, 'en')).toEqual(kept)
})

test.each(['de', 'en'])('a page whose version is taken away in %s has no state', (locale) => {
  const stored = { ...page, ...fassung, ...kept }
  expect(save({ leichte_fassung: null }, stored, locale)).toEqual(none)
})

test('a version that was chosen in the English form is confirmed by the next save in German', () => {
  const chosen = save({ titel: 'Waste', ...fassung }, page, 'en')
  expect(chosen).toEqual(none)
  expect(save({}, { ...page, ...fassung, ...chosen }).leichte_zustand).toBe('aktuell')
})
