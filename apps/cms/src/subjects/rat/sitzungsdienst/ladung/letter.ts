import { councilPaths } from '@kurstadt/contract'
import { localDateTime } from '../../../../platform/time/berlin.ts'
import { idOf } from '../../../../wire/serialise/index.ts'
import { dayInWords, meetingWords } from '../../unterlagen/angaben.ts'
import type { Meeting, Paper } from './meeting.ts'

/** Why a mail goes out: a first invitation, a changed one, or that the meeting is called off. */
export type Kind = 'ladung' | 'aenderung' | 'absage'

const openings: Record<Kind, { betreff: string; satz: string }> = {
  ladung: { betreff: 'Einladung', satz: 'Sie sind zu dieser Sitzung eingeladen:' },
  aenderung: {
    betreff: 'Geänderte Einladung',
    satz: 'die Einladung zu dieser Sitzung hat sich geändert. Es gilt jetzt:',
  },
  absage: { betreff: 'Abgesagt', satz: 'diese Sitzung ist abgesagt:' },
}

/** Words that somebody typed, on one line: none of them begins a line of ours. */
const line = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

type Where = { meeting: Meeting; website: string }

const internal = (website: string, rest: string) => `${website}${councilPaths.internal}${rest}`

/**
 * A paper as a mail names it. One that is not for everybody is a link behind the login, without a word
 * of it: a mail is read by whoever reads the mailbox.
 */
function paperLines({ drucksache, nummer, oeffentlich, titel }: Paper, website: string): string[] {
  const link = internal(website, `vorlagen/${nummer}/`)
  return oeffentlich === true
    ? [`   Vorlage ${line(drucksache)}: ${line(titel)}`, `   ${link}`]
    : [`   Nicht öffentliche Unterlage: ${link}`]
}

function itemLines(item: Item, { meeting, website }: Where): string[] {
  const papers = (item.vorlagen ?? []).flatMap((one) => {
    const paper = meeting.papers.get(idOf(one) ?? '')
    return paper?.isPublished === true && paper.nummer ? paperLines(paper, website) : []
  })
  return [`${item.punkt ?? ''}  ${line(item.titel)}`, ...papers]
}

type Item = NonNullable<Meeting['doc']['tagesordnung']>[number]

/** The agenda: what everybody may read is named, of the rest only that there is some. */
function agenda(where: Where): string {
  const { doc } = where.meeting
  const items = doc.tagesordnung ?? []
  const open = doc.oeffentlich === true ? items.filter(({ oeffentlich }) => oeffentlich) : []
  const isMore = items.length > open.length
  const head = isMore ? 'Tagesordnung, öffentlicher Teil:' : 'Tagesordnung:'
  const named = open.map((item) => itemLines(item, where).join('\n'))
  const rest = [
    ...(isMore ? ['Was nicht öffentlich beraten wird, sehen Sie nach der Anmeldung.'] : []),
    ...(items.length === 0 ? ['Die Tagesordnung folgt.'] : []),
  ]
  return [...(named.length > 0 ? [head, named.join('\n')] : []), ...rest].join('\n\n')
}

/** What a meeting is called in a mail: its own title only where everybody may read it. */
function nameOf({ doc, gremium }: Meeting): string {
  const committee = line(gremium ?? 'Gemeinderat')
  const own = doc.oeffentlich === true ? line(doc.titel) : committee
  return own.startsWith(committee) ? own : `${committee}: ${own}`
}

function facts({ doc }: Meeting): string[] {
  const { beginn, ort } = doc
  const place = ort ? line(ort) : null
  return meetingWords({ beginn: localDateTime(beginn), ort: place, abgesagt: false })
}

/** The mail to one member; the same for all of them but for the name. */
export function invitation(
  kind: Kind,
  meeting: Meeting,
  { name, website }: { name: string; website: string },
) {
  const { betreff, satz } = openings[kind]
  const title = nameOf(meeting)
  const day = dayInWords(localDateTime(meeting.doc.beginn).slice(0, 10))
  const page = internal(website, `sitzungen/${meeting.doc.nummer}/`)
  const papers = `Alle Unterlagen, auch als eine Datei:\n${page}`
  const body = kind === 'absage' ? [] : [agenda({ meeting, website }), papers]
  return {
    betreff: `${betreff}: ${title} am ${day}`.slice(0, 150),
    text: `${[`Guten Tag ${line(name)},`, satz, [title, ...facts(meeting)].join('\n'), ...body].join('\n\n')}\n`,
  }
}
