import type { Pauschale } from '../entities/pauschale.ts'
import type { BlockOf } from '../templates/index.ts'
import { listOfExamples } from './list-of.ts'
import { pauschaleExamples } from './pauschale.ts'

type Angebotsliste = BlockOf<'pauschalangebote'>['context']

const angebotOf = (one: Pauschale): Angebotsliste['data'][number] => ({
  id: one.id,
  sprache: one.sprache,
  titel: one.titel,
  einleitung: one.einleitung,
  bild: one.bild,
  naechte: one.naechte,
  preis_ab: one.preis_ab,
  haeuser: one.haeuser,
  gueltig_von: one.gueltig_von,
  gueltig_bis: one.gueltig_bis,
  anfrageart: one.anfrageart,
  detailURL: one.detailURL,
})

/** Packages as lists show them, on a day in June. */
export const offers = (...packages: Pauschale[]): Angebotsliste => ({
  ...listOfExamples(...packages.map(angebotOf)),
  heute: '2027-06-16',
})

const { typical, minimal, email } = pauschaleExamples
const winter = { ...minimal, gueltig_von: '2027-11-27', gueltig_bis: '2027-12-23', preis_ab: 219 }

/** Lists of packages by name: one of two has its season in winter. */
export const angeboteExamples = {
  typical: offers(typical, winter),
  three: offers(typical, winter, { ...minimal, id: 9, titel: 'Ruhige Tage' }),
  byMail: offers({ ...email, titel: 'Tage am Ofen' }, typical),
} satisfies Record<string, Angebotsliste>
