import { bekanntmachungArten, bekanntmachungArtTexte } from '@kurstadt/contract'
import { noticeMailTexts } from './texts.ts'

/** A kind of public notices as it is called, or that all of them are meant. */
export function kindOfNotices(wort: string): string {
  const art = bekanntmachungArten.find((one) => one === wort)
  return art === undefined ? noticeMailTexts.alle : bekanntmachungArtTexte.de[art]
}
