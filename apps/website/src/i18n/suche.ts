import type { Sprache } from '@kurstadt/contract'
import { useSprache } from './sprache-context.ts'

const de = {
  found: (count: number, term: string) => `${count} Treffer für „${term}“`,
  nothing: (term: string) => `Zum Suchbegriff ${term} wurden keine Ergebnisse gefunden.`,
  hints:
    'Versuchen Sie es mit einem kürzeren oder allgemeineren Wort oder einer anderen Schreibweise.',
  away: 'Die Suche ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  kinds: {
    seiten: 'Seite',
    veranstaltungen: 'Veranstaltung',
    aktuelles: 'Aktuelles',
    aemter: 'Amt',
    mitarbeiter: 'Ansprechpartner',
    wegweiser_verfahren: 'Dienst',
    sitzungen: 'Sitzung des Rats',
    vorlagen: 'Vorlage des Rats',
    gremien: 'Gremium',
    raete: 'Ratsmitglied',
    galerien: 'Fotogalerie',
    brancheneintraege: 'Branchenverzeichnis',
    unterkuenfte: 'Unterkunft',
    shop_artikel: 'Shop',
    bekanntmachungen: 'Bekanntmachung',
    baugebiete: 'Baugebiet',
  },
}

const en: typeof de = {
  found: (count: number, term: string) => `${count} ${count === 1 ? 'hit' : 'hits'} for “${term}”`,
  nothing: (term: string) => `Nothing was found for the search term ${term}.`,
  hints: 'Try a shorter or more general word, or another spelling.',
  away: 'The search cannot be reached right now. Please try again in a few minutes.',
  kinds: {
    seiten: 'Page',
    veranstaltungen: 'Event',
    aktuelles: 'News',
    aemter: 'Office',
    mitarbeiter: 'Contact person',
    wegweiser_verfahren: 'Service',
    sitzungen: 'Council meeting',
    vorlagen: 'Council paper',
    gremien: 'Committee',
    raete: 'Council member',
    galerien: 'Photo gallery',
    brancheneintraege: 'Business directory',
    unterkuenfte: 'Accommodation',
    shop_artikel: 'Shop',
    bekanntmachungen: 'Public notice',
    baugebiete: 'Building area',
  },
}

const words: Record<Sprache, typeof de> = { de, en }

/** Words about what a search has found, in the language of the page. */
export const useSearchTexts = () => words[useSprache()]
