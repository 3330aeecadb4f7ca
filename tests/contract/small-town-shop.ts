import type { Payload } from 'payload'
import { german, numberOf, published } from './writing.ts'

/** Three articles: a shirt with sizes and few left, a cup, and one that is not sold. */
export async function addShop(
  payload: Payload,
  town: { bild: string; datei: string; concertId: string; rubrik: string },
) {
  const { bild, datei, rubrik, concertId: veranstaltung } = town
  const add = (titel: string, preis_cent: number, sortierung: number, rest: object = {}) =>
    payload.create({
      collection: 'shop_artikel',
      ...german,
      data: {
        ...published,
        titel,
        einleitung: `${titel} aus der Stadt.`,
        preis_cent,
        sortierung,
        gewicht_pro_einheit: 200,
        menge_aktuell: 0,
        rubrik,
        ...rest,
      },
    })
  const shirt = await add('T-Shirt', 2490, 1, {
    bild,
    groessen: ['S', 'M', 'XL'],
    menge_limit: 40,
    menge_aktuell: 12,
    hoechstens: 5,
    inhalt_menge: 200,
    inhalt_einheit: 'g',
    hersteller: { name: 'Webstube', anschrift: 'Am Wehr 3', kontakt: 'web@stube.example' },
    sicherheit: 'Nicht in den Trockner.',
    veranstaltung,
    dokumente: [
      { blockType: 'artikeldokument', titel: 'Pflege', datei, einstufung: 'oeffentlich' },
      { blockType: 'artikeldokument', titel: 'Einkaufspreise', datei, einstufung: 'intern' },
    ],
    links: [
      { blockType: 'link', link: '/de/baeder/', linktext: 'Bäder' },
      { blockType: 'link', link: 'https://garn.example/', linktext: 'Das Garn' },
    ],
  })
  const cup = await add('Becher', 1250, 2)
  const hidden = await add('Restposten', 100, 3, { aktiv: false })
  return {
    shirt: { id: shirt.id, nummer: numberOf(shirt) },
    cup: { id: cup.id, nummer: numberOf(cup) },
    hidden: { id: hidden.id, nummer: numberOf(hidden) },
  }
}
