import type { Payload } from 'payload'
import { richText } from './lexical.ts'
import { english, german, numberOf, published } from './writing.ts'

/** A life situation, a procedure in both languages, a German one and a draft. */
export async function addGuide(
  payload: Payload,
  { amtId, bild, datei }: { amtId: string; bild: string; datei: string },
) {
  const situation = await payload.create({
    collection: 'lebenslagen',
    ...german,
    data: {
      ...published,
      titel: 'Umziehen',
      einleitung: 'Zwei Wochen Zeit.',
      icon: 'umzug',
      bild,
      sortierung: 10,
    },
  })
  const add = (titel: string, rest: object = {}) =>
    payload.create({
      collection: 'wegweiser_verfahren',
      ...german,
      data: { ...published, titel, kurztext: `${titel} in Kürze.`, amt: [amtId], ...rest },
    })
  const registering = await add('Ummeldung', {
    synonyme: ['Umzug', 'neue Adresse'],
    text: richText({ type: 'paragraph', children: [{ text: 'Innerhalb von zwei Wochen.' }] }),
    unterlagen: 'Ausweis\n\n  Bestätigung der Vermieterin  ',
    gebuehr: 'Kostenlos',
    dauer: '15 Minuten',
    rechtsgrundlage: '§ 17 Bundesmeldegesetz (BMG)',
    leistungsschluessel: '99999000000000',
    formulare: [
      { blockType: 'formular', titel: 'Bestätigung', datei },
      { blockType: 'formular', titel: 'Antrag', link: 'https://formulare.example/antrag' },
    ],
    onlinedienst: { link: 'https://online.example/', linktext: 'Online ummelden' },
    lebenslagen: [situation.id],
  })
  await payload.update({
    collection: 'wegweiser_verfahren',
    id: registering.id,
    ...english,
    data: { titel: 'Changing your address', kurztext: 'In brief.', gebuehr: 'Free of charge' },
  })
  const germanOnly = await add('Änderung der Papiere', { lebenslagen: [situation.id] })
  const draft = await add('Geheimer Dienst', { _status: 'draft', lebenslagen: [situation.id] })
  return {
    situation: numberOf(situation),
    registering: numberOf(registering),
    germanOnly: numberOf(germanOnly),
    draft: numberOf(draft),
  }
}
