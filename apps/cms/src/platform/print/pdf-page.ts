import PDFDocument from 'pdfkit'
import { bidiLines, isRtl, type Piece } from './bidi.ts'
import { type FontFamily, Fonts, type Run } from './fonts.ts'
import type { Picture } from './picture.ts'

type Pdf = InstanceType<typeof PDFDocument>
/** An element of the document's structure. */
export type Element = ReturnType<Pdf['struct']>

/** Colours of the town, in print. */
export const colors = {
  text: '#1b2621',
  soft: '#4b5953',
  heading: '#1c4035',
  accent: '#265446',
  band: '#15302a',
  bandSoft: '#c4d8cd',
  warn: '#8a3d27',
  line: '#d8c7ae',
  ornament: '#a78660',
  page: '#fcfaf6',
  paper: '#ffffff',
} as const

/** Measures of a page in points; A4 is 595 × 842. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 58, bottom: 58 }
export const content = page.width - page.left - page.right

/** How text is set. */
export type Setting = {
  family: FontFamily
  size: number
  color: string
  x?: number
  y?: number
  width?: number
  gap?: number
  spacing?: number
  align?: 'left' | 'right'
}

/** What an element says of itself; `bbox` is left, top, right and bottom. */
type TagOptions = {
  lang?: string
  alt?: string
  bbox?: [number, number, number, number]
  scope?: 'Column' | 'Row'
  /** What an abbreviation stands for. */
  expanded?: string
}

/** Sets a piece as it is, and not word by word. */
const whole: { lineBreak: boolean; features: [] } = { lineBreak: false, features: [] }

type Box = { x: number; y: number; width: number; height: number }

/**
 * Says that the document is PDF/UA-1. pdfkit's own way to say so adds lists of the shapes in each
 * font that leave out those a letter is put together of, and PDF/UA allows no list but a whole one.
 */
const universal = `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`

const and: Record<string, string> = { de: ' und ', en: ' and ' }

/** pdfkit writes what it says of a document into XML as it is; in words, so that it stays whole. */
const inWords = (text: string, lang: string) =>
  text.replaceAll(/\s*&\s*/g, and[lang.slice(0, 2)] ?? ' ').replaceAll(/[<>]/g, '')

/** What a document says of itself: its title, who made it, its language, its last change. */
export type PdfFacts = { titel: string; von: string; lang: string; geaendert: string }

/** A document that grows page by page, every mark on it either in the structure or an artifact. */
export class PdfPage {
  readonly doc: Pdf
  readonly root: Element
  readonly #fonts: Fonts

  constructor({ titel, von, lang, geaendert }: PdfFacts) {
    const made = new Date(geaendert)
    const title = inWords(titel, lang)
    const author = inWords(von, lang)
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top: page.top, bottom: page.bottom, left: page.left, right: page.right },
      lang,
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      bufferPages: true,
      autoFirstPage: false,
      font: '',
      info: {
        Title: title,
        Author: author,
        Subject: `${author}: ${title}`,
        CreationDate: made,
        ModDate: made,
      },
    })
    this.#fonts = new Fonts((name, data) => this.doc.registerFont(name, data))
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
  }

  /** Puts an element below another; `draw` draws what it holds. */
  put(parent: Element, tag: string, draw?: () => void, options: TagOptions = {}): Element {
    const element = draw ? this.doc.struct(tag, options, draw) : this.doc.struct(tag, options)
    parent.add(element)
    return element
  }

  /** Draws what says nothing: lines, grounds, ornaments. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  /** Writes text in fonts that have its letters; where it ended is the document's `y`. */
  write(text: string, setting: Setting): void {
    const { family, size, color, x, y, width, gap = 0, spacing = 0, align = 'left' } = setting
    const { doc } = this
    if (isRtl(text)) {
      this.#writeTurned(text, setting)
      return
    }
    const runs = this.#fonts.runsOf(text, family)
    const [left, top] = [x ?? page.left, y ?? doc.y]
    runs.forEach((run, index) => {
      doc.font(run.font).fontSize(size).fillColor(color)
      const options = {
        width: width ?? content,
        lineGap: gap,
        characterSpacing: spacing,
        align,
        continued: index < runs.length - 1,
      }
      if (index === 0) doc.text(run.text, left, top, options)
      else doc.text(run.text, options)
    })
  }

  #widthOf({ font, text }: Run, size: number): number {
    return this.doc.font(font).fontSize(size).widthOfString(text, whole)
  }

  #linesOf(text: string, { family, size, width = content }: Omit<Setting, 'color'>): Piece[][] {
    const fonts = this.#fonts
    const fits = (part: string) =>
      fonts.runsOf(part, family).reduce((sum, run) => sum + this.#widthOf(run, size), 0) <= width
    const known = fonts.runsOf(text, family).map((run) => run.text)
    return bidiLines(known.join(''), { fonts, family, fits })
  }

  #lineHeight({ family, size, gap = 0 }: Omit<Setting, 'color'>): number {
    return this.doc.font(`${family}-0`).fontSize(size).currentLineHeight(true) + gap
  }

  /** Writes text with words that are read from the right: line by line, piece by piece. */
  #writeTurned(text: string, setting: Setting): void {
    const { doc } = this
    const { color, family, size, x = page.left, y = doc.y } = setting
    const [height, ascent] = [this.#lineHeight(setting), this.#fonts.ascentOf(family) * size]
    let top = y
    for (const line of this.#linesOf(text, setting)) {
      if (top + height > doc.page.maxY()) top = doc.addPage().y
      let left = x
      const placed = line.map((piece) => {
        const at = left
        left += this.#widthOf(piece, size)
        return { ...piece, at }
      })
      // Who hears the page hears its pieces as they come.
      for (const piece of placed.toSorted((a, b) => a.place - b.place)) {
        doc.font(piece.font).fontSize(size).fillColor(color)
        doc.text(piece.text, piece.at, top + ascent, { ...whole, baseline: 'alphabetic' })
      }
      top += height
    }
    doc.y = top
  }

  /** How high text will be; letters of other scripts are taken to be as wide as our own. */
  heightOf(text: string, setting: Omit<Setting, 'color'>): number {
    const { family, size, width, gap = 0 } = setting
    if (isRtl(text)) return this.#linesOf(text, setting).length * this.#lineHeight(setting)
    const known = this.#fonts.runsOf(text, family).map((run) => run.text)
    this.doc.font(`${family}-0`).fontSize(size)
    return this.doc.heightOfString(known.join(''), { width: width ?? content, lineGap: gap })
  }

  /** A hairline across the text. */
  rule(y: number, color: string = colors.line): void {
    this.artifact(() => {
      this.doc.moveTo(page.left, y).lineTo(page.left + content, y)
      this.doc.lineWidth(0.5).strokeColor(color).stroke()
    })
  }

  /** A filled box. */
  fillRect({ x, y, width, height }: Box, color: string): void {
    this.artifact(() => this.doc.rect(x, y, width, height).fill(color))
  }

  /** A picture in a box: told to those who do not see it, unless it is there for its looks. */
  figure(parent: Element, picture: Picture, box: Box): void {
    const { x, y, width, height } = box
    const { alt } = picture
    if (alt === '') this.artifact(() => this.#draw(picture, box))
    else
      this.put(parent, 'Figure', () => this.#draw(picture, box), {
        alt,
        bbox: [x, y, x + width, y + height],
      })
  }

  /** Fills the box around the focal point of the picture. */
  #draw({ data, breite, hoehe, fokus }: Picture, { x, y, width, height }: Box): void {
    const scale = Math.max(width / breite, height / hoehe)
    const [wide, high] = [breite * scale, hoehe * scale]
    const within = (extra: number, focus: number, room: number) =>
      Math.min(0, Math.max(-extra, room / 2 - focus))
    const left = x + within(wide - width, wide * fokus[0], width)
    const top = y + within(high - height, high * fokus[1], height)
    this.doc.save().rect(x, y, width, height).clip()
    this.doc.image(Buffer.from(data), left, top, { width: wide, height: high })
    this.doc.restore()
  }

  /** The whole document as bytes; it says that it is PDF/UA unless others add to it. */
  async bytes({ isUniversal = true } = {}): Promise<Uint8Array> {
    const chunks: Buffer[] = []
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise((resolve) => this.doc.once('end', resolve))
    if (isUniversal) this.doc.appendXML(universal)
    this.doc.end()
    await ended
    return Buffer.concat(chunks)
  }
}
