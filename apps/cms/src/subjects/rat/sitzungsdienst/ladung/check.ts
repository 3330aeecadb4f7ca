import { dayAt } from '../../../../platform/time/berlin.ts'
import { idOf } from '../../../../wire/serialise/index.ts'
import { dayInWords } from '../../unterlagen/angaben.ts'
import { sightWords } from '../sieht.ts'
import type { Meeting, Paper } from './meeting.ts'

/** An item before it goes out: who will read it, and what does not fit. */
export type CheckedItem = { punkt: string; titel: string; sieht: string; hinweise: string[] }

type Sight = { isOpen: boolean; isForCommittee: boolean }

/** That more people read a paper, or will, than the item that names it, which is not public. */
function widerHint(paper: Paper, isForCommittee: boolean): string | null {
  const name = `Vorlage ${paper.drucksache}`
  if (paper.oeffentlich === true) return `${name} ist öffentlich, der Punkt nicht: Alle lesen sie.`
  if (paper.oeffentlich_ab) {
    const day = dayInWords(dayAt(paper.oeffentlich_ab))
    return `${name} wird am ${day} für alle sichtbar, der Punkt nicht.`
  }
  return isForCommittee && paper.leserkreis !== 'gremium'
    ? `${name} sehen alle Ratsmitglieder, den Punkt nur Mitglieder des Gremiums.`
    : null
}

/** What does not fit between a paper and the item that names it; null where nothing does not. */
function paperHint(paper: Paper | undefined, { isOpen, isForCommittee }: Sight): string | null {
  if (!paper) return 'Eine Vorlage dieses Punkts gibt es nicht mehr.'
  const name = `Vorlage ${paper.drucksache}`
  if (!paper.isPublished) return `${name} ist nicht veröffentlicht: Niemand kann sie lesen.`
  if (paper.zurueckgezogen_am) return `${name} ist zurückgezogen.`
  if (!isOpen) return widerHint(paper, isForCommittee)
  return paper.oeffentlich === true ? null : `${name} ist nicht öffentlich, der Punkt schon.`
}

type Agenda = Pick<Meeting, 'papers'> & {
  doc: Pick<Meeting['doc'], 'leserkreis' | 'oeffentlich' | 'tagesordnung'>
}

/** The agenda as it will be read, item by item. */
export function checkAgenda({ doc, papers }: Agenda): CheckedItem[] {
  return (doc.tagesordnung ?? []).map(({ oeffentlich, punkt, titel, vorlagen }) => {
    const isOpen = oeffentlich === true && doc.oeffentlich === true
    const isForCommittee = doc.leserkreis === 'gremium'
    const hints = (vorlagen ?? []).map((one) =>
      paperHint(papers.get(idOf(one) ?? ''), { isOpen, isForCommittee }),
    )
    return {
      punkt: punkt ?? '',
      titel,
      sieht: sightWords({
        isOpen: oeffentlich === true,
        isMeetingOpen: doc.oeffentlich === true,
        isForCommittee,
      }),
      hinweise: hints.filter((one) => one !== null),
    }
  })
}
