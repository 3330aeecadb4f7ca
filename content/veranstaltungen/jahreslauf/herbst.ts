import type { Tag } from '../../tage.ts'
import type { VeranstaltungContent } from '../shape.ts'
import { jaehrlich } from './auflage.ts'

const denkmaltag = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 9, woche: 2, wochentag: 'so' },
    {
      ort: 'Altstadt und Kurpark, verschiedene Orte',
      bild: 'badehaus',
      zeitVon: '11:00',
      zeitBis: '17:00',
      rubriken: ['fuehrung', 'vortrag'],
      vorlage: 'fuehrung',
      veranstalter: 'Stadtarchiv Bad Silberbronn',
      kostenlos: true,
    },
    [
      {
        titel: { de: 'Denkmaltag: Unter Dächern', en: 'Heritage day: under the roofs' },
        kurztext: {
          de: 'Fünf Dachstühle, 412 Stufen und eine sehr alte Fledermaus.',
          en: 'Five roof trusses, 412 steps and one very old bat.',
        },
        text: {
          de: 'Am längsten war die Schlange vor dem Rathaus: Unter dem Dach von 1743 zeigte Konrad Lehning die Zimmermannszeichen. 1.100 Menschen stiegen hinauf.',
          en: 'The longest queue was outside the town hall, where Konrad Lehning showed the carpenters’ marks beneath the roof of 1743. 1,100 people climbed up.',
        },
      },
      {
        titel: {
          de: 'Denkmaltag: Wo das Wasser herkommt',
          en: 'Heritage day: where the water comes from',
        },
        kurztext: {
          de: 'Quellkammern, Brunnenstube und der Keller des Badehauses sind geöffnet.',
          en: 'Spring chambers, well house and the cellars of the bath house are open.',
        },
        text: {
          de: 'Führungen alle 30 Minuten ab Wandelhalle, Treffpunkt am Trinkbrunnen. In die Quellkammer passen acht Personen; dort hat es immer 19 Grad und es riecht nach Streichholz. Die Brunnenstube ist ohne Stufen zu erreichen.',
          en: 'Tours every 30 minutes from the drinking fountain in the pump room. The spring chamber holds eight people, is always at 19 °C and smells of matches. The well house is step-free.',
        },
      },
      {
        titel: {
          de: 'Denkmaltag: Der Brand und was er übrig ließ',
          en: 'Heritage day: the fire and what it left',
        },
        kurztext: {
          de: 'Ein Rundgang zu den 23 Häusern, die älter sind als 1692.',
          en: 'A round of the 23 houses that are older than 1692.',
        },
        text: {
          de: 'Elf Eigentümerinnen und Eigentümer lassen Gäste in ihre Keller. Das Faltblatt dazu erscheint im August.',
          en: 'Eleven owners open their cellars. The leaflet will be out in August.',
        },
      },
    ],
  )

const weideabtrieb = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 9, woche: 4, wochentag: 'sa' },
    {
      ort: 'Vom Hohen Stein zum Marktplatz',
      bild: 'streuobst',
      zeitVon: '10:30',
      zeitBis: '18:00',
      rubriken: ['fest', 'familie', 'natur'],
      vorlage: 'fest',
      veranstalter: 'Weidegemeinschaft Hoher Stein',
      kostenlos: true,
      familien: true,
      zielgruppen: ['gaeste', 'kinder'],
    },
    [
      {
        titel: {
          de: 'Weideabtrieb: 64 Rinder, 210 Schafe',
          en: 'Coming down from the pasture: 64 cattle, 210 sheep',
        },
        kurztext: {
          de: 'Angeführt von Leitkuh Zenzi kamen alle gesund ins Tal.',
          en: 'Led by the bell cow Zenzi, all came safely down to the valley.',
        },
        text: {
          de: 'Ein Schaf besuchte unterwegs die Apotheke. Die Käserei verkaufte den Bergkäse dieses Sommers bis auf einen Laib.',
          en: 'One sheep called at the chemist’s on the way. The dairy sold this summer’s mountain cheese down to the last wheel.',
        },
      },
      {
        titel: { de: 'Weideabtrieb und Hirtenmarkt', en: 'Cattle drive and herders’ market' },
        kurztext: {
          de: 'Gegen 11:30 Uhr erreicht die geschmückte Herde den Marktplatz.',
          en: 'The decorated herd reaches the market square at about 11:30.',
        },
        text: {
          de: 'Am besten sehen Sie den Zug in der Bergbahnstraße; bitte bleiben Sie hinter den Seilen und lassen Sie Hunde zu Hause. Auf dem Markt verkaufen 22 Höfe Käse, Wolle und Leder, um 14:00 Uhr werden drei Schafe geschoren.',
          en: 'The best place to watch is Bergbahnstraße; please stay behind the ropes and leave dogs at home. On the square 22 farms sell cheese, wool and leather, and three sheep are shorn at 14:00.',
        },
      },
      {
        titel: {
          de: 'Weideabtrieb mit Gästen aus dem Allgäu',
          en: 'Cattle drive with guests from the Allgäu',
        },
        kurztext: {
          de: 'Zwei Herden, zwei Dialekte, ein Weg.',
          en: 'Two herds, two dialects, one road.',
        },
        text: {
          de: 'Hirtinnen und Hirten aus dem Allgäu laufen mit und bringen ihre Schellen mit. Ob ihre Tiere kommen dürfen, entscheidet das Veterinäramt im Sommer.',
          en: 'Herders from the Allgäu will walk with us and bring their bells. Whether their animals may come is up to the veterinary office.',
        },
      },
    ],
  )

const apfeltag = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 10, woche: 2, wochentag: 'so' },
    {
      ort: 'Streuobstwiesen am Sonnenrain',
      bild: 'streuobst',
      zeitVon: '11:00',
      zeitBis: '17:00',
      rubriken: ['natur', 'familie', 'fest'],
      vorlage: 'fest',
      veranstalter: 'Obst- und Gartenbauverein Silbertal',
      kostenlos: true,
      familien: true,
    },
    [
      {
        titel: { de: 'Apfeltag: Wie heißt du denn?', en: 'Apple day: and what is your name?' },
        kurztext: {
          de: 'Eine Pomologin bestimmte 73 Sorten aus mitgebrachten Tüten.',
          en: 'A pomologist identified 73 varieties from bags people brought.',
        },
        text: {
          de: 'Zwei Sorten kannte auch sie nicht; Reiser sind unterwegs zur Landesanstalt. Gepresst wurden 1.900 Liter Saft.',
          en: 'Two varieties beat even her, and cuttings are on their way to the state institute. 1,900 litres of juice were pressed.',
        },
      },
      {
        titel: {
          de: 'Apfeltag mit Mostpresse und Leiterkurs',
          en: 'Apple day with cider press and ladder class',
        },
        kurztext: {
          de: 'Äpfel mitbringen, Saft mitnehmen; Kinder drehen die Mühle.',
          en: 'Bring apples, take juice home; children turn the mill.',
        },
        text: {
          de: 'Die Presse läuft von 11:00 bis 16:00 Uhr, bis 50 Kilo je Haushalt. Baumwartin Roswitha Eitel zeigt, wie man eine Leiter stellt, auf der man bleibt. Kuchen: 27 Sorten, alle mit Apfel.',
          en: 'The press runs from 11:00 to 16:00, up to 50 kilos per household. Tree warden Roswitha Eitel shows how to set a ladder you stay on. There are 27 kinds of cake, all with apple.',
        },
      },
      {
        titel: { de: 'Apfeltag: Ein Baum für jedes Kind', en: 'Apple day: a tree for every child' },
        kurztext: {
          de: 'Für jedes Neugeborene des Jahres wird ein Hochstamm gepflanzt.',
          en: 'A standard tree is planted for every child born that year.',
        },
        text: {
          de: 'Eltern wählen die Sorte im Standesamt aus. Rechnen Sie mit der ersten Ernte zur Einschulung.',
          en: 'Parents choose the variety at the registry office. Expect the first crop when the child starts school.',
        },
      },
    ],
  )

/** What September and October bring. */
export const herbst = (heute: Tag): VeranstaltungContent[] => [
  ...denkmaltag(heute),
  ...weideabtrieb(heute),
  ...apfeltag(heute),
]
