import { archiv, themen } from './archiv.ts'
import type { IntranetContent, IntranetTextContent, TextZeile } from './shape.ts'
import { aktuell } from './texte/aktuell.ts'
import { fortbildung } from './texte/fortbildung.ts'
import { haus } from './texte/haus.ts'
import { it } from './texte/it.ts'
import { personal } from './texte/personal.ts'
import { personalrat } from './texte/personalrat.ts'

export type { IntranetContent } from './shape.ts'

const zeilen: Record<string, readonly TextZeile[]> = {
  aktuell,
  personal,
  it,
  haus,
  fortbildung,
  personalrat,
}

const namen: Record<string, string> = {
  aktuell: 'Aktuelles und Termine',
  personal: 'Personal und Arbeitszeit',
  it: 'IT und Datenschutz',
  haus: 'Haus und Kantine',
  fortbildung: 'Fortbildung und Gesundheit',
  personalrat: 'Personalrat',
}

function texteOf([rubrik, texte]: [string, readonly TextZeile[]]): IntranetTextContent[] {
  return texte.map(([titel, tag, text, datei]) => ({
    rubrik,
    titel,
    tag,
    text,
    ...(datei === undefined ? {} : { datei }),
  }))
}

/** The staff intranet of the demo town. */
export const intranet: IntranetContent = {
  rubriken: Object.entries(namen).map(([key, rubrik]) => ({
    key,
    rubrik,
    taggingpfad: `intranet/${key}`,
  })),
  texte: Object.entries(zeilen).flatMap(texteOf),
  themen,
  archiv,
}
