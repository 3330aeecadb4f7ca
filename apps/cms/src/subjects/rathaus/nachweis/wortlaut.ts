import type { RichText } from '@kurstadt/contract'
import { localDateTime } from '../../../platform/time/berlin.ts'
import type { Anlage } from './attachments.ts'
import { textLines } from './text-lines.ts'

/** What of a notice is fixed once it is published. */
export type FixedNotice = {
  nummer: number
  titel: string
  art: string
  aktenzeichen: string | null
  rechtsgrundlage: string | null
  /** Instant in UTC. */
  bekanntgemacht_am: string
  datum_von: string
  datum_bis: string | null
  /** Number of the notice that it corrects. */
  berichtigt: number | null
  text: RichText
  anlagen: readonly Pick<Anlage, 'titel' | 'sha256'>[]
}

/** An instant in the town's time with its offset, which tells the doubled hour of autumn apart. */
export function stampOf(instant: string): string {
  const local = localDateTime(instant)
  const utc = new Date(instant)
  const seconds = utc.toISOString().slice(17, 19)
  const minutes = Math.round((Date.parse(`${local}:${seconds}Z`) - utc.getTime()) / 60_000)
  const offset = `${Math.floor(minutes / 60)}`.padStart(2, '0')
  return `${local}:${seconds}+${offset}:${`${minutes % 60}`.padStart(2, '0')}`
}

/** Words that stand in one line, whatever was typed. */
const oneLine = (words: string | null) => words?.replaceAll(/\s+/g, ' ').trim() || '-'

/**
 * The wording of a notice as a text of its own: what the log has the SHA-256 of, in UTF-8 with line
 * feeds. This form never changes: a notice of last year has to give the same bytes next year
 * (decision 0094). Links within the website are words alone, because pages may move.
 */
export function wortlautOf(notice: FixedNotice): string {
  const { anlagen, datum_bis, datum_von, text } = notice
  const files = anlagen.map(
    ({ sha256, titel }, index) => `${index + 1}. ${oneLine(titel)} (SHA-256 ${sha256})`,
  )
  return [
    `Bekanntmachung Nr. ${notice.nummer}`,
    `Titel: ${oneLine(notice.titel)}`,
    `Art: ${notice.art}`,
    `Aktenzeichen: ${oneLine(notice.aktenzeichen)}`,
    `Rechtsgrundlage: ${oneLine(notice.rechtsgrundlage)}`,
    `Bekannt gemacht: ${stampOf(notice.bekanntgemacht_am)}`,
    `Ausgehängt: ${datum_von} bis ${datum_bis ?? 'auf Weiteres'}`,
    `Berichtigt: ${notice.berichtigt === null ? '-' : `Nr. ${notice.berichtigt}`}`,
    '',
    textLines(text),
    '',
    `Anlagen: ${anlagen.length}`,
    ...files,
    '',
  ].join('\n')
}
