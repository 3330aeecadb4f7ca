import type { Oeffnungszeiten, Tagestyp } from '@kurstadt/contract'

const tage = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']
const tagestypen: readonly Tagestyp[] = [
  'MONTAG',
  'DIENSTAG',
  'MITTWOCH',
  'DONNERSTAG',
  'FREITAG',
  'SAMSTAG',
  'SONNTAG',
]

function daysOf(written: string): readonly Tagestyp[] {
  if (written === 'Mo-Fr') return ['ARBEITSTAG_MO_FR']
  const [first = '', last = first] = written.split('-')
  const [from, to] = [tage.indexOf(first), tage.indexOf(last)]
  if (from < 0 || to < from) throw new Error(`«${written}» are no days.`)
  return tagestypen.slice(from, to + 1)
}

/** Hours as one writes them on a door: `Mo-Fr 09:00-12:30 14:00-18:00; Sa 09:00-13:00`. */
export function zeitenVon(written: string): Oeffnungszeiten['regulaereZeiten'] {
  return written.split(';').flatMap((part) => {
    const [days = '', ...spans] = part.trim().split(' ')
    return daysOf(days).flatMap((tagestyp) =>
      spans.map((span) => {
        const [beginn = '', ende = ''] = span.split('-')
        return { tagestyp, beginn, ende }
      }),
    )
  })
}
