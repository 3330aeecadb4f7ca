import type { Sprache } from '../primitives.ts'

/** Licences under which a town lets others use its data; the usual ones of public bodies. */
export const datenlizenzen = ['dl-zero-de/2.0', 'dl-by-de/2.0', 'cc-zero', 'cc-by/4.0'] as const

/** One of these licences, as the vocabulary of DCAT-AP.de calls it. */
export type Datenlizenz = (typeof datenlizenzen)[number]

/** What a licence is called, where it can be read, and whether the source has to be named. */
export const datenlizenzTexte: Record<
  Datenlizenz,
  { titel: Record<Sprache, string>; text: string; mitNamen: boolean }
> = {
  'dl-zero-de/2.0': {
    titel: {
      de: 'Datenlizenz Deutschland – Zero – Version 2.0',
      en: 'Data licence Germany – Zero – Version 2.0',
    },
    text: 'https://www.govdata.de/dl-de/zero-2-0',
    mitNamen: false,
  },
  'dl-by-de/2.0': {
    titel: {
      de: 'Datenlizenz Deutschland – Namensnennung – Version 2.0',
      en: 'Data licence Germany – Attribution – Version 2.0',
    },
    text: 'https://www.govdata.de/dl-de/by-2-0',
    mitNamen: true,
  },
  'cc-zero': {
    titel: { de: 'Creative Commons CC0 1.0', en: 'Creative Commons CC0 1.0' },
    text: 'https://creativecommons.org/publicdomain/zero/1.0/deed.de',
    mitNamen: false,
  },
  'cc-by/4.0': {
    titel: { de: 'Creative Commons CC BY 4.0', en: 'Creative Commons CC BY 4.0' },
    text: 'https://creativecommons.org/licenses/by/4.0/deed.de',
    mitNamen: true,
  },
}
