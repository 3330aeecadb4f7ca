import { randomUUID } from 'node:crypto'
import type {
  FormularContent,
  LebenslageContent,
  VerfahrenContent,
} from '../../../../../content/wegweiser/shape.ts'
import type { FormularBlock } from '../../payload-types.ts'
import { inEnglish } from './in-english.ts'
import { idOf, inOrder, publish, remember, type Seeding } from './seeding.ts'

async function addLebenslage(
  seeding: Seeding,
  { key, titel, einleitung, icon, bild }: LebenslageContent,
  sortierung: number,
): Promise<void> {
  const id = await publish(
    seeding,
    'lebenslagen',
    {
      titel: titel.de,
      einleitung: einleitung.de,
      icon,
      bild: idOf(seeding.made, 'bilder', bild),
      sortierung,
      _status: 'published',
    },
    inEnglish(seeding, { plain: { titel, einleitung } }),
  )
  remember(seeding.made, 'lebenslagen', key, id)
}

function formOf({ made }: Seeding, form: FormularContent): FormularBlock {
  const place = 'datei' in form ? { datei: idOf(made, 'dateien', form.datei) } : { link: form.link }
  return { id: randomUUID(), blockType: 'formular', titel: form.titel.de, ...place }
}

/** Lists are kept one line below the other. */
function lines({ de, en }: { de: string[]; en: string[] }) {
  return { de: de.join('\n'), en: en.join('\n') }
}

/** What is the same in every language: who is in charge, law, place among the life situations. */
function relationsOf({ made }: Seeding, { amt, mitarbeiter, lebenslagen }: VerfahrenContent) {
  return {
    amt: amt.map((key) => idOf(made, 'aemter', key)),
    mitarbeiter: mitarbeiter.map((key) => idOf(made, 'mitarbeiter', key)),
    lebenslagen: lebenslagen.map((key) => idOf(made, 'lebenslagen', key)),
  }
}

function germanOf(seeding: Seeding, one: VerfahrenContent) {
  const { titel, kurztext, text, gebuehr, dauer, fristen, hinweis, onlinedienst } = one
  return {
    titel: titel.de,
    kurztext: kurztext.de,
    text: seeding.richText(text.de),
    synonyme: one.synonyme.de,
    unterlagen: lines(one.unterlagen).de,
    gebuehr: gebuehr.de,
    dauer: dauer.de,
    fristen: fristen?.de,
    hinweis: hinweis?.de,
    onlinedienst: { link: onlinedienst?.link, linktext: onlinedienst?.linktext.de },
    rechtsgrundlage: one.rechtsgrundlage.join('\n'),
    leistungsschluessel: one.leistungsschluessel,
    ...relationsOf(seeding, one),
  }
}

async function addVerfahren(seeding: Seeding, one: VerfahrenContent): Promise<void> {
  const { titel, kurztext, text, gebuehr, dauer, fristen, hinweis, onlinedienst, synonyme } = one
  const forms = (one.formulare ?? []).map((form) => formOf(seeding, form))
  const plain = { titel, kurztext, gebuehr, dauer, fristen, hinweis }
  await publish(
    seeding,
    'wegweiser_verfahren',
    { ...germanOf(seeding, one), formulare: forms, _status: 'published' },
    {
      ...inEnglish(seeding, {
        plain: { ...plain, unterlagen: lines(one.unterlagen) },
        rich: { text },
      }),
      ...(synonyme.en && { synonyme: synonyme.en }),
      ...(onlinedienst && {
        onlinedienst: { link: onlinedienst.link, linktext: onlinedienst.linktext.en ?? null },
      }),
      formulare: forms.map((form, index) => ({
        ...form,
        titel: one.formulare?.[index]?.titel.en ?? form.titel,
      })),
    },
  )
}

/** Makes the life situations and then the procedures that name them. */
export async function addWegweiser(seeding: Seeding): Promise<void> {
  const { lebenslagen = [], wegweiser_verfahren: verfahren = [] } = seeding.town
  const places = new Map(lebenslagen.map((one, index) => [one, (index + 1) * 10]))
  await inOrder(seeding, 'Lebenslagen', lebenslagen, (one) =>
    addLebenslage(seeding, one, places.get(one) ?? 0),
  )
  await inOrder(seeding, 'Verfahren', verfahren, (one) => addVerfahren(seeding, one))
}
