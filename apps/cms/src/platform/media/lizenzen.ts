/** Licences of pictures and files: what an editor chooses, and what it then asks of the town. */
export const lizenzen = [
  {
    value: 'eigene-aufnahme',
    label: 'Eigene Aufnahme der Stadt',
    bedingung:
      'Keine Bedingungen gegenüber Dritten. Wer auf dem Bild zu erkennen ist, muss zugestimmt haben.',
  },
  {
    value: 'nutzungsrecht',
    label: 'Nutzungsrecht erteilt',
    bedingung:
      'Es gilt, was vereinbart ist. Tragen Sie unten ein, bis wann – die Datei wird danach in der Liste gezeigt.',
  },
  {
    value: 'gemeinfrei',
    label: 'Gemeinfrei (Schutzfrist vorbei)',
    bedingung: 'Keine Bedingungen. Die Quelle zu nennen ist guter Brauch.',
  },
  {
    value: 'cc0',
    label: 'CC0 – zur freien Verwendung',
    bedingung: 'Keine Bedingungen. Die Quelle zu nennen ist guter Brauch.',
  },
  {
    value: 'cc-by',
    label: 'CC BY 4.0 – Name nennen',
    bedingung:
      'Urheberin oder Urheber, Lizenz und Quelle müssen am Bild stehen; die Website setzt sie dazu.',
  },
  {
    value: 'cc-by-sa',
    label: 'CC BY-SA 4.0 – Name nennen, gleiche Lizenz',
    bedingung:
      'Wie CC BY. Wer das Bild bearbeitet, muss das Ergebnis unter derselben Lizenz weitergeben.',
  },
  {
    value: 'cc-by-nd',
    label: 'CC BY-ND 4.0 – Name nennen, nicht verändern',
    bedingung: 'Wie CC BY. Das Bild darf nicht bearbeitet, auch nicht beschnitten gezeigt werden.',
  },
] as const

/** Value of one of them. */
export type Lizenz = (typeof lizenzen)[number]['value']

/** Licences that are kept only while the author is named. */
export function asksForAuthor(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('cc-by')
}
