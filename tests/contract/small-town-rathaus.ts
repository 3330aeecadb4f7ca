import type { Payload } from 'payload'
import { richText } from './lexical.ts'
import { english, german, numberOf, published } from './writing.ts'

async function addOffice(payload: Payload, bild: string) {
  const person = (nachname: string, sortierung: number, rest: object = {}) =>
    payload.create({
      collection: 'mitarbeiter',
      ...german,
      data: { ...published, vorname: 'Kim', nachname, sortierung, ...rest },
    })
  const second = await person('Zwickel', 1, { funktion: 'Leitung', bild })
  const first = await person('Ähre', 1, { kontakt: { email: 'aehre@bad-silberbronn.example' } })
  const hidden = await person('Verborgen', 0, { _status: 'draft' })
  const amt = await payload.create({
    collection: 'aemter',
    ...german,
    data: {
      ...published,
      titel: 'Bürgerbüro',
      text: richText({ type: 'paragraph', children: [{ text: 'Wir helfen.' }] }),
      adresse: { strasse: 'Marktplatz 1', plz: '75300', ort: 'Bad Silberbronn' },
      oeffnungszeitenStrukturiert: [
        {
          blockType: 'oeffnungszeit',
          typ: 'SERVICEZEIT',
          regulaereZeiten: [{ tagestyp: 'MONTAG', beginn: '08:00', ende: '12:00' }],
          saisons: [
            {
              titel: 'Sommer',
              gueltig_von: '2031-04-01',
              gueltig_bis: '2031-09-30',
              jaehrlich: true,
              regulaereZeiten: [{ tagestyp: 'MONTAG', beginn: '08:00', ende: '18:00' }],
            },
          ],
          abweichendeZeiten: [
            { beginn: '2031-12-24T11:00:00.000Z', ende: '2032-01-01T22:59:00.000Z' },
          ],
        },
      ],
      mitarbeiter: [second.id, hidden.id, first.id],
      sortierung: 1,
    },
  })
  return {
    amt: numberOf(amt),
    amtId: amt.id,
    person: numberOf(second),
    hiddenPerson: numberOf(hidden),
  }
}

/** An office with its staff, a public notice and an alert that is valid now. */
export async function addTownHall(
  payload: Payload,
  { bild, datei }: { bild: string; datei: string },
) {
  const office = await addOffice(payload, bild)
  const notice = await payload.create({
    collection: 'bekanntmachungen',
    ...german,
    data: {
      ...published,
      titel: 'Satzung über die Kurtaxe',
      art: 'satzung',
      datum_von: '2020-03-01',
      datum_bis: '2020-04-01',
      dokumente: [{ blockType: 'dokument', titel: 'Wortlaut', datei }],
    },
  })
  const alert = await payload.create({
    collection: 'hinweise',
    ...german,
    data: {
      ...published,
      titel: 'Bergbahn steht',
      stufe: 'warnung',
      bereich: 'alle',
      gueltig_von: '2020-01-01T05:00:00.000Z',
      link: '/de/bergbahn/',
    },
  })
  await payload.update({
    collection: 'hinweise',
    id: alert.id,
    ...english,
    data: { titel: 'Funicular stopped' },
  })
  return { ...office, bekanntmachung: numberOf(notice), alert: numberOf(alert) }
}
