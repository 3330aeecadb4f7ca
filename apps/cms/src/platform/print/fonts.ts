import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './woff.ts'

/** The town's faces in print: running text, strong text, headings. */
export const families = ['text', 'strong', 'display'] as const
/** One of the faces. */
export type FontFamily = (typeof families)[number]

/** A piece of text that one font can show. */
export type Run = { font: string; text: string }

type Loaded = { name: string; data: Buffer; font: Font }

/** The town's own fonts first, then one for the letters of other scripts. */
const files: Record<FontFamily, readonly string[]> = {
  text: [
    import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff'),
    import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  ],
  strong: [
    import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff'),
    import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff'),
    import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  ],
  display: [
    import.meta.resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff'),
    import.meta.resolve('@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff'),
    import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  ],
}

const opened = new Map<string, Pick<Loaded, 'data' | 'font'>>()

/** A font, opened once in a process; packed ones cost pdfkit more than all the rest of a document. */
function open(file: string): Pick<Loaded, 'data' | 'font'> {
  const known = opened.get(file)
  if (known) return known
  const bytes = readFileSync(fileURLToPath(file))
  const data = file.endsWith('.woff') ? unpackWoff(bytes) : bytes
  const font = create(data)
  if (!('hasGlyphForCodePoint' in font)) throw new TypeError(`${file} is no single font`)
  const made = { data, font }
  opened.set(file, made)
  return made
}

/** The fonts of a document: a letter is shown by the first that has it, and left out if none has. */
export class Fonts {
  readonly #loaded = new Map<FontFamily, Loaded[]>()

  constructor(register: (name: string, data: Buffer) => void) {
    for (const family of families) {
      const all = files[family].map((file, index) => ({
        name: `${family}-${index}`,
        ...open(file),
      }))
      this.#loaded.set(family, all)
      for (const { name, data } of all) register(name, data)
    }
  }

  /** Text in pieces that one font can show; what no font can show (emoji) is not there. */
  runsOf(text: string, family: FontFamily): Run[] {
    const fonts = this.#loaded.get(family) ?? []
    const runs: Run[] = []
    for (const letter of text.toWellFormed().normalize('NFC').replaceAll(/\s/g, ' ')) {
      const last = runs.at(-1)
      const font = fonts.find((one) => one.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
      const isDoubleSpace = letter === ' ' && last?.text.endsWith(' ') === true
      if (font === undefined || isDoubleSpace) continue
      if (last && (last.font === font.name || letter === ' ')) last.text += letter
      else runs.push({ font: font.name, text: letter })
    }
    return runs.length > 0 ? runs : [{ font: `${family}-0`, text: ' ' }]
  }

  /** How high the letters of a face rise above their line, as a part of their size. */
  ascentOf(family: FontFamily): number {
    const [first] = this.#loaded.get(family) ?? []
    return first ? first.font.ascent / first.font.unitsPerEm : 1
  }
}
