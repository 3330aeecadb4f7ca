import type { Bauplatz } from '@kurstadt/contract'
import { formatWholeEuro, useSprache } from '../../i18n/index.ts'
import { useBuildingTexts } from './texts.ts'

/** A plot in one line: «Platz 1: frei, 572 m², 122.408 €, Einfamilienhaus.» */
export function usePlotWords(): (plot: Bauplatz) => string {
  const words = useBuildingTexts()
  const sprache = useSprache()
  return ({ flaeche, nummer, nutzung, preis_gesamt, status }) => {
    const price = preis_gesamt === null ? words.anfrage : formatWholeEuro(preis_gesamt, sprache)
    const said = [words.status[status], words.flaeche(flaeche), price, words.nutzung[nutzung]]
    return `${words.platz} ${nummer}: ${said.join(', ')}.`
  }
}
