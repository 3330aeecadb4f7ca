import { missingPicture } from '../../../wire/serialise/missing-picture.ts'
import { listsOfWord } from './word-lists.ts'

/** Highest and lowest heading that a text may have; the title of the page is the first. */
const [highest, lowest] = [2, 4]

/** Removes what is no text: styles, comments, Word's own signs. */
function dropDebris(body: Element): void {
  for (const one of body.querySelectorAll('style, script, meta, link, title, xml')) one.remove()
  const comments = body.ownerDocument.createNodeIterator(body, 128)
  for (let one = comments.nextNode(); one; one = comments.nextNode())
    one.parentNode?.removeChild(one)
  for (const one of body.querySelectorAll('*'))
    if (/^o:|^w:|^m:|^v:/.test(one.localName)) one.replaceWith(...one.childNodes)
}

function replaceTag(one: Element, tag: string): Element {
  const made = one.ownerDocument.createElement(tag)
  made.append(...one.childNodes)
  one.replaceWith(made)
  return made
}

/** Word writes the title of a document as a paragraph. */
function titlesToHeadings(body: Element): void {
  for (const one of body.querySelectorAll('p.MsoTitle')) replaceTag(one, 'h1')
}

/**
 * Moves the headings so that the highest one is the first that a text may have, and the rest keep
 * their distance: «Überschrift 1» and «2» become 2 and 3, wherever the document began.
 */
function moveHeadings(body: Element): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const levelOf = (one: Element) => Number(one.localName.slice(1))
  const move = highest - Math.min(...headings.map(levelOf))
  for (const one of headings) {
    if (one.textContent.trim() === '') one.remove()
    else replaceTag(one, `h${Math.min(levelOf(one) + move, lowest)}`)
  }
}

/** A picture has to be uploaded with its description: its place is kept, the picture is not. */
function markPictures(body: Element): number {
  const pictures = [...body.querySelectorAll('img, picture, svg, object')].filter(
    (one) => one.parentElement?.closest('picture, svg, object') == null,
  )
  for (const one of pictures) {
    const mark = missingPicture(one.getAttribute('alt') ?? '')
    one.replaceWith(body.ownerDocument.createTextNode(mark))
  }
  return pictures.length
}

/** A row of nothing but bold words, or one that repeats on each page, heads its table. */
function headTables(body: Element): void {
  for (const table of body.querySelectorAll('table')) {
    const row = table.querySelector('tr')
    if (row === null || row.querySelector('th')) continue
    const cells = [...row.querySelectorAll('td')]
    const isBold = (cell: Element) =>
      cell.textContent.trim() === '' ||
      [...cell.querySelectorAll('b, strong')]
        .map((one) => one.textContent)
        .join('')
        .trim() === cell.textContent.trim()
    const isHead = row.closest('thead') !== null || (cells.length > 1 && cells.every(isBold))
    if (isHead) for (const cell of cells) spanAlike(cell, replaceTag(cell, 'th'))
  }
}

function spanAlike(from: Element, to: Element): void {
  for (const name of ['colspan', 'rowspan']) {
    const span = from.getAttribute(name)
    if (span !== null) to.setAttribute(name, span)
  }
}

/** Empty paragraphs are distances, which a page has by itself. */
function dropEmpty(body: Element): void {
  for (const one of body.querySelectorAll('p'))
    if (one.textContent.trim() === '' && one.closest('td, th, li') === null) one.remove()
}

/**
 * Puts in order what is pasted from Word, or from another program or page, before the editor reads
 * it (E6): lists, headings, tables; pictures leave a mark. Answers how many pictures could not come.
 */
export function tidyPaste(body: Element): { pictures: number } {
  dropDebris(body)
  titlesToHeadings(body)
  listsOfWord(body)
  const pictures = markPictures(body)
  moveHeadings(body)
  headTables(body)
  dropEmpty(body)
  return { pictures }
}
