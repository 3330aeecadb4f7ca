import type { Angebot } from './angebot.ts'

const alle: Angebot['kategorien'] = ['A', 'B', 'C', 'D', 'E', 'F']

/** The five offers that the town advertises, with the prices of the specification (2.2, 2.6). */
export const teaserangebote: Angebot[] = [
  {
    key: 'tannen-und-thermen',
    titel: { de: 'Tannen und Thermen', en: 'Firs and springs' },
    kurz: {
      de: 'Drei Nächte, zwei Tage im Wasser, einer im Wald: das Angebot, mit dem die meisten anfangen.',
      en: 'Three nights, two days in the water and one in the woods: where most guests begin.',
    },
    text: {
      de: `Am ersten Abend liegt das Bad im Dampf, am zweiten Tag gehen Sie den Quellenweg mit seinen fünf Brunnen, und danach wissen die Beine, wozu warmes Wasser gut ist.

Anreise an jedem Tag außer Samstag.`,
      en: `On your first evening the pool steams; on the second day you walk the Springs Trail with its five fountains, and after that your legs know what warm water is for.

Arrive on any day but Saturday.`,
    },
    leistungen: {
      de: [
        'Drei Nächte mit Frühstück',
        'Zwei Tageskarten für das Badehaus',
        'Eine Moorpackung mit Nachruhe',
        'Wanderkarte und Trinkbecher für den Quellenweg',
        'Silberkarte: Bus, Bahn und Kurkonzerte frei',
      ],
      en: [
        'Three nights with breakfast',
        'Two day tickets for the bath house',
        'One peat pack followed by rest',
        'A map and a drinking cup for the Springs Trail',
        'Silberkarte: free buses, trains and spa concerts',
      ],
    },
    naechte: 3,
    ab: 177,
    kategorien: alle,
    bild: 'therme-innen',
  },
  {
    key: 'koeniglich-traeumen',
    titel: { de: 'Königlich träumen', en: 'Dream like royalty' },
    kurz: {
      de: 'Zwei Nächte wie 1874: Abendessen bei Kerzen, Loge im Kurtheater, Frühstück so lange Sie wollen.',
      en: 'Two nights as in 1874: supper by candlelight, a box at the theatre, breakfast for as long as you like.',
    },
    text: {
      de: `Zur Eröffnung des Badehauses kam die Königin und blieb zwei Nächte. Was sie aß, steht im Stadtarchiv; die Küchen haben es ein wenig leichter gemacht.

Das Angebot gilt an Abenden mit Vorstellung; die Tourist-Information nennt Ihnen die Termine.`,
      en: `The queen came to open the bath house and stayed for two nights. What she ate is recorded in the town archive; the kitchens have made it a little lighter.

The offer applies on evenings with a performance; the tourist information office will give you the dates.`,
    },
    leistungen: {
      de: [
        'Zwei Nächte mit Langschläferfrühstück bis 12:00 Uhr',
        'Ein Abendessen in vier Gängen',
        'Eine Karte im Kurtheater oder Konzerthaus',
        'Zwei Stunden Badehaus mit Bademantel',
        'Silberkarte: Bus, Bahn und Kurkonzerte frei',
      ],
      en: [
        'Two nights with breakfast until noon',
        'One four-course supper',
        'One ticket for the spa theatre or concert hall',
        'Two hours at the bath house, bathrobe included',
        'Silberkarte: free buses, trains and spa concerts',
      ],
    },
    naechte: 2,
    ab: 155,
    kategorien: alle,
    bild: 'theater',
  },
  {
    key: 'ambulante-qualitaetskur',
    titel: { de: 'Ambulante Qualitätskur', en: 'Out-patient spa treatment' },
    kurz: {
      de: 'Drei Wochen mit ärztlichem Plan: Die Unterkunft buchen Sie hier, die Anwendungen verordnet die Badeärztin.',
      en: 'Three weeks with a doctor’s plan: you book the room here, the spa doctor prescribes the treatments.',
    },
    text: {
      de: `Die Kasse übernimmt die ärztliche Behandlung und 90 Prozent der Anwendungen und kann einen Zuschuss zur Unterkunft zahlen. Wie der Antrag geht, steht unter [Gesundheit](/de/kur-und-gesundheit/).

Am ersten Tag treffen Sie die Badeärztin, am zweiten beginnt der Plan.`,
      en: `Your insurer may contribute to the costs; please ask before you book. How treatment works is explained under [Spa & health](/en/spa-and-health/).

You see the spa doctor on your first day, and the plan starts on the second.`,
    },
    leistungen: {
      de: [
        '21 Nächte mit Frühstück',
        'Begrüßung und Anmeldung in der Kurverwaltung',
        'Täglich ein Becher Heilwasser in der Wandelhalle',
        'Zwei geführte Klimawanderungen in der Woche',
        'Waschmaschine und Teeküche im Haus',
      ],
      en: [
        '21 nights with breakfast',
        'Welcome and registration with the spa administration',
        'A cup of mineral water every day in the pump room',
        'Two guided climate walks a week',
        'Washing machine and tea kitchen in the house',
      ],
    },
    naechte: 21,
    ab: 570,
    kategorien: alle,
    bild: 'wandelhalle',
  },
  {
    key: 'das-wilde-in-dir',
    titel: { de: 'Das Wilde in dir', en: 'Your wild side' },
    kurz: {
      de: 'Zwei Nächte, ein Feuer, eine Nachtwanderung: Der Wald ist nach 22:00 Uhr ein anderer.',
      en: 'Two nights, one fire, one walk in the dark: the forest is another place after 22:00.',
    },
    text: {
      de: `Der Förster zeigt, wie man ohne Feuerzeug Feuer macht und warum man dabei leise ist. Am Morgen danach geht es in die Silberschlucht, wo es auch im Juli unter 18 Grad bleibt. Ab zwölf Jahren.`,
      en: `The forester shows you how to light a fire without a lighter, and why one is quiet about it. The next morning leads to the Silber gorge, which stays below 18 degrees even in July. For over-12s.`,
    },
    leistungen: {
      de: [
        'Zwei Nächte mit Frühstück',
        'Nachtwanderung mit dem Förster',
        'Abendessen am Feuer auf dem Waldspielplatz',
        'Drei Stunden im Kletterwald Oberwies',
        'Eine Talfahrt mit der Bergbahn',
      ],
      en: [
        'Two nights with breakfast',
        'A night walk with the forester',
        'Supper around the fire at the woodland playground',
        'Three hours in the Oberwies climbing forest',
        'One ride down on the funicular',
      ],
    },
    naechte: 2,
    ab: 123,
    kategorien: alle,
    saison: { von: '04-15', bis: '10-31' },
    bild: 'schlucht',
  },
  {
    key: 'natuerlich-vital',
    titel: { de: 'Natürlich vital', en: 'Naturally well' },
    kurz: {
      de: 'Fünf Nächte zwischen Moor, Massage und Müsli, mit einem freien Nachmittag für gar nichts.',
      en: 'Five nights of peat, massage and muesli, with one afternoon free for nothing at all.',
    },
    text: {
      de: `Montags legen Sie mit der Therapeutin fest, was Ihnen guttut; bis Freitag wird daraus eine Gewohnheit. Mittwochs ist Klimawanderung, donnerstags Kochabend im Bürgerhaus.`,
      en: `On Monday you and your therapist decide what will do you good; by Friday it is a habit. Wednesday is the climate walk, Thursday a cooking evening in the Bürgerhaus.`,
    },
    leistungen: {
      de: [
        'Fünf Nächte mit Vollwertfrühstück',
        'Zwei Massagen und eine Moorpackung',
        'Drei Tageskarten für das Badehaus',
        'Klimawanderung und Kochabend',
        'Silberkarte: Bus, Bahn und Kurkonzerte frei',
      ],
      en: [
        'Five nights with wholefood breakfast',
        'Two massages and one peat pack',
        'Three day tickets for the bath house',
        'Climate walk and cooking evening',
        'Silberkarte: free buses, trains and spa concerts',
      ],
    },
    naechte: 5,
    ab: 334,
    kategorien: alle,
    bild: 'badehaus',
  },
]
