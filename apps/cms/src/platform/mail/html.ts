import type { Sprache } from '@kurstadt/contract'
import { escapeHtml } from '../escape-html.ts'

/** A line that is nothing but an address becomes a link: words that somebody typed never do (T62). */
function lineOf(line: string): string {
  const text = escapeHtml(line)
  return /^https?:\/\/[^\s"<>]+$/.test(line) ? `<a href="${text}">${text}</a>` : text
}

/** The same letter for programs that show HTML: paragraphs, a readable measure, no picture, no style sheet. */
export function htmlOf(text: string, sprache: Sprache): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(lineOf).join('<br>\n')}</p>`)
  const style = 'max-width:38em;font:16px/1.5 sans-serif;overflow-wrap:anywhere'
  return `<!doctype html>\n<html lang="${sprache}"><body><div style="${style}">\n${paragraphs.join('\n')}\n</div></body></html>\n`
}
