import type { Suchtreffer } from '../entities/suchtreffer.ts'

/** A hit on a page of this site. */
function hit(
  _type: Suchtreffer['_type'],
  _id: number,
  url: string,
  titel: string,
  auszug: string,
): Suchtreffer {
  return { _type, _id, _source: { es_pfad: url, es_pfad_ext: null, titel, auszug }, url }
}

/** Hits of a search by name. */
export const suchtrefferExamples = {
  typical: [
    hit('seiten', 5, '/de/thermalbad/', 'Thermalbad', 'Vier Becken zwischen 32 und 38 Grad.'),
    hit(
      'veranstaltungen',
      14,
      '/de/veranstaltungen/thermennacht-id_14/',
      'Thermennacht',
      'Baden bei gedämpftem Licht, Harfe im Gewölbe.',
    ),
    hit('aemter', 2, '/de/rathaus/bauamt-id_2/', 'Bauamt', 'Bauanträge, Baulasten, Hausnummern.'),
  ],
  'long-words': [
    hit(
      'seiten',
      7,
      '/de/buergerservice/',
      'Zweitwohnungssteuerbefreiungsantragsformularausgabestelle',
      'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    ),
  ],
  english: [
    hit('seiten', 5, '/en/thermal-bath/', 'Thermal bath', 'Four pools between 32 and 38 degrees.'),
  ],
} satisfies Record<string, Suchtreffer[]>
