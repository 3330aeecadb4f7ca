import { orte } from './orte.ts'
import type { PoiContent } from './shape.ts'

/** Points of interest on the slopes and in the forest. */
export const poisImWald: PoiContent[] = [
  {
    key: 'bergstation',
    titel: {
      de: 'Bergstation und Hütte am Hohen Stein',
      en: 'Upper station and hut on the Hoher Stein',
    },
    art: 'einkehr',
    einleitung: {
      de: 'Linsensuppe, Apfelkuchen und ein Kachelofen, jeden Tag bis zur letzten Talfahrt.',
      en: 'Lentil soup, apple cake and a tiled stove, every day until the last car down.',
    },
    text: {
      de: `Hier beginnen der ebene Höhenweg zum Aussichtsturm und im Winter die Rodelbahn. Schlitten leihen Sie für 5,00 € am Tag.`,
      en: `The level path to the view tower starts here, and in winter the sledge run. A sledge costs €5.00 a day to hire.`,
    },
    ort: orte.bergstation,
    bild: 'bergbahn-winter',
    barrierefrei: true,
    hinweis: {
      de: 'Von der Bahn bis zum Tisch ohne Stufen, WC mit Haltegriffen.',
      en: 'Step-free from the car to the table, accessible toilet.',
    },
  },
  {
    key: 'aussichtsturm',
    titel: { de: 'Aussichtsturm Hoher Stein', en: 'Hoher Stein view tower' },
    art: 'aussicht',
    einleitung: {
      de: '187 Stufen aus Lärchenholz, dann liegt das ganze Silbertal unter Ihnen. An klaren Tagen reicht der Blick bis zu den Vogesen.',
      en: '187 larch steps, and the whole Silbertal lies below you. On a clear day you can see as far as the Vosges.',
    },
    text: {
      de: `Der Turm ist 31 Meter hoch und immer geöffnet; bei Gewitter und Eis bitte nicht besteigen. Auf halber Höhe ist eine Bank für alle, die lieber sitzen als zählen.`,
      en: `The tower is 31 metres high and always open; please stay down in thunderstorms and ice. Halfway up there is a bench for those who would rather sit than count.`,
    },
    ort: orte.aussichtsturm,
    bild: 'aussichtsturm',
    barrierefrei: false,
    hinweis: {
      de: 'Der Weg bis zum Fuß des Turms ist eben; am Fuß steht ein Panorama zum Tasten.',
      en: 'The path to the foot of the tower is level; a tactile panorama stands there.',
    },
  },
  {
    key: 'alte-muehle',
    titel: { de: 'Alte Mühle', en: 'The old mill' },
    art: 'sehenswuerdigkeit',
    einleitung: {
      de: 'Das Mühlrad läuft seit 1788. Am ersten Sonntag im Monat wird gemahlen, und es riecht nach Korn.',
      en: 'The wheel has been turning since 1788. On the first Sunday of the month it grinds, and the air smells of grain.',
    },
    text: {
      de: `Der Mühlenverein zeigt von April bis Oktober, wie aus Roggen Mehl wird. Wer mag, nimmt ein Pfund für 2,50 € mit.`,
      en: `From April to October the mill society shows how rye becomes flour. You can take a pound home for €2.50.`,
    },
    ort: orte.muehle,
    bild: 'muehlbach',
    adresse: {
      gebaeude: { de: 'Alte Mühle', en: 'Old mill (Alte Mühle)' },
      strasse: 'Mühlstraße 40',
      plz: '00375',
      ort: 'Bad Silberbronn',
    },
    barrierefrei: false,
    hinweis: {
      de: 'Hof und Rad sind ebenerdig zu sehen, der Mahlboden über 14 Stufen.',
      en: 'Yard and wheel are at ground level, the milling floor is up 14 steps.',
    },
  },
  {
    key: 'zeltplatz',
    titel: { de: 'Zeltplatz an der Mühle', en: 'Campsite by the mill' },
    art: 'rastplatz',
    einleitung: {
      de: '60 Plätze am Bach, April bis Oktober, mit einer Feuerstelle für alle.',
      en: 'Sixty pitches by the brook, April to October, with a fireplace for everyone.',
    },
    text: {
      de: `Wer nur rastet, ist ebenfalls willkommen: Am Ufer stehen vier Tische, am Kiosk gibt es Kaffee und Eis. Mehr unter [Unterkünfte](/de/unterkuenfte/).`,
      en: `You are welcome to stop for a rest as well: there are four tables on the bank and a kiosk with coffee and ice cream. More under [Accommodation](/en/accommodations/).`,
    },
    ort: orte.zeltplatz,
    bild: 'stellplatz',
    barrierefrei: true,
  },
  {
    key: 'streuobstwiesen',
    titel: { de: 'Streuobstwiesen', en: 'Orchard meadows' },
    art: 'natur',
    einleitung: {
      de: '900 Apfel-, Birn- und Kirschbäume über der Stadt. Im Mai weiß, im Oktober voller Leitern.',
      en: '900 apple, pear and cherry trees above the town. White in May, full of ladders in October.',
    },
    text: {
      de: `Gelbe Bänder an den Stämmen heißen: Hier darf jeder pflücken. Bitte achten Sie auf die Schafe, sie gehören zur Pflege dazu.`,
      en: `A yellow ribbon on a trunk means that anybody may pick. Please mind the sheep: they are part of the maintenance.`,
    },
    ort: orte.streuobst,
    bild: 'streuobst',
    barrierefrei: false,
  },
  {
    key: 'steinbruch',
    titel: { de: 'Freilufttheater im Steinbruch', en: 'Open-air theatre in the quarry' },
    art: 'kultur',
    einleitung: {
      de: 'Aus diesem Bruch kommt der Sandstein des Badehauses. Heute sitzen hier im Sommer 340 Menschen unter freiem Himmel.',
      en: 'The sandstone of the bath house comes from here. In summer 340 people now sit beneath the open sky.',
    },
    text: {
      de: `Außerhalb der Aufführungen ist der Bruch offen. Achten Sie auf die Uhus: Von Februar bis Juni ist der obere Rand gesperrt.`,
      en: `The quarry is open when nothing is being performed. Eagle owls nest here, so the upper edge is closed from February to June.`,
    },
    ort: orte.steinbruch,
    barrierefrei: false,
  },
  {
    key: 'kohlbrunnen',
    titel: { de: 'Kohlbrunnen', en: 'Charcoal burners’ spring' },
    art: 'brunnen',
    einleitung: {
      de: 'Trinkwasser aus einem Holztrog, wie ihn die Köhler gebaut haben. Eine Bank, viel Schatten.',
      en: 'Drinking water from a wooden trough as the charcoal burners built it. One bench, plenty of shade.',
    },
    text: {
      de: `Der runde, ebene Platz daneben war eine Meilerstelle. Wer mit dem Schuh scharrt, findet noch Kohle.`,
      en: `The round level place beside it was a charcoal kiln. Scrape the ground with your shoe and you will still find coal.`,
    },
    ort: orte.kohlbrunnen,
    bild: 'waldweg',
    barrierefrei: false,
  },
  {
    key: 'silberblick',
    titel: { de: 'Silberblick', en: 'Silberblick viewpoint' },
    art: 'aussicht',
    einleitung: {
      de: 'Der Wegweiser mit den drei Armen. Gegen Abend glänzt unten der Fluss; daher der Name.',
      en: 'The signpost with three arms. Towards evening the river gleams below, hence the name.',
    },
    text: {
      de: `Hier steht auch der Fotopunkt: Stellen Sie Ihr Telefon in den Halter und fotografieren Sie das Tal von immer derselben Stelle.`,
      en: `The photo point is here as well: put your telephone into the holder and photograph the valley from always the same spot.`,
    },
    ort: orte.silberblick,
    bild: 'wegweiser',
    barrierefrei: false,
  },
  {
    key: 'vesperstube',
    titel: { de: 'Vesperstube am Silberblick', en: 'Vesperstube at Silberblick' },
    art: 'einkehr',
    einleitung: {
      de: 'Schinken, Käse und Most aus dem eigenen Keller, Mittwoch bis Sonntag ab 11:00 Uhr.',
      en: 'Ham, cheese and cider from the cellar, Wednesday to Sunday from 11:00.',
    },
    text: {
      de: `Bezahlt wird bar. Wenn die Fahne hängt, ist offen; das sieht man vom Marktplatz aus.`,
      en: `Cash only. If the flag is out, it is open; you can see it from the market square.`,
    },
    ort: orte.vesperstube,
    bild: 'gasthof',
    barrierefrei: false,
    hinweis: {
      de: 'Terrasse ebenerdig, Anfahrt mit Ausnahmegenehmigung möglich.',
      en: 'Terrace at ground level; access by car with a permit.',
    },
  },
  {
    key: 'rauhe-halde',
    titel: { de: 'Schutzgebiet Rauhe Halde', en: 'Rauhe Halde nature reserve' },
    art: 'natur',
    einleitung: {
      de: 'Lichte Kiefern, Heidelbeeren und Auerhühner. Vom 1. Dezember bis 15. Juli bitte auf den Wegen bleiben.',
      en: 'Open pinewood, bilberries and capercaillie. Please keep to the paths from 1 December to 15 July.',
    },
    text: {
      de: `Aufgescheuchte Hühner verlieren im Winter so viel Kraft, dass sie den nächsten Frost nicht überleben. Hunde gehören an die Leine, Drohnen in den Rucksack.`,
      en: `A bird that is startled in winter loses so much strength that it may not survive the next frost. Dogs belong on a lead and drones in the rucksack.`,
    },
    ort: orte.rauheHalde,
    bild: 'nebelmeer',
    barrierefrei: false,
  },
  {
    key: 'waldspielplatz',
    titel: {
      de: 'Waldspielplatz und Grillhütte Oberwies',
      en: 'Oberwies woodland playground and barbecue hut',
    },
    art: 'spielplatz',
    einleitung: {
      de: 'Baumhäuser, Hängebrücke und eine Rutsche durch die Wurzeln. Nebenan eine Hütte mit Feuerstelle.',
      en: 'Tree houses, a rope bridge and a slide through the roots. Next door is a hut with a fireplace.',
    },
    text: {
      de: `Die Grillhütte mieten Sie beim Ordnungsamt für 25,00 € am Tag, Telefon 030 23125-150. Wasser gibt es am Sportplatz.`,
      en: `The barbecue hut can be hired from the public order office for €25.00 a day, telephone +49 30 23125-150. There is water at the sports ground.`,
    },
    ort: orte.waldspielplatz,
    bild: 'waldspielplatz',
    barrierefrei: false,
    hinweis: {
      de: 'Zufahrt und WC ohne Stufen, auf dem Platz liegt Rindenmulch.',
      en: 'Access and toilet are step-free; the playground has a bark surface.',
    },
  },
  {
    key: 'silbersee',
    titel: { de: 'Silbersee', en: 'Silbersee' },
    art: 'natur',
    einleitung: {
      de: 'Ein Karsee auf 812 Metern unter einer 140 Meter hohen Wand. Baden ist nicht erlaubt, Sitzen schon.',
      en: 'A glacial lake at 812 metres below a wall 140 metres high. No bathing, but sitting is allowed.',
    },
    text: {
      de: `Am Ufer wächst Fieberklee, im Wasser leben Molche. Der Holzsteg schützt das Moor: Bitte bleiben Sie darauf.`,
      en: `Bogbean grows on the shore and newts live in the water. The jetty protects the bog, so please stay on it.`,
    },
    ort: orte.silbersee,
    bild: 'karsee',
    barrierefrei: false,
  },
]
