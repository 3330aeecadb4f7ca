import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'

const de = {
  pages: 'Das Festival',
  newsletter: 'Post aus der Oper',
  newsletterText: 'Spielplan, Vorverkauf und Neues von der Bühne stehen in unserem Newsletter.',
  shop: 'Zum Shop',
  imprint: 'Impressum des Festivals',
  privacy: 'Datenschutz des Festivals',
  toTown: (ort: string) => `Zur Startseite von ${ort}`,
}

const en: typeof de = {
  pages: 'The festival',
  newsletter: 'Letters from the opera',
  newsletterText: 'Programme, ticket sales and news from the stage, in our newsletter.',
  shop: 'To the shop',
  imprint: 'Festival legal notice',
  privacy: 'Festival privacy notice',
  toTown: (ort) => `${ort} home page`,
}

const words: Record<Sprache, typeof de> = { de, en }

/** Words of the festival's foot in the language of the page; they come with it (decision 0009). */
export const useFestivalTexts = () => words[useSprache()]
