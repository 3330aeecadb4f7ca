import type { Sprache } from '@kurstadt/contract'
import { daysLater } from '@kurstadt/contract/days'
import { monthsLater, weeksOf } from '../../lib/index.ts'

/** Language of the printed programme as its address names it (spec 7). */
const languages = { de: '1', en: '2' }

const printed = '/tools/export/veranstaltungen/pdf_extended.cfm'

/** Address of the printed programme of a month (spec 7, 9). */
function addressOf(month: string, sprache: Sprache): string {
  const days = weeksOf(month)
    .flat()
    .filter((day) => day !== null)
  const query = new URLSearchParams({
    datum_von: days.at(0) ?? '',
    datum_bis: days.at(-1) ?? '',
    bildrequired: 'false',
    titelmaxlength: '250',
    textminlength: '0',
    zeitraum: 'individuell',
    freigabe: '1',
    sprache: languages[sprache],
  })
  return `${printed}?${query}`
}

/** The programmes of the month of a day and of the next one (spec 2.7, sidebars). */
export function programmesAt(today: string, sprache: Sprache) {
  const month = today.slice(0, 7)
  return [month, monthsLater(month, 1)].map((one) => ({
    month: one,
    href: addressOf(one, sprache),
  }))
}

/** As many days after the first as one programme holds. */
const following = 61

/** The printed programme of the festival from a day on. */
export function festivalProgramme(first: string, sprache: Sprache): string {
  const query = new URLSearchParams({
    datum_von: first,
    datum_bis: daysLater(first, following),
    sprache: languages[sprache],
    festival: '1',
  })
  return `${printed}?${query}`
}
