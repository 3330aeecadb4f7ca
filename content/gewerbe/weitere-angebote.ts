import type { Angebot } from './angebot.ts'

/** Packages for a season or a purpose. */
export const weitereAngebote: Angebot[] = [
  {
    key: 'belcanto-tage',
    titel: { de: 'Belcanto-Tage', en: 'Bel canto days' },
    kurz: {
      de: 'Zwei Nächte im Festival: eine Oper, eine Probe und ein Frühstück mit dem Ensemble.',
      en: 'Two festival nights: an opera, a rehearsal and breakfast with the company.',
    },
    text: {
      de: `Am Morgen nach der Vorstellung sitzen Sie mit Sängerinnen und Sängern im Café Rossini; dann dürfen Sie fragen, wie es sich anfühlt. Nur im Juli, nur 40 Plätze je Wochenende.`,
      en: `The morning after the performance you sit with the singers at the Café Rossini and may ask what it feels like. July only, 40 places each weekend.`,
    },
    leistungen: {
      de: [
        'Zwei Nächte mit Frühstück',
        'Eine Opernkarte der zweiten Kategorie',
        'Besuch einer Probe',
        'Frühstück mit dem Ensemble',
      ],
      en: [
        'Two nights with breakfast',
        'One opera ticket, second category',
        'A visit to a rehearsal',
        'Breakfast with the company',
      ],
    },
    naechte: 2,
    ab: 249,
    kategorien: ['A', 'B', 'C', 'D'],
    saison: { von: '07-02', bis: '07-20' },
    perMail: true,
    bild: 'festival-saal',
  },
  {
    key: 'advent-im-silbertal',
    titel: { de: 'Advent im Silbertal', en: 'Advent in the Silbertal' },
    kurz: {
      de: 'Drei Nächte zwischen Weihnachtsmarkt, Turmbläsern und Thermennacht.',
      en: 'Three nights of Christmas market, tower brass and thermal night.',
    },
    text: {
      de: `Der Markt vor dem Rathaus hat 28 Stände und kein Karussell. Um 17:00 Uhr blasen vier vom Turm der Stadtkirche, um 17:10 Uhr ist der erste Glühwein leer.`,
      en: `The market outside the town hall has 28 stalls and no roundabout. At 17:00 four musicians play from the church tower; by 17:10 the first mulled wine is gone.`,
    },
    leistungen: {
      de: [
        'Drei Nächte mit Frühstück',
        'Eine Karte für die Thermennacht',
        'Turmbesteigung mit dem Mesner',
        'Ein Becher Glühwein oder Punsch',
      ],
      en: [
        'Three nights with breakfast',
        'One ticket for the thermal night',
        'Up the tower with the sexton',
        'A mug of mulled wine or punch',
      ],
    },
    naechte: 3,
    ab: 219,
    kategorien: ['A', 'B', 'C', 'D', 'E', 'F'],
    saison: { von: '11-27', bis: '12-23' },
    bild: 'abendmarkt',
  },
  {
    key: 'familienzeit',
    titel: { de: 'Familienzeit', en: 'Family time' },
    kurz: {
      de: 'Vier Nächte mit Mühlbach, Bergbahn und Familienbad; Kinder bis zwölf schlafen frei.',
      en: 'Four nights of mill brook, funicular and family bathing; children up to twelve stay free.',
    },
    text: {
      de: `Bei Regen gibt es Plan B: Kindertheater, Spiele aus dem Laden in der Kirchgasse oder das Kino am Sonntag um elf. Gummistiefel stehen in den meisten Häusern im Flur.`,
      en: `There is a plan B for rain: children’s theatre, games from the toyshop in Kirchgasse or the Sunday film at eleven. Most houses have wellingtons in the hall.`,
    },
    leistungen: {
      de: [
        'Vier Nächte mit Frühstück, Kinder bis zwölf Jahre frei',
        'Familienkarte für die Bergbahn',
        'Familienbad am Sonntag',
        'Forscherrucksack mit Lupe und Kescher zum Leihen',
      ],
      en: [
        'Four nights with breakfast, children up to twelve free',
        'Family ticket for the funicular',
        'Sunday family bathing',
        'An explorer’s rucksack with lens and net on loan',
      ],
    },
    naechte: 4,
    ab: 268,
    kategorien: ['B', 'D', 'E', 'F'],
    bild: 'waldspielplatz',
  },
  {
    key: 'mit-rad-und-bahn',
    titel: { de: 'Mit Rad und Bahn', en: 'By bike and train' },
    kurz: {
      de: 'Drei Nächte ohne Auto: 38 Kilometer Radweg hinunter, mit der Silbertalbahn zurück.',
      en: 'Three nights without a car: 38 kilometres down by bike, back on the Silbertal line.',
    },
    text: {
      de: `Sie kommen am Bahnhof an, das Rad steht schon im Hotel. Steigungen gibt es kaum, Eis an drei Stellen. Ist Ihnen der Rückweg zu weit, steigen Sie an jedem Halt ein.`,
      en: `You arrive at the station, and your bike is already at the hotel. There is hardly a climb, and ice cream in three places. If the way back is too long, board the train at any stop.`,
    },
    leistungen: {
      de: [
        'Drei Nächte mit Frühstück',
        'Drei Tage ein Tourenrad vom Radhaus Kiefer',
        'Radkarte und Flickzeug',
        'Silberkarte: Bahn und Rad im Silbertal frei',
      ],
      en: [
        'Three nights with breakfast',
        'A touring bike for three days',
        'Cycling map and repair kit',
        'Silberkarte: trains in the Silbertal free, bicycles too',
      ],
    },
    naechte: 3,
    ab: 198,
    kategorien: ['B', 'C', 'D', 'E', 'F'],
    saison: { von: '04-01', bis: '10-31' },
    bild: 'radweg',
  },
  {
    key: 'kraft-fuer-den-ruecken',
    titel: { de: 'Kraft für den Rücken', en: 'A stronger back' },
    kurz: {
      de: 'Sieben Nächte mit Physiotherapie im Wasser und an Land und einem Plan für zu Hause.',
      en: 'Seven nights of physiotherapy in and out of the water, and a plan for home.',
    },
    text: {
      de: `Am Anfang misst die Praxis Sattler, wie weit Sie sich drehen können, am Ende noch einmal. Dazwischen liegen zehn Einheiten und viele Längen im Bewegungsbecken.`,
      en: `At the beginning the Sattler practice measures how far you can turn, and at the end it measures again. In between are ten sessions and many lengths of the exercise pool.`,
    },
    leistungen: {
      de: [
        'Sieben Nächte mit Frühstück',
        'Zehn Einheiten Physiotherapie',
        'Wassergymnastik an fünf Tagen',
        'Abschlussgespräch und Übungsplan',
      ],
      en: [
        'Seven nights with breakfast',
        'Ten sessions of physiotherapy',
        'Water gymnastics on five days',
        'Final consultation and exercise plan',
      ],
    },
    naechte: 7,
    ab: 489,
    kategorien: ['A', 'B', 'E'],
    bild: 'kurpark',
  },
  {
    key: 'winterruhe',
    titel: { de: 'Winterruhe', en: 'Winter rest' },
    kurz: {
      de: 'Vier Nächte, wenn das Außenbecken am schönsten ist: bei Schnee.',
      en: 'Four nights when the outdoor pool is at its best: in the snow.',
    },
    text: {
      de: `Liegt Schnee, wartet ein Schlitten an der Bergstation und eine Spur in Oberwies. Liegt keiner, wird die Wanderung auf dem Quellenweg geführt, und der Ofen im Ruheraum brennt trotzdem.`,
      en: `If there is snow, a sledge waits at the upper station and a track at Oberwies. If there is none, a guide takes you along the Springs Trail, and the stove in the rest room burns anyway.`,
    },
    leistungen: {
      de: [
        'Vier Nächte mit Frühstück und Tee am Nachmittag',
        'Zwei Tageskarten für Badehaus und Sauna',
        'Eine Bergfahrt und ein Schlitten',
        'Suppe in der Hütte an der Bergstation',
      ],
      en: [
        'Four nights with breakfast and afternoon tea',
        'Two day tickets for bath house and sauna',
        'One ride up and a sledge',
        'Soup in the hut at the upper station',
      ],
    },
    naechte: 4,
    ab: 279,
    kategorien: ['A', 'B', 'C', 'D', 'E', 'F'],
    saison: { von: '01-07', bis: '03-15' },
    bild: 'winter',
  },
  {
    key: 'wandern-ohne-gepaeck',
    titel: { de: 'Wandern ohne Gepäck', en: 'Walking without luggage' },
    kurz: {
      de: 'Fünf Nächte in drei Häusern: Sie gehen, der Koffer fährt.',
      en: 'Five nights in three houses: you walk, your suitcase drives.',
    },
    text: {
      de: `Drei Etappen von 12 bis 17 Kilometern, dazwischen ein Tag im Badehaus. Bricht das Wetter um, ruft man das Taxi Faißt; die Nummer steht auf dem Kofferanhänger.`,
      en: `Three stages of 12 to 17 kilometres with a day at the bath house in between. If the weather turns, you ring the taxi, whose number is on your luggage label.`,
    },
    leistungen: {
      de: [
        'Fünf Nächte mit Frühstück in drei Häusern',
        'Transport des Gepäcks',
        'Wegbeschreibung und Karte',
        'Eine Tageskarte für das Badehaus',
        'Vesper für jede Etappe',
      ],
      en: [
        'Five nights with breakfast in three houses',
        'Luggage transport',
        'Route notes and map',
        'One day ticket for the bath house',
        'A packed lunch for every stage',
      ],
    },
    naechte: 5,
    ab: 396,
    kategorien: ['C', 'D', 'E', 'F'],
    saison: { von: '05-01', bis: '10-15' },
    bild: 'wegweiser',
  },
]
