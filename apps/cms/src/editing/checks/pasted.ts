import { lacksPicture } from '../../wire/serialise/index.ts'

type Paragraph = { text: string; hasTabs: boolean }

/** Signs that begin an entry of a list where there is no list. */
const sign = /^\s*(?:[·•▪◦‣§–-]|o\s)\s*\S|^\s*\d{1,2}[.)]\s+\S/

/** Whether two paragraphs that follow each other are both of a kind. */
function twoInARow(all: readonly Paragraph[], is: (one: Paragraph) => boolean): boolean {
  return all.some((one, at) => at > 0 && is(one) && all.slice(at - 1, at).every(is))
}

/** What came badly out of Word or another program, in the words of the editor's help (E6). */
export function pastedProblems(paragraphs: readonly Paragraph[]): string[] {
  const isEntry = ({ text, hasTabs }: Paragraph) => !hasTabs && sign.test(text)
  return [
    ...(paragraphs.some(({ text }) => lacksPicture(text))
      ? [
          'Ein Bild ist beim Einfügen nicht mitgekommen. Zeigen Sie es in einem Baustein, und nehmen Sie „[Bild fehlt]“ aus dem Text.',
        ]
      : []),
    ...(twoInARow(paragraphs, isEntry)
      ? [
          'Das sieht aus wie eine Liste, ist aber keine: Vorlesegeräte zählen sie nicht. Markieren Sie die Zeilen, wählen Sie „Liste“, und nehmen Sie die Zeichen davor weg.',
        ]
      : []),
    ...(twoInARow(paragraphs, ({ hasTabs }) => hasTabs)
      ? [
          'Das sieht aus wie eine Tabelle, ist aber mit Tabulatoren geschrieben und fällt auf dem Telefon auseinander. Fügen Sie eine Tabelle ein.',
        ]
      : []),
  ]
}
