import type { SeiteContent } from '../shape.ts'

/** The site in German Sign Language (BITV 2.0 § 4): a film, and all of it to read. */
export const gebaerdensprache: SeiteContent = {
  key: 'gebaerdensprache',
  eltern: 'start',
  pageLayout: 'default',
  de: {
    pfad: '/de/gebaerdensprache/',
    titel: 'Deutsche Gebärdensprache',
    beschreibung:
      'Was auf dieser Website steht, wie Sie sich zurechtfinden und wo Sie Barrieren melden: als Film mit Untertiteln und zum Nachlesen.',
    blocks: [
      {
        slot: 'content',
        template: 'videos',
        titel: 'Der Film',
        video: 'dgs',
      },
      {
        slot: 'content',
        template: 'text',
        text: `Der Film ist für diese Vorführung gezeichnet und zeigt nur, wo er steht. Wer diese Website einsetzt, lädt hier einen Film hoch, in dem ein Mensch gebärdet.

## Was Sie auf dieser Website finden

Bad Silberbronn zeigt hier, was Gäste und Einwohner brauchen: [Veranstaltungen](/de/veranstaltungen/), Unterkünfte und Ausflüge, das [Rathaus](/de/rathaus/) mit allen Ämtern, den [Gemeinderat](/de/gemeinderat/) und die [Bekanntmachungen](/de/rathaus/bekanntmachungen/).

## Wie Sie sich zurechtfinden

Oben auf jeder Seite stehen „Menü“ und „Suche“. Das Menü zeigt alle Themen, die Suche findet Seiten zu einem Wort. Darüber führen Links zur Leichten Sprache und hierher. Unten stehen Telefon, E-Mail und Öffnungszeiten.

## Wie barrierefrei die Website ist

Andere haben sie geprüft: Sie ist zum Teil barrierefrei. Was noch fehlt und bis wann wir es beheben, steht in der [Erklärung zur Barrierefreiheit](/de/barrierefreiheit/). Dort melden Sie auch eine Barriere, und dort steht, wer bei Streit schlichtet.

## Wenn Sie gebärden

Sie möchten mit einer Person sprechen, die für Sie dolmetscht? Schreiben Sie dem Bürgerbüro: {email:buergerbuero}. Die Kosten in einem Verwaltungsverfahren trägt die Stadt.

## Noch mehr

Es gibt diese Angaben auch in [Leichter Sprache](/de/leichte-sprache/).`,
      },
    ],
  },
}
