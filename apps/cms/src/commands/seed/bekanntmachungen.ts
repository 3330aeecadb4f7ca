import { randomUUID } from 'node:crypto'
import type { BekanntmachungContent, HinweisContent } from '../../../../../content/shape.ts'
import { tagPlus } from '../../../../../content/tage.ts'
import { instantInBerlin } from '../../platform/time/berlin.ts'
import { inEnglish } from './in-english.ts'
import { idOf, inOrder, publish, type Seeding } from './seeding.ts'

async function addBekanntmachung(seeding: Seeding, notice: BekanntmachungContent): Promise<void> {
  const { made, richText, today } = seeding
  const { titel, text, von, bis, amt, dokumente = [], ...rest } = notice
  const files = dokumente.map((one) => ({
    id: randomUUID(),
    blockType: 'dokument' as const,
    titel: one.titel.de,
    datei: idOf(made, 'dateien', one.datei),
  }))
  const english = inEnglish(seeding, { plain: { titel }, rich: { text } })
  await publish(
    seeding,
    'bekanntmachungen',
    {
      ...rest,
      titel: titel.de,
      text: richText(text.de),
      datum_von: tagPlus(today, von),
      bekanntgemacht_am: instantInBerlin(`${tagPlus(today, von)}T00:00`),
      datum_bis: bis === undefined ? null : tagPlus(today, bis),
      amt: idOf(made, 'aemter', amt),
      dokumente: files,
      _status: 'published',
    },
    english && {
      ...english,
      dokumente: files.map((file, at) => ({
        ...file,
        titel: dokumente[at]?.titel.en ?? file.titel,
      })),
    },
  )
}

async function addHinweis(seeding: Seeding, hinweis: HinweisContent): Promise<void> {
  const { titel, text, link, linktext, von, bis, ...rest } = hinweis
  await publish(
    seeding,
    'hinweise',
    {
      ...rest,
      titel: titel.de,
      text: text.de,
      link: link?.de,
      linktext: linktext?.de,
      gueltig_von: instantInBerlin(von),
      gueltig_bis: bis === undefined ? null : instantInBerlin(bis),
      _status: 'published',
    },
    inEnglish(seeding, { plain: { titel, text, link, linktext } }),
  )
}

/** Makes public notices and alerts. */
export async function addBekanntmachungen(seeding: Seeding): Promise<void> {
  const { bekanntmachungen = [], hinweismeldungen = [] } = seeding.town
  await inOrder(seeding, 'Bekanntmachungen', bekanntmachungen, (one) =>
    addBekanntmachung(seeding, one),
  )
  await inOrder(seeding, 'Hinweise', hinweismeldungen, (one) => addHinweis(seeding, one))
}
