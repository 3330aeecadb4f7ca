import { auflagen } from '../kalender.ts'
import type { AktuellesContent } from '../shape.ts'
import type { Tag } from '../tage.ts'

type Meldung = Omit<AktuellesContent, 'tag'> & { am: [monat: number, tag: number] }

const meldungen: Meldung[] = [
  {
    am: [1, 12],
    titel: { de: 'Räumdienst: Wer wann schippt', en: 'Snow clearing: who shovels when' },
    einleitung: {
      de: 'Gehwege müssen werktags bis sieben, sonntags bis neun Uhr frei sein.',
      en: 'Pavements have to be clear by seven on weekdays and nine on Sundays.',
    },
    text: {
      de: 'Der Bauhof räumt zuerst Schulwege, Steigungen und die Zufahrt zum Badehaus. Streusalz ist auf Gehwegen verboten; Splitt liegt kostenlos in 19 grünen Kisten.',
      en: 'The works department clears school routes, hills and the road to the bath house first. Salt is banned on pavements; grit is free from 19 green boxes.',
    },
    bild: 'winter',
    gruppen: ['einwohner'],
  },
  {
    am: [2, 1],
    titel: { de: 'Vorverkauf für das Festival hat begonnen', en: 'Festival tickets on sale' },
    einleitung: {
      de: 'Um acht Uhr standen 60 Menschen vor der Tourist-Information, einer mit Klappstuhl.',
      en: 'At eight o’clock sixty people stood outside the tourist office, one with a folding chair.',
    },
    text: {
      de: 'Nach dem ersten Tag sind 3.400 Karten vergeben; für alle Vorstellungen gibt es noch Plätze. Das Kartentelefon ist unter [030 23125-220](tel:+493023125220) erreichbar.',
      en: '3,400 tickets went on the first day, and there are still seats for every performance. The ticket line is [+49 30 23125-220](tel:+493023125220).',
    },
    bild: 'festival-saal',
    gruppen: ['kultur', 'gaeste'],
  },
  {
    am: [3, 9],
    titel: {
      de: 'Krötenwanderung: Talstraße nachts gesperrt',
      en: 'Toad migration: Talstraße closed at night',
    },
    einleitung: {
      de: 'Zwischen 19:00 und 06:00 Uhr haben Amphibien Vorfahrt.',
      en: 'From 19:00 to 06:00 amphibians have right of way.',
    },
    text: {
      de: 'Die Sperrung gilt bei Temperaturen über fünf Grad. 28 Freiwillige tragen Kröten in Eimern über die Straße; im vergangenen Jahr waren es 2.916. Umleitung über die Oberwies.',
      en: 'The closure applies above five degrees. 28 volunteers carry toads across in buckets; last year there were 2,916. The diversion runs via Oberwies.',
    },
    bild: 'muehlbach',
    gruppen: ['einwohner', 'familien'],
  },
  {
    am: [4, 2],
    titel: { de: 'Bergbahn im Sommertakt', en: 'Funicular on its summer timetable' },
    einleitung: {
      de: 'Bis Ende Oktober fahren die Wagen von 9:00 bis 19:30 Uhr alle 15 Minuten.',
      en: 'Until the end of October cars leave every 15 minutes from 09:00 to 19:30.',
    },
    text: {
      de: 'Neu ist ein Fahrradhaken in Wagen 2, der sechs Räder trägt. Die Preise bleiben wie im Winter. Den Fahrplan gibt es auf Papier an beiden Stationen.',
      en: 'New this year: a rack for six bicycles in car no. 2. Fares stay as they were in winter. Printed timetables are available at both stations.',
    },
    bild: 'bergbahn',
    gruppen: ['gaeste'],
    link: { de: '/de/bergbahn/', en: '/en/funicular/' },
    linktext: { de: 'Fahrplan der Bergbahn', en: 'Funicular timetable' },
  },
  {
    am: [5, 20],
    titel: {
      de: 'Wiesen im Kurpark werden später gemäht',
      en: 'Spa park meadows to be mown later',
    },
    einleitung: {
      de: 'Auf drei Hektar darf das Gras bis Juli stehen. Das ist Absicht.',
      en: 'On three hectares the grass may stand until July. This is on purpose.',
    },
    text: {
      de: 'Die Stadtgärtnerei hat im vergangenen Jahr 41 Wildbienenarten gezählt. Gemäht werden nur die Wege und ein Streifen für Picknickdecken.',
      en: 'Last year the gardeners counted 41 species of wild bee. Only the paths and a strip for picnic blankets are mown.',
    },
    bild: 'kurgarten',
    gruppen: ['einwohner', 'gaeste'],
  },
  {
    am: [6, 28],
    titel: { de: 'Hitze: Kühle Orte in der Stadt', en: 'Heat: cool places in the town' },
    einleitung: {
      de: 'Kirche, Wandelhalle und Rathausfoyer sind tagsüber für alle geöffnet.',
      en: 'The church, the pump room and the town hall foyer are open to everyone by day.',
    },
    text: {
      de: 'Dort gibt es Stühle, Wasser und meistens jemanden zum Reden. Wer allein lebt und angerufen werden möchte, trägt sich in die Telefonliste des Ordnungsamts ein: {telefon:ordnungsamt}.',
      en: 'You will find chairs, water and usually somebody to talk to. If you live alone and would like a call, put your name down at the public order office: {telefon:ordnungsamt}.',
    },
    bild: 'wandelhalle',
    gruppen: ['einwohner', 'gaeste'],
  },
  {
    am: [7, 30],
    titel: { de: 'Ferienprogramm: Noch 70 Plätze', en: 'Holiday programme: seventy places left' },
    einleitung: {
      de: 'Imkern, Trommeln, Schleusen bauen: Für Kinder von sechs bis 14.',
      en: 'Beekeeping, drumming, building locks: for children from six to 14 (in German).',
    },
    text: {
      de: 'Vereine bieten 48 Nachmittage an. Frei ist noch etwas beim Brotbacken, beim Schach und bei der Feuerwehr. Anmeldung im [Bürgerbüro](/de/behoerdenlotse/buergerbuero-id_1/), Geschwister zahlen die Hälfte.',
      en: 'Clubs offer 48 afternoons. There are places left for baking, chess and the fire brigade. Register at the [citizens’ office](/en/authorities/citizens-office-id_1/); siblings pay half.',
    },
    bild: 'waldspielplatz',
    gruppen: ['familien'],
  },
  {
    am: [9, 18],
    titel: { de: 'Pilzberatung im Rathausfoyer', en: 'Mushroom advice at the town hall' },
    einleitung: {
      de: 'Bis Ende Oktober montags von 17 bis 18:30 Uhr, Korb bitte mitbringen.',
      en: 'Mondays from 17:00 to 18:30 until the end of October; bring your basket.',
    },
    text: {
      de: 'Die Sachverständige Irmela Stocker schaut sich jeden Fund an. Vergangenes Jahr hat sie 19-mal zum Komposthaufen geraten und zweimal zum Krankenhaus.',
      en: 'Expert Irmela Stocker looks at every find. Last year she recommended the compost heap 19 times and the hospital twice.',
    },
    bild: 'waldweg',
    gruppen: ['einwohner', 'gaeste'],
  },
  {
    am: [10, 8],
    titel: { de: 'Laub: Säcke gibt es umsonst', en: 'Leaves: free sacks' },
    einleitung: {
      de: 'Wer vor seinem Haus städtische Bäume hat, bekommt acht Papiersäcke.',
      en: 'If you have town trees outside your house, you get eight paper sacks.',
    },
    text: {
      de: 'Abholen können Sie sie am Bauhof. Volle Säcke nimmt die Müllabfuhr mit, solange sie nicht tropfen. Ein Haufen in der Gartenecke freut außerdem den Igel.',
      en: 'Collect them from the works department. Full sacks are taken away as long as they do not drip. A heap in the corner of the garden also pleases the hedgehog.',
    },
    bild: 'kurpark-herbst',
    gruppen: ['einwohner'],
  },
  {
    am: [12, 4],
    titel: { de: 'Christbäume aus dem Stadtwald', en: 'Christmas trees from the town forest' },
    einleitung: {
      de: 'Verkauft wird an zwei Samstagen am Forsthaus, auch zum Selbersägen.',
      en: 'On sale on two Saturdays at the forester’s house; saw your own if you like.',
    },
    text: {
      de: 'Ein Baum kostet 12,00 € je Meter, krumme die Hälfte. Förster Benedikt Oberle leiht Sägen und Handschuhe aus, Pflaster hat er auch.',
      en: 'Trees cost €12.00 a metre, crooked ones half. Forester Benedikt Oberle lends saws and gloves, and he has plasters too.',
    },
    bild: 'winter',
    gruppen: ['einwohner', 'familien'],
  },
]

/** News that belong to a time of the year, as they were last told. */
export const jahreszeiten = (heute: Tag): AktuellesContent[] =>
  meldungen.map(({ am: [monat, tag], ...meldung }) => ({
    ...meldung,
    tag: auflagen(heute, { monat, tag })[0]?.von ?? 0,
  }))
