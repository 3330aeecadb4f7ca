import { forms } from '@kurstadt/contract/forms'
import { asSystemInGerman } from '../../../../platform/as-system.ts'
import { asRichText } from '../as-rich-text.ts'
import type { MakeDraft } from '../draft.ts'
import { toReview } from '../draft-parts.ts'

/** Letters of the short text in a list. */
const longestExcerpt = 400

function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (line.length <= longestExcerpt) return line
  const cut = line.slice(0, longestExcerpt - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : cut.length)}…`
}

/** Makes the draft of a suggested event; an editor looks at it before anybody else does. */
export const makeDraft: MakeDraft = async (req, anfrage) => {
  // Its days were judged when it came in, perhaps a moment before midnight.
  const first = String(anfrage.felder.datum_von)
  const fields = forms.veranstaltung(first).parse({ ...anfrage.felder, bild: null })
  const { wiederholung, eintritt, link } = fields
  const shown = anfrage.bilder.length > 0 ? ' Dort liegt auch das Bild zum Übernehmen.' : ''
  const repetition = wiederholung === null ? '' : `\nWiederholung, wie angegeben: ${wiederholung}`
  const { id } = await req.payload.create({
    collection: 'veranstaltungen',
    draft: true,
    req,
    ...asSystemInGerman,
    data: {
      titel: fields.titel,
      plain_text: excerptOf(fields.beschreibung),
      text: asRichText(fields.beschreibung),
      datum_von: fields.datum_von,
      datum_bis: fields.datum_bis,
      timeFrom: fields.timeFrom,
      timeTo: fields.timeTo,
      status: 'geplant',
      veranstaltungsort: fields.veranstaltungsort,
      veranstalter: fields.veranstalter,
      preis: eintritt,
      kontakt: { link },
      interne_notiz: `Über die Website vorgeschlagen; wer, steht bei der Anfrage.${shown}${repetition}`,
      ...toReview,
    },
  })
  return { relationTo: 'veranstaltungen', value: id }
}
