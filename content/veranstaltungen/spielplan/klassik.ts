import { am, type Tag } from '../../tage.ts'
import { orte, veranstalter } from '../orte.ts'
import type { VeranstaltungContent } from '../shape.ts'

const kammermusik = {
  ...orte.kurtheater,
  zeitVon: '19:30',
  rubriken: ['konzert'],
  vorlage: 'konzert',
  veranstalter: veranstalter.kammermusik,
  preis: { de: '22,00 €, unter 26 Jahren 8,00 €', en: '€22.00, under-26s €8.00' },
} as const satisfies Partial<VeranstaltungContent>

/** Chamber music and recitals, past and to come. */
export const klassik = (heute: Tag): VeranstaltungContent[] => [
  {
    ...kammermusik,
    titel: { de: 'Quintett mit Gast: Die Forelle', en: 'Quintet with a guest: The Trout' },
    von: am(heute, 'fr', -38),
    zeitBis: '21:15',
    kurztext: {
      de: 'Das Silbertal-Quartett tauschte eine Geige gegen Flügel und Kontrabass.',
      en: 'The Silbertal Quartet swapped a violin for piano and double bass.',
    },
    text: {
      de: 'Pianistin Naomi Falkenrath übernahm den Abend zwei Tage vorher für einen erkrankten Kollegen. In der Pause gab es, was sonst, geräucherte Forelle.',
      en: 'The pianist Naomi Falkenrath took over for a colleague who had fallen ill two days before. In the interval there was, of course, smoked trout.',
    },
  },
  {
    ...kammermusik,
    titel: { de: 'Vier Hörner und ein Wald', en: 'Four horns and a forest' },
    von: am(heute, 'sa', -31),
    zeitBis: '21:00',
    kurztext: {
      de: 'Das Hornquartett Waldlicht spielte auf der Bühne und, nach der Pause, vom Balkon.',
      en: 'The Waldlicht horn quartet played on stage and, after the interval, from the balcony.',
    },
    text: {
      de: 'Jagdmusik, Choräle und ein neues Stück, für das Komponistin Yaara Benning acht Minuten Waldgeräusche notiert hatte.',
      en: 'Hunting music, chorales and a new piece for which Yaara Benning had written down eight minutes of forest sounds.',
    },
  },
  {
    ...kammermusik,
    ...orte.wandelhalle,
    titel: { de: 'Laute und Lampen', en: 'Lute and lamps' },
    von: am(heute, 'do', -19),
    zeitBis: '20:45',
    kurztext: {
      de: 'Ein Lautenist, fünf Öllampen und Lieder, die 400 Jahre alt sind.',
      en: 'One lutenist, five oil lamps and songs that are 400 years old.',
    },
    text: {
      de: 'Severin Achtnich spielte so leise, dass man den Trinkbrunnen hörte. Niemand hat ihn abgestellt, und so wurde er Teil des Konzerts.',
      en: 'Severin Achtnich played so softly that the drinking fountain could be heard. Nobody turned it off, and it became part of the concert.',
    },
  },
  {
    ...kammermusik,
    titel: { de: 'Klavierabend Naomi Falkenrath', en: 'Piano recital: Naomi Falkenrath' },
    von: am(heute, 'sa', 8),
    zeitBis: '21:15',
    kurztext: {
      de: 'Vier Sonaten vom Nachmittag bis zur Nacht, gespielt ohne Noten und ohne Eile.',
      en: 'Four sonatas from afternoon to night, played without a score and without haste.',
    },
    text: {
      de: 'Nach ihrem Einspringen im vergangenen Winter kommt Naomi Falkenrath mit eigenem Programm zurück. Um 18:45 Uhr erzählt sie im Foyer, welche Sonate ihr am meisten Angst macht.',
      en: 'After stepping in last winter, Naomi Falkenrath returns with a programme of her own. At 18:45 in the foyer she tells which sonata frightens her most (in German).',
    },
    kartenhinweis: {
      de: 'Karten in der Tourist-Information und an der Abendkasse ab 18:30 Uhr.',
      en: 'Tickets at the tourist information office and at the door from 18:30.',
    },
  },
  {
    ...kammermusik,
    titel: { de: 'Streichtrio Dreisam: Späte Freunde', en: 'Dreisam string trio: late friends' },
    von: am(heute, 'fr', 13),
    zeitBis: '21:15',
    kurztext: {
      de: 'Drei Werke von Komponisten, die einander erst im Alter mochten.',
      en: 'Three works by composers who only came to like each other in old age.',
    },
    text: {
      de: 'Zwischen den Stücken liest Cellist Arvid Lohmüller aus ihren Briefen. Es geht um Honorare, Gicht und das richtige Tempo im Finale.',
      en: 'Between the pieces the cellist Arvid Lohmüller reads from their letters (in German), which are about fees, gout and the right tempo for the finale.',
    },
  },
  {
    ...kammermusik,
    titel: { de: 'Lieder von unterwegs', en: 'Songs from the road' },
    von: am(heute, 'so', 17),
    zeitVon: '17:00',
    zeitBis: '18:30',
    kurztext: {
      de: 'Bariton Jasper Wieland singt Wanderlieder, Tommaso Bellandi begleitet am Flügel.',
      en: 'Baritone Jasper Wieland sings of wandering, with Tommaso Bellandi at the piano.',
    },
    text: {
      de: 'Ein Winter, ein Müllerbursche und drei Lieder aus dem Gepäck von Auswanderern. Der Vortrag wird in Deutsche Gebärdensprache übersetzt, Plätze in Reihe drei sind dafür reserviert.',
      en: 'A winter, a miller’s lad and three songs from emigrants’ luggage. The recital is interpreted in German Sign Language; seats in row three are reserved.',
    },
    zugang: [...orte.kurtheater.zugang, 'gebaerdensprache'],
  },
  {
    ...kammermusik,
    ...orte.konzerthaus,
    titel: {
      de: 'Orgelnacht: Drei Stunden, drei Spieler',
      en: 'Organ night: three hours, three players',
    },
    von: am(heute, 'sa', 26),
    zeitVon: '20:00',
    zeitBis: '23:15',
    kurztext: {
      de: 'Die Orgel von 1911 bleibt eine Nacht lang wach.',
      en: 'The organ of 1911 stays up for a night.',
    },
    text: {
      de: 'Ulrich Sandner, Priska Amrein und ein Student, dessen Name noch ausgelost wird, lösen einander ab. Man darf zwischen den Stunden gehen, kommen und auf der Empore liegen; Decken sind da.',
      en: 'Ulrich Sandner, Priska Amrein and a student yet to be drawn by lot take turns. You may leave or arrive between the hours, or lie down in the gallery; blankets are provided.',
    },
  },
  {
    ...kammermusik,
    titel: { de: 'Junge Stimmen, alte Madrigale', en: 'Young voices, old madrigals' },
    von: am(heute, 'fr', 47),
    zeitBis: '21:00',
    kurztext: {
      de: 'Das Ensemble Sechsklang aus dem Musikgymnasium singt von Liebe und Grillen.',
      en: 'The Sechsklang ensemble of the music school sings of love and crickets.',
    },
    text: {
      de: 'Die sechs sind zusammen 101 Jahre alt. Im zweiten Teil darf das Publikum eine Strophe wählen, die sie vom Blatt singen.',
      en: 'The six of them add up to 101 years. In the second half the audience picks a verse for them to sing at sight.',
    },
  },
  {
    ...kammermusik,
    ...orte.konzerthaus,
    titel: { de: 'Festkonzert des Jugendorchesters', en: 'Youth orchestra gala' },
    von: am(heute, 'sa', 82),
    zeitVon: '18:00',
    zeitBis: '20:00',
    kurztext: {
      de: '64 Jugendliche aus fünf Gemeinden und ein Kontrafagott, das zwei tragen müssen.',
      en: '64 young players from five parishes and a contrabassoon that takes two to carry.',
    },
    text: {
      de: 'Das Jugendorchester Silbertal wird 20 Jahre alt und spielt die Sinfonie, mit der es anfing. Ehemalige sind eingeladen, sich dazuzusetzen; Probe ist am Vortag.',
      en: 'The Silbertal youth orchestra turns twenty and plays the symphony it began with. Former members are invited to sit in; there is a rehearsal the day before.',
    },
    familien: true,
  },
]
