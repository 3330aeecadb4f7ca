import type { Tag } from '../../tage.ts'
import { orte, veranstalter } from '../orte.ts'
import type { VeranstaltungContent } from '../shape.ts'
import { jaehrlich } from './auflage.ts'

const bergbahnfest = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 6, woche: 2, wochentag: 'so' },
    {
      ...orte.bergstation,
      zeitVon: '10:00',
      zeitBis: '18:00',
      rubriken: ['fest', 'familie'],
      vorlage: 'fest',
      veranstalter: veranstalter.stadtwerke,
      preis: {
        de: 'Eintritt frei, Bergbahn zum halben Preis',
        en: 'Free, funicular at half price',
      },
      kostenlos: true,
      familien: true,
    },
    [
      {
        titel: {
          de: 'Bergbahnfest: Wagen 1 macht Pause',
          en: 'Funicular party: car no. 1 takes a rest',
        },
        kurztext: {
          de: 'Der alte Holzwagen von 1908 stand zum Einsteigen auf der Wiese.',
          en: 'The old wooden car of 1908 stood in the meadow to be climbed into.',
        },
        text: {
          de: 'Arno Geckle ließ Kinder an der Kurbel drehen, mit der man früher die Türen schloss. Die Stadtkapelle fuhr mit Tuba hinauf und ohne Mundstück wieder hinunter; es wurde gefunden.',
          en: 'Arno Geckle let children turn the crank that once closed the doors. The town band went up with a tuba and came down without its mouthpiece, which has since been found.',
        },
      },
      {
        titel: {
          de: 'Bergbahnfest mit Seilwinde und Strudel',
          en: 'Funicular party with winch and strudel',
        },
        kurztext: {
          de: 'Blick in die Maschine, Musik auf der Wiese, Apfelstrudel von 90 Blechen.',
          en: 'A look at the engine, music in the meadow and ninety trays of apple strudel.',
        },
        text: {
          de: 'Der Maschinenraum ist jede halbe Stunde geöffnet, Rollstühle kommen über den Seitengang hinein. Um 14:00 Uhr ziehen 40 Kinder an einem Seil den Holzwagen drei Meter weit. Er wiegt 4,2 Tonnen.',
          en: 'The engine room opens every half hour, with step-free access by the side passage. At 14:00 forty children pull the wooden car three metres by rope. It weighs 4.2 tonnes.',
        },
      },
      {
        titel: {
          de: 'Bergbahnfest: Die roten Wagen haben Geburtstag',
          en: 'Funicular party: the red cars have a birthday',
        },
        kurztext: {
          de: 'Ein ganzes Wochenende rund um die Bahn von 1908.',
          en: 'A whole weekend about the railway of 1908.',
        },
        text: {
          de: 'Geplant sind Fahrten in historischer Uniform, eine Ausstellung im Wartesaal und ein Buch mit Geschichten von Fahrgästen. Haben Sie eine? Schreiben Sie an [bergbahn@bad-silberbronn.example](mailto:bergbahn@bad-silberbronn.example).',
          en: 'There will be rides with staff in period uniform, an exhibition in the waiting room and a book of passengers’ stories. Do you have one? Write to [bergbahn@bad-silberbronn.example](mailto:bergbahn@bad-silberbronn.example).',
        },
        highlight: true,
      },
    ],
  )

const sommernacht = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 6, woche: 3, wochentag: 'sa' },
    {
      ...orte.pavillon,
      zeitVon: '20:30',
      zeitBis: '22:30',
      rubriken: ['konzert'],
      vorlage: 'konzert',
      veranstalter: veranstalter.kur,
      preis: {
        de: '14,00 €, mit Silberkarte 11,00 €',
        en: '€14.00, €11.00 with the Silberkarte',
      },
      highlight: true,
    },
    [
      {
        titel: { de: 'Sommernachtskonzert: Film ab', en: 'Midsummer concert: roll the film' },
        kurztext: {
          de: 'Musik aus sechs Jahrzehnten Kino unter der Blutbuche.',
          en: 'Music from six decades of cinema beneath the copper beech.',
        },
        text: {
          de: 'Nach dem zweiten Stück zog ein Gewitter auf. 700 Gäste gingen mit Stühlen und Orchester in die Wandelhalle um; nach 25 Minuten ging es weiter, wo der Cowboy stehen geblieben war.',
          en: 'A thunderstorm came up after the second piece. 700 people moved to the pump room with chairs and orchestra, and 25 minutes later the music went on where the cowboy had stopped.',
        },
        status: 'verlegt',
        statusgrund: {
          de: 'Wegen des Gewitters in die Wandelhalle verlegt.',
          en: 'Moved to the pump room because of a thunderstorm.',
        },
        neuerOrt: 'Wandelhalle im Kurpark',
      },
      {
        titel: {
          de: 'Sommernachtskonzert: Walzer im Gras',
          en: 'Midsummer concert: waltzes on the grass',
        },
        kurztext: {
          de: 'Kurorchester und Stadtkapelle spielen zum ersten Mal gemeinsam; Decken erwünscht.',
          en: 'The spa orchestra and the town band play together for the first time; bring a blanket.',
        },
        text: {
          de: 'Henrike Aldinger und Kapellmeister Bastian Vogler teilen sich den Taktstock. Die Wiese ist ab 18:30 Uhr für Picknicks geöffnet, Gläser leiht der Förderkreis. Gegen 22:00 Uhr gehen im Park 600 Lampions an.',
          en: 'Henrike Aldinger and bandmaster Bastian Vogler share the baton. The lawn opens for picnics at 18:30 and glasses can be borrowed. At about 22:00 six hundred lanterns are lit in the park.',
        },
        kartenhinweis: {
          de: 'Bei Regen im Konzerthaus, die Karten gelten dort. Entscheidung am Tag um 15:00 Uhr.',
          en: 'In the concert hall if it rains; tickets are valid there. Decision at 15:00 on the day.',
        },
      },
      {
        titel: {
          de: 'Sommernachtskonzert: Wünschen Sie sich was',
          en: 'Midsummer concert: make a wish',
        },
        kurztext: {
          de: 'Das Publikum stellt das Programm zusammen.',
          en: 'The audience puts together the programme.',
        },
        text: {
          de: 'Vom 1. Februar an liegen in der Tourist-Information Wunschzettel aus. Gespielt wird, was am häufigsten genannt wird und auf ein Notenpult passt.',
          en: 'From 1 February you will find wish lists at the tourist information office. We play what is named most often and fits on a music stand.',
        },
      },
    ],
  )

const sonnwendfeuer = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 6, woche: 4, wochentag: 'sa' },
    {
      ort: 'Festwiese am Hohen Stein',
      zeitVon: '20:00',
      zeitBis: '00:30',
      bild: 'aussichtsturm',
      rubriken: ['fest', 'natur'],
      vorlage: 'fest',
      veranstalter: 'Bergwacht Silbertal',
      kostenlos: true,
      preis: {
        de: 'Eintritt frei, Spenden für die Bergwacht',
        en: 'Free, donations to the mountain rescue',
      },
    },
    [
      {
        titel: { de: 'Sonnwendfeuer auf dem Hohen Stein', en: 'Solstice fire on the Hoher Stein' },
        kurztext: {
          de: 'Wegen der Trockenheit brannte das Feuer zwei Wochen später.',
          en: 'Because of the drought the fire was lit two weeks later.',
        },
        text: {
          de: 'Am geplanten Tag galt im Stadtwald die höchste Warnstufe. Vierzehn Tage und drei Gewitter später zündete die Bergwacht dann den Holzstoß an.',
          en: 'On the planned day the forest was at the highest level of fire risk. A fortnight and three thunderstorms later the mountain rescue lit the pile.',
        },
        status: 'verschoben',
        statusgrund: {
          de: 'Höchste Waldbrandstufe; das Feuer wurde nachgeholt.',
          en: 'Highest risk of forest fire; the fire was lit later.',
        },
        verschobenUm: 14,
      },
      {
        titel: { de: 'Sonnwendfeuer mit Alphörnern', en: 'Solstice fire with alphorns' },
        kurztext: {
          de: 'Um 22:00 Uhr brennt der Stoß, die letzte Bahn fährt um 00:45 Uhr.',
          en: 'The fire is lit at 22:00; the last car down leaves at 00:45.',
        },
        text: {
          de: 'Sechs Alphörner spielen einander von drei Felsen aus zu. Bitte kommen Sie mit der Bergbahn oder zu Fuß, oben gibt es keine Parkplätze. Hunde haben an dem Abend wenig Freude.',
          en: 'Six alphorns play to each other from three rocks. Please come by funicular or on foot, as there is no parking at the top. Dogs do not enjoy this evening.',
        },
      },
      {
        titel: { de: 'Sonnwendfeuer: Die kürzeste Nacht', en: 'Solstice fire: the shortest night' },
        kurztext: {
          de: 'Wer mag, bleibt bis zum Sonnenaufgang um 05:19 Uhr.',
          en: 'Stay until sunrise at 05:19 if you like.',
        },
        text: {
          de: 'Nach dem Feuer erzählt Mascha Brombacher Geschichten, gegen vier kocht die Bergwacht Kaffee. Schlafsack und Isomatte bitte mitbringen.',
          en: 'After the fire Mascha Brombacher tells stories (in German), and at about four the mountain rescue makes coffee. Please bring a sleeping bag and mat.',
        },
        zeitBis: '05:30',
      },
    ],
  )

/** What May and June bring. */
export const fruehsommer = (heute: Tag): VeranstaltungContent[] => [
  ...bergbahnfest(heute),
  ...sommernacht(heute),
  ...sonnwendfeuer(heute),
]
