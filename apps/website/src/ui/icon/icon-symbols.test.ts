import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { iconSymbols } from './icon-symbols.ts'

test('the sprite has every icon that a part may name, and no other', () => {
  const sprite = readFileSync(path.join(import.meta.dirname, 'icons.svg'), 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(drawn)).toEqual(new Set<string>(iconSymbols))
  expect(drawn).toHaveLength(iconSymbols.length)
})
