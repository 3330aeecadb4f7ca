import type { ArchivContent, IntranetTextContent } from '../../../../../content/intranet/shape.ts'
import { dayFrom, idOf, inOrder, publish, remember, type Seeding } from './seeding.ts'

async function addText(
  seeding: Seeding,
  { rubrik, titel, tag, text, datei }: IntranetTextContent,
): Promise<void> {
  const { made, richText, today } = seeding
  await publish(
    seeding,
    'intranet_texte',
    {
      titel,
      text: richText(text),
      datum_von: dayFrom(today, tag),
      rubrik: idOf(made, 'intranet_rubriken', rubrik),
      dateien: datei === undefined ? [] : [idOf(made, 'dokumente', datei)],
      sortierung: 0,
      _status: 'published',
    },
    null,
  )
}

async function addArchivDokument(seeding: Seeding, document: ArchivContent): Promise<void> {
  const { thema, datei, von, bis, downloadtext, ...rest } = document
  await publish(
    seeding,
    'intranet_archiv',
    {
      ...rest,
      thema: idOf(seeding.made, 'intranet_archiv_themen', thema),
      datei: idOf(seeding.made, 'dokumente', datei),
      downloadtext: downloadtext ?? null,
      gueltig_von: von ?? null,
      gueltig_bis: bis ?? null,
      _status: 'published',
    },
    null,
  )
}

/** Makes the staff intranet. */
export async function addIntranet(seeding: Seeding): Promise<void> {
  const { intranet } = seeding.town
  if (!intranet) return
  const { rubriken, texte, themen, archiv } = intranet
  const { made } = seeding
  await inOrder(seeding, 'Intranet', rubriken, async (rubrik) => {
    const { key, ...rest } = rubrik
    const sortierung = rubriken.indexOf(rubrik) * 10
    const id = await publish(seeding, 'intranet_rubriken', { ...rest, url: key, sortierung }, null)
    remember(made, 'intranet_rubriken', key, id)
  })
  await inOrder(seeding, 'Intranettexte', texte, (one) => addText(seeding, one))
  await inOrder(seeding, 'Archivthemen', themen, async (topic) => {
    const { key, thema } = topic
    const sortierung = themen.indexOf(topic) * 10
    const id = await publish(seeding, 'intranet_archiv_themen', { thema, sortierung }, null)
    remember(made, 'intranet_archiv_themen', key, id)
  })
  await inOrder(seeding, 'Archiv', archiv, (one) => addArchivDokument(seeding, one))
}
