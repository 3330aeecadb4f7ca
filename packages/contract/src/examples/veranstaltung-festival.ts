import type { Veranstaltung } from '../entities/veranstaltung.ts'
import { bildExamples } from './bild.ts'

/** An opera of the festival with its cast, its seats and where they are. */
export const operaOf = (event: Veranstaltung): Veranstaltung => ({
  ...event,
  id: 22,
  titel: 'Rossini: La Cenerentola',
  saison: 2027,
  vorlage: 'theater',
  besetzung: [
    { aufgabe: 'Angelina', name: 'Ysolde Karrenbrock' },
    { aufgabe: 'Musikalische Leitung', name: 'Sofie Andermatt' },
  ],
  preis: '38,00 bis 92,00 €',
  preise: [
    { bezeichnung: '1. Kategorie, Reihe 1 bis 4', betrag: 92 },
    { bezeichnung: '2. Kategorie, Reihe 5 bis 7', betrag: 74 },
    { bezeichnung: 'Hörplätze', betrag: 0 },
  ],
  saalplan: bildExamples.konzerthaus,
  tickets: 'https://karten.rossini.bad-silberbronn.example/',
  detailURL: '/de/rossini/programm/rossini-la-cenerentola-id_22/',
})
