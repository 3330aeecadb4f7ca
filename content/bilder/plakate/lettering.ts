import { el, group, px, type Svg } from '../kit/index.ts'
import { kerning, letters } from './letters.ts'

/** A line of words: where its baseline lies, how large it is, and how far its letters stand apart (share of the size). */
export type Line = {
  x: number
  y: number
  size: number
  fill: string
  align?: 'left' | 'center' | 'right'
  tracking?: number
}

const space = 240

/** The outline of a letter; a letter that has none would be missing on the poster. */
/** Letters by their character: advance and outline. */
type Alphabet = Readonly<Record<string, readonly [advance: number, d: string]>>

function glyph(character: string, alphabet: Alphabet): readonly [advance: number, d: string] {
  if (character === ' ') return [space, '']
  const found = alphabet[character]
  if (!found) throw new Error(`Add an outline of »${character}« to the letters`)
  return found
}

function places(text: string, tracking: number, alphabet: Alphabet): { at: number; d: string }[] {
  const set: { at: number; d: string }[] = []
  let at = 0
  let before = ''
  for (const character of text) {
    const [advance, d] = glyph(character, alphabet)
    at += alphabet === letters ? (kerning[before + character] ?? 0) : 0
    set.push({ at, d })
    at += advance + tracking * 1000
    before = character
  }
  return [...set, { at: at - tracking * 1000, d: '' }]
}

/** Words as outlines, so that a poster looks the same whatever fonts the machine has. */
export function lettering(text: string, line: Line, alphabet: Alphabet = letters): Svg {
  const { x, y, size, fill, align = 'left', tracking = 0 } = line
  const set = places(text, tracking, alphabet)
  const scale = size / 1000
  const width = (set.at(-1)?.at ?? 0) * scale
  const left = x - { left: 0, center: width / 2, right: width }[align]
  return group(
    { transform: `translate(${px(left)} ${px(y)}) scale(${scale})`, fill },
    ...set
      .filter(({ d }) => d !== '')
      .map(({ at, d }) => el('path', { d, transform: `translate(${px(at)} 0)` })),
  )
}
