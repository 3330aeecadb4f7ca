import type { Amt, List } from '@kurstadt/contract'
import type { AemterOnPage, AmtOnPage } from './page.ts'

/** So many offices are shown with everything; of more the page says who works where. */
export const mostOfficesInFull = 120

const line = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')

/** Offices as their views get them, each turned into what a page may show. */
export function aemterOnPage(
  { data, ...list }: List<Amt>,
  toPage: (amt: Amt) => AmtOnPage,
): AemterOnPage {
  if (data.length <= mostOfficesInFull) return { ...list, data: data.map(toPage), namen: [] }
  const namen = data.map(({ id, sprache, titel, detailURL, adresse, zimmer, mitarbeiter }) => ({
    id,
    sprache,
    titel,
    detailURL,
    ort: [adresse.gebaeude, zimmer].filter(Boolean).join(', '),
    leute: mitarbeiter
      .map((person) => line(person.namenszusatz, person.vorname, person.nachname))
      .join(', '),
  }))
  return { ...list, data: [], namen }
}
