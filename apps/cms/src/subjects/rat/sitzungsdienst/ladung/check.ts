import { idOf } from '../../../../wire/serialise/index.ts'
import { sightWords } from '../sieht.ts'
import type { Meeting, Paper } from './meeting.ts'

/** An item before it goes out: who will read it, and what does not fit. */
export type CheckedItem = { punkt: string; titel: string; sieht: string; hinweise: string[] }

/** What does not fit between a paper and the item that names it; null where nothing does not. */
function paperHint(paper: Paper | undefined, isOpen: boolean): string | null {
  if (!paper) return 'Eine Vorlage dieses Punkts gibt es nicht mehr.'
  const name = `Vorlage ${paper.drucksache}`
  if (!paper.isPublished) return `${name} ist nicht veröffentlicht: Niemand kann sie lesen.`
  if (paper.zurueckgezogen_am) return `${name} ist zurückgezogen.`
  if (isOpen && paper.oeffentlich !== true) return `${name} ist nicht öffentlich, der Punkt schon.`
  return !isOpen && paper.oeffentlich === true
    ? `${name} ist öffentlich, der Punkt nicht: Alle lesen sie.`
    : null
}

/** The agenda as it will be read, item by item. */
export function checkAgenda({ doc, papers }: Meeting): CheckedItem[] {
  return (doc.tagesordnung ?? []).map(({ oeffentlich, punkt, titel, vorlagen }) => {
    const isOpen = oeffentlich === true && doc.oeffentlich === true
    const isForCommittee = doc.leserkreis === 'gremium'
    const hints = (vorlagen ?? []).map((one) => paperHint(papers.get(idOf(one) ?? ''), isOpen))
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
