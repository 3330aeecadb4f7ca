import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// WCAG 1.4.3 and 1.4.11 for the meaning tokens of each theme.

const text = [
  ['text', 'page surface surface-tint surface-calm'],
  ['text-soft', 'page surface surface-tint surface-calm'],
  ['heading', 'page surface surface-tint surface-calm'],
  ['eyebrow', 'page surface'],
  ['link', 'page surface surface-tint surface-calm'],
  ['link-hover', 'page surface surface-tint surface-calm'],
  ['accent', 'page surface'],
  ['on-accent', 'accent accent-hover'],
  ['band-text', 'band band-deep'],
  ['band-soft', 'band band-deep'],
  ['band', 'band-accent'],
  ['warn-text', 'warn-surface'],
  ['note-text', 'note-surface'],
  ['good-text', 'page surface'],
] as const

const frames = [
  ['focus', 'page surface surface-tint surface-calm'],
  ['focus-band', 'band band-deep'],
] as const

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

function colourOf(theme: string): (name: string) => string {
  const css = read('tokens.css') + read(`themes/${theme}.css`)
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):\s*([^;]+);/g))
    values.set(name, value)
  const resolve = (value: string): string => {
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    return reference ? resolve(values.get(reference) ?? '') : value
  }
  return (name) => resolve(`var(--color-${name})`)
}

/** Relative luminance of `#rgb` or `#rrggbb`. */
function luminance(colour: string): number {
  const long = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour
  const channels = /^#(..)(..)(..)$/.exec(long)?.slice(1)
  if (!channels) throw new TypeError(`${colour} is no plain colour`)
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const part = Number.parseInt(channel, 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function tooWeak(theme: string, pairs: typeof text | typeof frames, least: number): string[] {
  const colour = colourOf(theme)
  return pairs.flatMap(([front, backs]) =>
    backs.split(' ').flatMap((back) => {
      const found = contrast(colour(front), colour(back))
      return found < least ? [`${front} on ${back}: ${found.toFixed(2)}`] : []
    }),
  )
}

for (const theme of ['default', 'rossini', 'behoerdenlotse']) {
  test(`${theme}: words have a contrast of at least 4.5`, () => {
    expect(tooWeak(theme, text, 4.5)).toEqual([])
  })

  test(`${theme}: the frame of the focus has a contrast of at least 3`, () => {
    expect(tooWeak(theme, frames, 3)).toEqual([])
  })
}

test('behoerdenlotse: words have a contrast of at least 7', () => {
  const main = text.filter(([front]) => front === 'text' || front === 'text-soft')
  const colour = colourOf('behoerdenlotse')
  for (const [front, backs] of main)
    for (const back of backs.split(' '))
      expect(contrast(colour(front), colour(back)), `${front} on ${back}`).toBeGreaterThan(7)
})

test('rossini: words keep their contrast where the light from the wings is brightest', () => {
  const colour = colourOf('rossini')
  // 38 % of --velvet-700 over the page.
  const lit = '#451322'
  for (const front of ['text', 'text-soft', 'heading', 'eyebrow', 'link', 'accent'])
    expect(contrast(colour(front), lit), front).toBeGreaterThan(4.5)
})
