import { forms } from '@kurstadt/contract/forms'
import type { PayloadRequest } from 'payload'
import type { VeranstaltungDoc } from '../../payload-types.ts'
import { standField } from '../../workflow/index.ts'
import type { Anfrage } from './anfrage.ts'

const local = { locale: 'de', depth: 0, overrideAccess: true } as const

/** Letters of the short text in a list. */
const longestExcerpt = 400

const node = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

/** Paragraphs as the editor stores them. */
function asRichText(text: string): NonNullable<VeranstaltungDoc['text']> {
  const children = text.split(/\n{2,}/).map((paragraph) => ({
    ...node,
    type: 'paragraph',
    textFormat: 0,
    textStyle: '',
    children: [
      {
        type: 'text',
        version: 1,
        text: paragraph,
        format: 0,
        detail: 0,
        mode: 'normal',
        style: '',
      },
    ],
  }))
  return { root: { ...node, type: 'root', children } }
}

function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (line.length <= longestExcerpt) return line
  const cut = line.slice(0, longestExcerpt - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : cut.length)}…`
}

/** A picture for the library; who sent it says what it shows and whose it is, and stays unnamed. */
async function keepPicture(
  req: PayloadRequest,
  { bild }: Anfrage,
  rights: { alt: string; copyright: string },
): Promise<string | null> {
  if (bild === null) return null
  const file = { ...bild, mimetype: 'application/octet-stream', size: bild.data.length }
  const { id } = await req.payload.create({
    collection: 'medien',
    data: rights,
    file,
    req,
    ...local,
  })
  return id
}

/** Makes the draft of a suggested event; an editor looks at it before anybody else does. */
export async function draftEvent(req: PayloadRequest, anfrage: Anfrage): Promise<string> {
  // Its days were judged when it came in, perhaps a moment before midnight.
  const first = String(anfrage.felder.datum_von)
  const fields = forms.veranstaltung(first).parse({ ...anfrage.felder, bild: null })
  const { bildtext, bildcopyright, wiederholung, eintritt, link } = fields
  // First of all: sizing pictures takes seconds, and whatever is saved later holds the writers' turn.
  const bild = await keepPicture(req, anfrage, {
    alt: bildtext ?? fields.titel,
    copyright: bildcopyright ?? '',
  })
  const said = wiederholung === null ? '' : `\nWiederholung, wie angegeben: ${wiederholung}`
  const { id } = await req.payload.create({
    collection: 'veranstaltungen',
    draft: true,
    req,
    ...local,
    data: {
      titel: fields.titel,
      plain_text: excerptOf(fields.beschreibung),
      text: asRichText(fields.beschreibung),
      bild,
      datum_von: fields.datum_von,
      datum_bis: fields.datum_bis,
      timeFrom: fields.timeFrom,
      timeTo: fields.timeTo,
      status: 'geplant',
      veranstaltungsort: fields.veranstaltungsort,
      veranstalter: fields.veranstalter,
      preis: eintritt,
      kontakt: { link },
      interne_notiz: `Über die Website vorgeschlagen; wer, steht bei der Anfrage.${said}`,
      [standField]: 'pruefung',
      _status: 'draft',
    },
  })
  return id
}
