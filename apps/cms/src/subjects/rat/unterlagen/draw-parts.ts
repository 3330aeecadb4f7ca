import {
  colors,
  drawRichText,
  type Element,
  needRoom,
  type PdfPage,
} from '../../../platform/print/index.ts'
import { drawLines, type Line } from './draw-lines.ts'
import { type Opened, type Places, placeName } from './places.ts'
import { type Anlage, filesOf, type Papier, type Punkt, type Unterlagen } from './unterlagen.ts'
import { reasons, words } from './words.ts'

const text = { family: 'text', size: 10.5, color: colors.text, gap: 1.5 } as const
const soft = { family: 'text', size: 10, color: colors.soft } as const
const warn = { family: 'strong', size: 10.5, color: colors.warn } as const

const headings = {
  2: { tag: 'H2', family: 'display', size: 20, color: colors.heading },
  3: { tag: 'H3', family: 'display', size: 15, color: colors.heading },
  4: { tag: 'H4', family: 'strong', size: 11.5, color: colors.heading },
} as const

/** Draws what one person may read of a meeting, and remembers where it stands. */
export class Writer {
  readonly pdf: PdfPage
  readonly #unterlagen: Unterlagen
  readonly #opened: Opened
  readonly #places: Places
  /** What is known of the places from the time before. */
  readonly #known: Places
  readonly #names: ReadonlyMap<string, string>
  /** True after files: what is ours goes on on a page of its own. */
  #isAfterFiles = false

  constructor(
    pdf: PdfPage,
    { unterlagen, opened, known, places }: Drawn & { places: Places; known: Places },
  ) {
    this.pdf = pdf
    this.#unterlagen = unterlagen
    this.#opened = opened
    this.#known = known
    this.#places = places
    this.#names = new Map(filesOf(unterlagen).map(({ datei }, index) => [datei, placeName(index)]))
  }

  #page(): number {
    const { start, count } = this.pdf.doc.bufferedPageRange()
    return start + count
  }

  #heading(parent: Element, level: 2 | 3 | 4, words: string, name: string | null = null): void {
    const { tag, ...setting } = headings[level]
    if (this.#isAfterFiles) this.pdf.doc.addPage()
    else needRoom(this.pdf, level === 4 ? 60 : 130)
    this.#isAfterFiles = false
    this.pdf.doc.y += level === 4 ? 6 : 12
    if (name !== null) {
      this.pdf.doc.addNamedDestination(name)
      this.#places.own.set(name, this.#page())
    }
    this.pdf.put(parent, tag, () => this.pdf.write(words, setting))
    this.pdf.doc.y += 4
  }

  #say(parent: Element, words: string, setting: typeof text | typeof soft | typeof warn): void {
    needRoom(this.pdf, 20)
    this.pdf.put(parent, 'P', () => this.pdf.write(`${words} `, setting))
    this.pdf.doc.y += 4
  }

  /** Where a file begins, for those who follow a link to it. */
  #target({ datei }: Anlage): string {
    return this.#names.get(datei) ?? datei
  }

  #line(anlage: Anlage, depth: Line['depth'] = 1): Line {
    const { titel, datei, istOeffentlich } = anlage
    const mark = istOeffentlich ? '' : ` (${words.intern.toLowerCase()})`
    const to = this.#target(anlage)
    const span = this.#known.spanOf(datei) ?? this.#known.spanOf(to)
    return { text: `${words.anlage}: ${titel}${mark}`, to, span, depth }
  }

  /** A page that says which file is missing here, and why. */
  #missing(parent: Element, anlage: Anlage, why: keyof typeof reasons, level: 3 | 4): void {
    this.pdf.doc.addPage()
    this.#isAfterFiles = false
    this.#heading(parent, level, `${words.anlage}: ${anlage.titel}`, this.#target(anlage))
    this.#say(parent, `${words.fehlt} ${reasons[why]}`, text)
    this.#say(parent, `${words.einzeln} ${anlage.adresse}`, text)
    this.#isAfterFiles = true
  }

  /** Leaves a place for each file that stands here, in the structure and between the pages. */
  #files(parent: Element, anlagen: readonly Anlage[], level: 3 | 4): void {
    for (const anlage of anlagen) {
      const { datei } = anlage
      const target = this.#target(anlage)
      const isThere = this.#places.own.has(target)
      if (isThere || this.#places.slots.some((slot) => slot.datei === datei)) continue
      const found = this.#opened.get(datei) ?? 'fehlt'
      if (typeof found === 'string') this.#missing(parent, anlage, found, level)
      else {
        const place = this.pdf.doc.struct('Sect', { title: target })
        parent.add(place)
        place.end()
        this.#places.slots.push({ datei, after: this.#page(), pages: found.pages.length })
        this.#isAfterFiles = true
      }
    }
  }

  #attachments(parent: Element, anlagen: readonly Anlage[]): void {
    if (anlagen.length === 0) return
    this.#heading(parent, 4, words.anlagen)
    const lines = anlagen.map((anlage) => this.#line(anlage, 0))
    drawLines(this.pdf, parent, lines)
    this.#files(parent, anlagen, 4)
  }

  #paper(parent: Element, papier: Papier): void {
    const name = `vorlage-${papier.id}`
    const section = this.pdf.put(parent, 'Sect')
    if (this.#places.own.has(name)) {
      this.#heading(section, 3, papier.titel)
      const seite = this.#known.spanOf(name)?.from ?? 0
      this.#say(section, words.schon(seite), text)
    } else {
      this.#heading(section, 3, papier.titel, name)
      if (!papier.istOeffentlich) this.#say(section, words.intern, warn)
      for (const angabe of papier.angaben) this.#say(section, angabe, soft)
      if (papier.zurueckgezogen !== null) this.#say(section, papier.zurueckgezogen, warn)
      if (papier.text.length === 0) this.#say(section, words.ohneText, soft)
      drawRichText(this.pdf, section, papier.text, 4)
      this.#attachments(section, papier.anlagen)
    }
    section.end()
  }

  /** An item with its papers and their files. */
  item({ punkt, titel, istOeffentlich, beschluss, papiere }: Punkt, index: number): void {
    const section = this.pdf.put(this.pdf.root, 'Sect')
    this.#heading(section, 2, itemTitle({ punkt, titel }), `punkt-${index + 1}`)
    if (!istOeffentlich) this.#say(section, words.intern, warn)
    for (const line of beschluss) this.#say(section, line, text)
    for (const papier of papiere) this.#paper(section, papier)
    section.end()
  }

  /** Invitation and minutes. */
  meeting(): void {
    const { anlagen } = this.#unterlagen
    if (anlagen.length === 0) return
    const section = this.pdf.put(this.pdf.root, 'Sect')
    this.#heading(section, 2, words.sitzung, 'sitzung')
    drawLines(
      this.pdf,
      section,
      anlagen.map((anlage) => this.#line(anlage, 0)),
    )
    this.#files(section, anlagen, 3)
    section.end()
  }

  /** The agenda: where each item, paper and file stands. */
  agenda(): void {
    const { anlagen, punkte } = this.#unterlagen
    const section = this.pdf.put(this.pdf.root, 'Sect')
    this.#heading(section, 2, words.agenda, 'tagesordnung')
    if (punkte.length === 0) this.#say(section, words.leer, text)
    const lines = punkte.flatMap((punkt, index): Line[] => {
      const mark = punkt.istOeffentlich ? '' : ` (${words.intern.toLowerCase()})`
      const below = punkt.papiere.flatMap((papier) => this.#paperLines(papier))
      const to = `punkt-${index + 1}`
      const span = this.#known.spanOf(to)
      return [{ text: itemTitle(punkt) + mark, to, span, depth: 0 }, ...below]
    })
    const span = this.#known.spanOf('sitzung')
    const first: Line[] =
      anlagen.length === 0 ? [] : [{ text: words.sitzung, to: 'sitzung', span, depth: 0 }]
    drawLines(this.pdf, section, [...first, ...lines])
    section.end()
  }

  #paperLines(papier: Papier): Line[] {
    const to = `vorlage-${papier.id}`
    const own: Line = { text: papier.titel, to, span: this.#known.spanOf(to), depth: 1 }
    return [own, ...papier.anlagen.map((anlage) => this.#line(anlage, 2))]
  }
}

/** What is drawn: what somebody may read, and its files. */
export type Drawn = { unterlagen: Unterlagen; opened: Opened }

/** An item as headings and bookmarks name it. */
export const itemTitle = ({ punkt, titel }: Pick<Punkt, 'punkt' | 'titel'>): string =>
  punkt === '' ? titel : `${words.top(punkt)}: ${titel}`
