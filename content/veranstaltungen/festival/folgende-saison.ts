import type { Saison } from '../../saison.ts'
import { orte, veranstalter } from '../orte.ts'
import type { VeranstaltungContent } from '../shape.ts'

const vorverkauf = {
  de: 'Der Vorverkauf beginnt am 1. Februar des Festivaljahres. Mitglieder des Förderkreises buchen eine Woche früher.',
  en: 'Booking opens on 1 February of the festival year. Members of the Friends book a week earlier.',
}

/** What the festival has announced for the summer after the next. */
export function folgendeSaison({ von, jahr }: Saison): VeranstaltungContent[] {
  const festival = {
    veranstalter: veranstalter.festival,
    saison: Number(jahr),
    rubriken: ['rossini', 'theater'],
    vorlage: 'theater',
    kartenhinweis: vorverkauf,
  } as const satisfies Partial<VeranstaltungContent>
  return [
    {
      ...festival,
      ...orte.kurtheater,
      titel: { de: 'Rossini: La gazza ladra', en: 'Rossini: La gazza ladra' },
      von: von(0),
      zeitVon: '19:00',
      zeitBis: '22:30',
      bild: 'festival-saal',
      kurztext: {
        de: 'Ein Löffel fehlt, ein Mädchen soll dafür büßen, und oben sitzt der Vogel.',
        en: 'A spoon is missing, a girl is to pay for it, and the bird sits above them all.',
      },
      text: {
        de: 'Die größte Oper, die das Festival je gewagt hat: zwölf Rollen, zwei Trommeln und eine Elster, über deren Besetzung noch verhandelt wird. Musikalische Leitung Ettore Monteverrano.',
        en: 'The largest opera the festival has ever attempted: twelve parts, two drums and a magpie whose casting is still being negotiated. Conducted by Ettore Monteverrano.',
      },
      preis: { de: '40,00 bis 96,00 €', en: '€40.00 to €96.00' },
      highlight: true,
      serie: {
        rhythmus: 'einzeln',
        zusatz: [
          { am: von(2), zeitVon: '16:00', zeitBis: '19:30' },
          { am: von(6) },
          { am: von(14) },
        ],
      },
    },
    {
      ...festival,
      ...orte.konzerthaus,
      titel: { de: 'Rossini: Il viaggio a Reims', en: 'Rossini: Il viaggio a Reims' },
      von: von(8),
      zeitVon: '19:30',
      zeitBis: '22:30',
      bild: 'festival-buehne',
      kurztext: {
        de: 'Eine Reisegesellschaft sitzt im Kurhotel fest; kein Werk passt besser hierher.',
        en: 'A party of travellers is stuck in a spa hotel; no work suits us better.',
      },
      text: {
        de: 'Vierzehn Solistinnen und Solisten, die Hälfte davon aus der Akademie BelCanto. Sofie Andermatt dirigiert, die Koffer leiht die Tourist-Information.',
        en: 'Fourteen soloists, half of them from the BelCanto Academy. Sofie Andermatt conducts; the suitcases are lent by the tourist information office.',
      },
      preis: { de: '32,00 bis 78,00 €', en: '€32.00 to €78.00' },
      serie: { rhythmus: 'einzeln', zusatz: [{ am: von(10) }] },
    },
    {
      ...festival,
      ort: 'Waldbühne Oberwies',
      titel: {
        de: 'Rossini auf der Waldbühne: Guglielmo Tell, ein Akt',
        en: 'Rossini on the forest stage: William Tell, one act',
      },
      von: von(9),
      zeitVon: '20:30',
      zeitBis: '22:30',
      bild: 'festival-waldbuehne',
      kurztext: {
        de: 'Der zweite Akt, bei Nacht, mit echten Hörnern im Wald.',
        en: 'Act Two, at night, with real horns in the forest.',
      },
      text: {
        de: 'Die drei Chöre der Eidgenossen kommen aus drei Richtungen zwischen den Tannen hervor. Wer mitsingen möchte: Dorothea Imhoff probt ab Januar.',
        en: 'The three choruses of confederates emerge from among the firs on three sides. If you would like to sing, Dorothea Imhoff begins rehearsals in January.',
      },
      preis: { de: '26,00 bis 50,00 €, Bus enthalten', en: '€26.00 to €50.00, bus included' },
    },
    {
      ...festival,
      ...orte.wandelhalle,
      titel: { de: 'Rossini: La cambiale di matrimonio', en: 'Rossini: La cambiale di matrimonio' },
      von: von(4),
      zeitVon: '19:30',
      zeitBis: '21:00',
      bild: 'festival-akademie',
      kurztext: {
        de: 'Sein erstes Stück, mit achtzehn geschrieben und von Achtzehnjährigen gesungen.',
        en: 'His first piece, written at eighteen and sung by eighteen-year-olds.',
      },
      text: {
        de: 'Der Jahrgang der Akademie BelCanto. Ilaria Benvegnù wählt die Stimmen im November aus 300 Bewerbungen aus.',
        en: 'The BelCanto Academy’s new class. In November Ilaria Benvegnù chooses the voices from 300 applications.',
      },
      preis: { de: '24,00 €, unter 26 Jahren 8,00 €', en: '€24.00, under-26s €8.00' },
      serie: { rhythmus: 'einzeln', zusatz: [{ am: von(11) }] },
    },
    {
      ...festival,
      ...orte.wandelhalle,
      titel: { de: 'Sonaten eines Zwölfjährigen', en: 'Sonatas by a twelve-year-old' },
      von: von(3),
      zeitVon: '11:00',
      zeitBis: '12:15',
      bild: 'festival-wandelhalle',
      rubriken: ['rossini', 'konzert'],
      vorlage: 'konzert',
      kurztext: {
        de: 'Sechs Streichersonaten aus drei Sommertagen des Jahres 1804.',
        en: 'Six string sonatas from three summer days in 1804.',
      },
      text: {
        de: 'Zwei Geigen, Cello und Kontrabass aus der Camerata Silbertal. Rossini nannte die Stücke später schrecklich; er irrte sich.',
        en: 'Two violins, cello and double bass of the Camerata Silbertal. Rossini later called the pieces dreadful. He was mistaken.',
      },
      preis: { de: '18,00 € mit einem Getränk', en: '€18.00 including a drink' },
    },
    {
      ...festival,
      ...orte.kurpark,
      titel: {
        de: 'Rossini für alle: Oper im Park',
        en: 'Rossini for everyone: opera in the park',
      },
      von: von(13),
      zeitVon: '18:00',
      zeitBis: '20:00',
      bild: 'kurpark',
      rubriken: ['rossini', 'konzert', 'familie'],
      vorlage: 'konzert',
      kurztext: {
        de: 'Ouvertüren und Ensembles zum Nulltarif, Picknick erwünscht.',
        en: 'Overtures and ensembles free of charge; picnics welcome.',
      },
      text: {
        de: 'Zum Geburtstag der Akademie schenkt das Festival der Stadt ein Konzert. Kinder dürfen ein Stück dirigieren, das Orchester folgt.',
        en: 'For the academy’s birthday the festival gives the town a concert. Children may conduct one piece, and the orchestra will follow.',
      },
      kostenlos: true,
      familien: true,
    },
  ]
}
