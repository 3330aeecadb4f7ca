import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Sterbefall anzeigen» to «Trinkwasser: Qualität und Härte». */
export const steTri: VerfahrenContent[] = [
  {
    key: 'sterbefall',
    titel: { de: 'Sterbefall anzeigen', en: 'Reporting a death' },
    synonyme: {
      de: ['Todesfall', 'Sterbeurkunde', 'jemand gestorben', 'Totenschein'],
      en: ['death certificate', 'bereavement'],
    },
    kurztext: {
      de: 'Spätestens am dritten Werktag; meist übernimmt es das Bestattungshaus.',
      en: 'Within three working days; the undertaker usually sees to it.',
    },
    text: {
      de: `Es tut uns leid, wenn Sie jemanden verloren haben. Ist der Mensch zu Hause gestorben, rufen Sie zuerst eine Ärztin oder einen Arzt; diese stellen die Todesbescheinigung aus. Danach zeigen Sie den Sterbefall beim Standesamt an. Klinik und Pflegeheim tun das selbst, und das Bestattungshaus nimmt Ihnen auf Wunsch jeden Weg ab.

Sie bekommen so viele Sterbeurkunden, wie Sie für Bank, Versicherung und Rente brauchen. Wir erklären, was als Nächstes kommt, und geben Ihnen eine Liste mit. Nehmen Sie sich Zeit; in unserem Zimmer steht Tee bereit, und niemand drängt Sie.`,
      en: `We are sorry if you have lost somebody. If the person died at home, first call a doctor, who issues the medical certificate. Then report the death to the registry office. Hospitals and care homes do this themselves, and an undertaker can spare you every errand if you wish.

You receive as many death certificates as you need for the bank, insurers and pension. We explain what comes next and give you a list. Please take your time; there is tea in our room, and nobody will hurry you.`,
    },
    unterlagen: {
      de: [
        'Todesbescheinigung',
        'Ausweis der verstorbenen Person',
        'Geburtsurkunde, bei Verheirateten Eheurkunde',
        'Bei Geschiedenen oder Verwitweten: Nachweis darüber',
        'Ihr eigener Ausweis',
      ],
      en: [
        'Medical certificate of death',
        'Identity card of the deceased',
        'Birth certificate and, if married, marriage certificate',
        'If divorced or widowed: proof',
        'Your own identity card',
      ],
    },
    gebuehr: {
      de: 'Anzeige kostenlos; Sterbeurkunde 15,00 €, jede weitere 7,50 €, für die Rente frei',
      en: 'Reporting free of charge; certificate €15.00, each further copy €7.50, free for pensions',
    },
    dauer: {
      de: 'Urkunden am selben oder nächsten Tag',
      en: 'Certificates the same or the next day',
    },
    fristen: {
      de: 'Spätestens am dritten auf den Tod folgenden Werktag',
      en: 'No later than the third working day after the death',
    },
    rechtsgrundlage: [
      '§§ 28 bis 32 Personenstandsgesetz (PStG)',
      'Bestattungsgesetz Baden-Württemberg (BestattG)',
    ],
    amt: ['standesamt'],
    mitarbeiter: ['burgbacher'],
    lebenslagen: ['trauerfall'],
    leistungsschluessel: '99999110000000',
  },
  {
    key: 'strassenfest',
    titel: { de: 'Straßenfest und Straßensperrung', en: 'Street parties and road closures' },
    synonyme: {
      de: ['Nachbarschaftsfest', 'Umzug', 'Fasnet', 'Umleitung', 'Radrennen'],
      en: ['block party', 'parade', 'diversion'],
    },
    kurztext: {
      de: 'Für einen Nachmittag gehört die Straße den Nachbarn: mit Plan und Absperrung.',
      en: 'For an afternoon the street belongs to the neighbours, with a plan and barriers.',
    },
    text: {
      de: `Sie wollen Tische auf die Straße stellen, einen Umzug veranstalten oder ein Rennen fahren? Wir prüfen, ob der Verkehr anders fließen kann, hören Polizei, Feuerwehr und Busunternehmen und ordnen die Sperrung an. In Wohnstraßen geht das schnell, bei Kreisstraßen entscheidet das Landratsamt.

Absperrgitter und Schilder leiht der Bauhof; er bringt sie auch. Eine Gasse von 3,50 Metern bleibt für Rettungsfahrzeuge frei, Tische müssen sich rasch wegräumen lassen. Sagen Sie allen Anwohnern zwei Wochen vorher Bescheid. Für Nachbarschaftsfeste verlangen wir keine Gebühr: Wer miteinander feiert, beschwert sich seltener.`,
      en: `Would you like to put tables in the street, hold a parade or a race? We examine whether traffic can be diverted, consult the police, the fire brigade and the bus company and order the closure. Residential streets are quickly dealt with; for district roads the district office decides.

The works depot lends barriers and signs and will deliver them. A lane of 3.5 metres remains free for emergency vehicles, and tables must be easy to move. Tell all residents two weeks ahead. There is no fee for neighbourhood parties: people who celebrate together complain less.`,
    },
    unterlagen: {
      de: [
        'Antrag mit Straße, Tag und Zeit',
        'Plan mit Sperrung und Umleitung',
        'Liste der benachrichtigten Anwohner',
        'Haftpflichtversicherung bei Umzügen und Rennen',
      ],
      en: [
        'Application with street, date and time',
        'Plan of closure and diversion',
        'List of residents informed',
        'Liability insurance for parades and races',
      ],
    },
    gebuehr: {
      de: 'Nachbarschaftsfest kostenlos, sonst 50,00 bis 180,00 €',
      en: 'Neighbourhood party free of charge, otherwise €50.00 to €180.00',
    },
    dauer: { de: 'Drei Wochen', en: 'Three weeks' },
    fristen: { de: 'Antrag sechs Wochen vorher', en: 'Apply six weeks ahead' },
    rechtsgrundlage: [
      '§§ 29 und 45 Straßenverkehrs-Ordnung (StVO)',
      '§ 16 Straßengesetz für Baden-Württemberg (StrG)',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['hartmann'],
    lebenslagen: ['verein'],
    leistungsschluessel: '99999111000000',
  },
  {
    key: 'tombola',
    titel: { de: 'Tombola und Verlosung', en: 'Raffles and tombolas' },
    synonyme: {
      de: ['Lotterie', 'Glücksrad', 'Lose verkaufen', 'Vereinsfest'],
      en: ['lottery', 'prize draw'],
    },
    kurztext: {
      de: 'Kleine Verlosungen sind allgemein erlaubt, wir brauchen nur eine Nachricht.',
      en: 'Small raffles are generally permitted; we only need a short notice.',
    },
    text: {
      de: `Vereine, Schulen und Kirchengemeinden dürfen bei ihren Festen Lose verkaufen, wenn der Erlös einem guten Zweck dient, die Einnahmen 40.000 Euro nicht übersteigen und die Ziehung am selben Tag ist. Dann genügt eine Anzeige. Mindestens ein Viertel der Einnahmen geht in die Gewinne, ein Viertel in den guten Zweck.

Größere Lotterien genehmigt das Regierungspräsidium. Denken Sie an das Finanzamt: Ab einer bestimmten Höhe fällt Lotteriesteuer an. Alkohol als Gewinn geben Sie nur an Erwachsene aus, lebende Tiere sind keine Preise. Nach dem Fest schicken Sie uns eine kurze Abrechnung mit Los- und Gewinnzahl.`,
      en: `Clubs, schools and parishes may sell tickets at their festivals if the proceeds serve a good cause, takings do not exceed €40,000 and the draw is held on the same day. A notice is then enough. At least a quarter of the takings goes into prizes and a quarter into the good cause.

Larger lotteries are licensed by the regional government. Remember the tax office: above a certain sum lottery tax is due. Alcohol as a prize goes to adults only, and live animals are not prizes. Afterwards please send us a short statement of tickets and prizes.`,
    },
    unterlagen: {
      de: ['Anzeige mit Zweck, Losen und Gewinnen', 'Nach dem Fest: Abrechnung'],
      en: ['Notice of purpose, tickets and prizes', 'Afterwards: statement'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Bestätigung in drei Tagen', en: 'Confirmed within three days' },
    fristen: { de: 'Anzeige zwei Wochen vorher', en: 'Two weeks ahead' },
    rechtsgrundlage: [
      '§§ 12 bis 18 Glücksspielstaatsvertrag (GlüStV 2021)',
      'Landesglücksspielgesetz Baden-Württemberg (LGlüG)',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['nwosu'],
    lebenslagen: ['verein'],
    leistungsschluessel: '99999112000000',
  },
  {
    key: 'trauorte',
    titel: {
      de: 'Trauung im Musikpavillon oder auf dem Hohen Stein',
      en: 'Weddings in the bandstand or on the Hoher Stein',
    },
    synonyme: {
      de: ['Hochzeit im Freien', 'Traulocation', 'Ambientetrauung', 'Trautermin'],
      en: ['outdoor wedding', 'venue'],
    },
    kurztext: {
      de: 'Unter Kastanien oder mit Blick ins Tal, von Mai bis September.',
      en: 'Beneath chestnut trees or high above the valley, from May to September.',
    },
    text: {
      de: `Im Musikpavillon sitzen 70 Gäste unter Dach zwischen den Kastanien; der Flügel darf benutzt werden. Auf dem Hohen Stein stehen Bänke für 40 Gäste, die Bergbahn fährt eine eigene Wagenfahrt. Bei Regen halten wir das Trauzimmer frei, Sie entscheiden bis zwei Stunden vorher.

Trautermine gibt es freitags von 13:00 bis 16:00 und samstags von 10:00 bis 15:00 Uhr. Vergeben werden sie nur am Telefon, dafür sofort verbindlich. Reis und Konfetti bleiben bitte zu Hause, Seifenblasen und Blüten sind willkommen. Für den Sekt danach gibt es am Pavillon Tische; auf dem Hohen Stein bewirtet das Berghaus.`,
      en: `The bandstand seats 70 guests under cover among the chestnut trees, and you may use the grand piano. On the Hoher Stein there are benches for 40, and the funicular runs a carriage just for you. In case of rain we keep the wedding room free; you decide up to two hours before.

Dates are available on Fridays from 13:00 to 16:00 and Saturdays from 10:00 to 15:00. They are given by telephone only, but bindingly. Rice and confetti stay at home, soap bubbles and petals are welcome. There are tables for your sparkling wine at the bandstand; on the Hoher Stein the mountain inn serves.`,
    },
    unterlagen: {
      de: ['Anmeldung der Eheschließung, hier oder am Wohnort', 'Musikwünsche und Zahl der Gäste'],
      en: ['Notice of marriage, given here or where you live', 'Music and number of guests'],
    },
    gebuehr: {
      de: 'Musikpavillon 180,00 €, Hoher Stein 240,00 € mit Bergbahn für das Paar',
      en: 'Bandstand €180.00, Hoher Stein €240.00 including the funicular for the couple',
    },
    dauer: { de: 'Zeremonie etwa 30 Minuten', en: 'The ceremony takes about 30 minutes' },
    fristen: {
      de: 'Reservierung ab Januar des Vorjahrs',
      en: 'Reservations from January of the previous year',
    },
    rechtsgrundlage: ['§ 14 Personenstandsgesetz (PStG)', '§ 1312 Bürgerliches Gesetzbuch (BGB)'],
    amt: ['standesamt'],
    mitarbeiter: ['fehrenbacher'],
    lebenslagen: ['heirat'],
    leistungsschluessel: '99999113000000',
  },
  {
    key: 'trinkwasser',
    titel: { de: 'Trinkwasser: Qualität und Härte', en: 'Drinking water: quality and hardness' },
    synonyme: {
      de: ['Wasserhärte', 'Kalk', 'Leitungswasser', 'Waschmittel'],
      en: ['tap water', 'lime scale'],
    },
    kurztext: {
      de: 'Weich, mit 4 Grad deutscher Härte, und zweimal im Monat untersucht.',
      en: 'Soft, at 4 degrees of German hardness, and tested twice a month.',
    },
    text: {
      de: `Unser Trinkwasser kommt aus elf Waldquellen im Buntsandstein und ist so weich, dass Sie beim Waschmittel die kleinste Menge nehmen können. Es wird entsäuert, durch Licht keimfrei gemacht und nicht gechlort. Die Werte hängen im Rathaus aus und stehen im Internet; ein Labor prüft sie zweimal im Monat.

Schmeckt es anders als sonst oder ist es trüb, rufen Sie an. Nach Bauarbeiten hilft es, das Wasser kurz laufen zu lassen. In Häusern aus der Zeit vor 1973 können noch Bleirohre liegen; sie müssen ausgetauscht sein. Das Wasser der Trinkbrunnen im Kurpark ist Heilwasser und kein Ersatz.`,
      en: `Our drinking water comes from eleven forest springs in red sandstone and is so soft that the smallest dose of detergent will do. Its acidity is reduced, it is sterilised by light and not chlorinated. The figures are displayed at the town hall and on the internet; a laboratory tests them twice a month.

If it tastes unusual or looks cloudy, please call. After building work it helps to let the tap run for a moment. Houses built before 1973 may still have had lead pipes, which must have been replaced by now. The fountains in the spa park give medicinal water, which is no substitute.`,
    },
    unterlagen: {
      de: ['Keine; bei Beschwerden Anschrift und Uhrzeit'],
      en: ['None; for complaints, address and time'],
    },
    gebuehr: {
      de: 'Auskunft kostenlos; eigene Probe 48,00 €',
      en: 'Information free of charge; a test of your own €48.00',
    },
    dauer: { de: 'Auskunft sofort, Probe eine Woche', en: 'Information at once, test one week' },
    rechtsgrundlage: [
      '§§ 45 und 46 Trinkwasserverordnung (TrinkwV)',
      '§ 9 Wasch- und Reinigungsmittelgesetz (WRMG)',
    ],
    amt: ['stadtwerke'],
    mitarbeiter: ['lamprecht'],
    lebenslagen: ['umzug'],
    leistungsschluessel: '99999114000000',
  },
]
