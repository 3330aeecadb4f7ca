import type { VideoContent } from './shape.ts'

const eigene = (name: string) => `https://videos.bad-silberbronn.example/stadt/${name}`
const plattform = (id: string) => `https://www.youtube.com/watch?v=${id}`

/** Films of the town; numbers and addresses are made up. */
export const videos: VideoContent[] = [
  {
    titel: { de: 'Sieben Sekunden Bergbahn', en: 'Seven seconds of funicular' },
    beschreibung: {
      de: 'So steigt der rote Wagen über die Dächer: ein Film von uns, der nirgendwo anders liegt.',
      en: 'How the red car climbs above the roofs: a film of our own that lies nowhere else.',
    },
    typ: 'datei',
    film: 'bergbahn-fahrt',
    bild: 'bergbahn',
    untertitel: ['de', 'en'],
    transkript: {
      de: `Frühling über der Stadt. Der rote Wagen fährt von links unten ins Bild, steigt zwischen den Tannen bergan und verschwindet rechts oben im Wald. Zu hören ist nichts; die Untertitel sagen: „Die Bergbahn verlässt die Talstation. Sechs Minuten später steht sie auf dem Hohen Stein, 754 Meter über dem Meer.“`,
      en: `Spring above the town. The red car enters at the bottom left, climbs between the firs and disappears into the wood at the top right. There is no sound; the subtitles say: “The funicular leaves the valley station. Six minutes later it stops on the Hoher Stein, 754 metres above the sea.”`,
    },
    tag: -12,
    sortierung: 5,
  },
  {
    titel: { de: 'Ein Tag in Bad Silberbronn', en: 'A day in Bad Silberbronn' },
    beschreibung: {
      de: 'Vom ersten Brot in der Badgasse bis zum letzten Licht im Badehaus: 24 Stunden in drei Minuten.',
      en: 'From the first loaf in Badgasse to the last light in the bath house: 24 hours in three minutes.',
    },
    typ: 'youtube',
    url: plattform('bSilberTag1'),
    bild: 'tal-sommer',
    dauer: 184,
    untertitel: ['de', 'en'],
    transkript: {
      de: `Fünf Uhr: In der Badgasse geht Licht an. Sieben Uhr dreißig: In der Wandelhalle füllt jemand den ersten Becher. Mittags spielen Kinder am Mühlbach, nachmittags stimmt das Kurorchester. Abends dampft das Außenbecken, und im Konzerthaus gehen die Türen auf. Gesprochen wird nicht; man hört Schritte, Wasser und Musik.`,
      en: `Five o’clock: a light goes on in Badgasse. Half past seven: somebody fills the first cup in the pump room. At noon children play by the mill brook, in the afternoon the spa orchestra tunes. In the evening steam rises from the outdoor pool and the concert hall opens its doors. Nobody speaks; you hear footsteps, water and music.`,
    },
    tag: -40,
    sortierung: 10,
  },
  {
    titel: { de: 'Mit der Bergbahn auf den Hohen Stein', en: 'Up the Hoher Stein by funicular' },
    beschreibung: {
      de: 'Die ganze Fahrt aus der Kabine des Wagenführers, ohne Schnitt.',
      en: 'The whole ride from the driver’s cabin, in a single take.',
    },
    typ: 'youtube',
    url: plattform('bergBahn_06'),
    bild: 'aussichtsturm',
    dauer: 372,
    untertitel: ['de'],
    transkript: {
      de: `Der Wagen verlässt die Talstation, überquert die Hochwaldstraße und taucht in den Tannenwald ein. Auf halber Strecke begegnet ihm der zweite Wagen. Oben öffnet sich der Blick auf die Hütte; der Wagenführer sagt: „Hoher Stein, Endstation, bitte auf die Schwelle achten, es ist keine da.“`,
      en: `The car leaves the valley station, crosses Hochwaldstraße and enters the fir forest. Halfway up it meets the other car. At the top the hut comes into view; the driver says: “Hoher Stein, all change, and mind the step – there isn’t one.”`,
    },
    tag: -75,
    sortierung: 20,
  },
  {
    titel: {
      de: 'Rossini-Festival: ein Blick hinter den Vorhang',
      en: 'Rossini Festival: behind the curtain',
    },
    beschreibung: {
      de: 'Maske, Graben, Schnürboden: wie ein Opernabend in einem Haus mit 204 Plätzen entsteht.',
      en: 'Make-up, pit and fly loft: how an evening of opera comes about in a house of 204 seats.',
    },
    typ: 'sonstiges',
    url: eigene('rossini-hinter-dem-vorhang'),
    bild: 'theater',
    dauer: 545,
    untertitel: ['de', 'en'],
    transkript: {
      de: `Eine Maskenbildnerin klebt einen Schnurrbart an, der Dirigent isst einen Apfel, im Graben werden Pulte gerückt. „In einem so kleinen Haus“, sagt die Sängerin der Rosina, „hört die erste Reihe, ob ich gelächelt habe.“`,
      en: `A make-up artist sticks on a moustache, the conductor eats an apple, music stands are moved in the pit. “In a house this small,” says the singer of Rosina, “the front row can hear whether I smiled.”`,
    },
    tag: -130,
    sortierung: 30,
  },
  {
    titel: { de: 'Woher das Wasser kommt', en: 'Where the water comes from' },
    beschreibung: {
      de: 'Der Badmeister steigt 40 Meter hinab zur Fassung der Marienquelle.',
      en: 'The bath master climbs 40 metres down to the shaft of the Marienquelle.',
    },
    typ: 'sonstiges',
    url: eigene('woher-das-wasser-kommt'),
    bild: 'therme-innen',
    dauer: 268,
    untertitel: ['de'],
    transkript: {
      de: `Der Regen, der heute fällt, kommt in etwa zwölftausend Jahren wieder heraus, erklärt der Badmeister auf der Leiter. Unten ist es warm wie in einem Gewächshaus. Er legt die Hand auf das Rohr: 37,8 Grad, seit man misst.`,
      en: `The rain that falls today will come out again in about twelve thousand years, the bath master explains on the ladder. At the bottom it is as warm as a greenhouse. He puts his hand on the pipe: 37.8 degrees, ever since anyone measured.`,
    },
    tag: -200,
    sortierung: 40,
  },
  {
    titel: {
      de: 'Abendmarkt: Stimmen vom Marktplatz',
      en: 'Evening market: voices from the square',
    },
    beschreibung: {
      de: 'Fünf Standbetreiber, fünf Minuten, ein Korb voller Käse.',
      en: 'Five stallholders, five minutes, one basket of cheese.',
    },
    typ: 'youtube',
    url: plattform('abendMarkt5'),
    bild: 'abendmarkt',
    dauer: 311,
    untertitel: ['de'],
    transkript: {
      de: `Die Käserin erzählt, warum Ziegen keinen Regen mögen. Der Imker sagt, dass Tannenhonig nicht jedes Jahr gelingt. Eine Besucherin hat nur Petersilie kaufen wollen und geht mit drei Tüten.`,
      en: `The cheesemaker explains why goats dislike rain. The beekeeper says that fir honey does not succeed every year. A customer came for parsley and leaves with three bags.`,
    },
    tag: -160,
    sortierung: 50,
  },
  {
    titel: { de: 'So finden Sie sich im Rathaus zurecht', en: 'Finding your way in the town hall' },
    beschreibung: {
      de: 'Kurz erklärt: der Behördenlotse im Foyer, der Aufzug, die Zimmernummern. Mit Gebärdensprache.',
      en: 'In brief: the terminal in the foyer, the lift, the room numbers. With German sign language.',
    },
    typ: 'sonstiges',
    url: eigene('im-rathaus'),
    bild: 'rathaus-foyer',
    dauer: 142,
    untertitel: ['de', 'en'],
    transkript: {
      de: `Der Bildschirm im Foyer spricht auf Wunsch. Die erste Ziffer der Zimmernummer ist das Stockwerk. Der Aufzug liegt links hinter der Treppe; vor Zimmer 0.03 ist eine Klingel in Sitzhöhe.`,
      en: `The screen in the foyer will speak if you wish. The first digit of a room number is the floor. The lift is behind the stairs on the left; there is a bell at seated height by room 0.03.`,
    },
    tag: -90,
    sortierung: 60,
  },
  {
    key: 'dgs',
    titel: {
      de: 'Diese Website in Gebärdensprache',
      en: 'This website in German Sign Language',
    },
    beschreibung: {
      de: 'Was hier steht, wie Sie sich zurechtfinden, wo Sie eine Barriere melden. Ein gezeichneter Film mit Untertiteln.',
      en: 'What is here, how to find your way, where to report a barrier. A drawn film with subtitles.',
    },
    typ: 'datei',
    film: 'dgs',
    bild: 'rathaus-foyer',
    untertitel: ['de', 'en'],
    transkript: {
      de: `Eine gezeichnete Person steht vor einer hellen Wand und gebärdet. Zu hören ist nichts; die Untertitel sagen: „Guten Tag. Hier finden Sie das Rathaus, Veranstaltungen und alles für Gäste. Oben stehen Menü und Suche, unten Telefon und Adresse. Kommen Sie nicht weiter? Melden Sie uns die Barriere.“`,
      en: `A drawn person stands in front of a bright wall and signs. There is no sound; the subtitles say: “Hello. Here you find the town hall, events and everything for guests. Menu and search are at the top, telephone and address at the bottom. Are you stuck? Report the barrier to us.”`,
    },
    tag: -20,
    sortierung: 90,
  },
]
