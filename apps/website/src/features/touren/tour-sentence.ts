import type { OutdoorOrt, TourEintrag } from '@kurstadt/contract'
import type { TourTexts } from './texts.ts'

/** Keeps a number beside its unit. */
const together = (text: string) => text.replaceAll(/(\d) /g, '$1\u00A0')

type Said = Pick<
  TourEintrag,
  | 'art'
  | 'laenge'
  | 'dauer'
  | 'aufstieg'
  | 'schwierigkeit'
  | 'rundtour'
  | 'kinderwagen'
  | 'barrierefrei'
>

/** What a tour is, in a sentence: «Wandern, 7,2 km, 2 Std., 120 m hinauf, leicht, Rundtour.» */
export function tourSentence(tour: Said, words: TourTexts): string {
  const parts = [
    words.arten[tour.art],
    together(words.km(tour.laenge)),
    together(words.zeit(tour.dauer)),
    together(words.hinauf(tour.aufstieg)),
    words.grade[tour.schwierigkeit],
    tour.rundtour ? words.alsRundtour : null,
    tour.kinderwagen ? words.auchKinderwagen : null,
    tour.barrierefrei ? words.auchRollstuhl : null,
  ].filter((part) => part !== null)
  return `${parts.join(', ')}.`
}

/** What a place is and where, in a sentence. */
export function ortSentence(ort: OutdoorOrt, words: TourTexts): string {
  const parts = [
    words.ortsarten[ort.art],
    ort.adresse.strasse,
    ort.hoehe === null ? null : together(words.hoehe(ort.hoehe)),
    ort.barrierefrei ? words.ohneStufen : null,
  ].filter((part) => part !== null)
  return `${parts.join(', ')}.`
}
