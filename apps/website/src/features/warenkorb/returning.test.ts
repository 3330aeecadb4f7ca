import { expect, test } from 'vitest'
import { noteVisit, takeVisit } from './returning.ts'

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

test('who comes back from the cart is told once (spec 4: the list refetches)', () => {
  const store = memory()
  expect(takeVisit(() => store)).toBe(false)
  noteVisit(() => store)
  expect(takeVisit(() => store)).toBe(true)
  expect(takeVisit(() => store)).toBe(false)
})

test('without a store nobody is told, and nothing breaks (F27)', () => {
  const none = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  expect(() => noteVisit(none)).not.toThrow()
  expect(takeVisit(none)).toBe(false)
})
