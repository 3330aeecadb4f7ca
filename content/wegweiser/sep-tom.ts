import type { VerfahrenContent } from './shape.ts'

/** Procedures from «SEPA-Lastschrift für Steuern und Gebühren» to «Tombola und Verlosung». */
export const sepTom: VerfahrenContent[] = [
  {
    key: 'sepa',
    titel: {
      de: 'SEPA-Lastschrift für Steuern und Gebühren',
      en: 'Direct debit for taxes and charges',
    },
    synonyme: {
      de: ['Einzugsermächtigung', 'Bankverbindung ändern', 'IBAN', 'Abbuchung'],
      en: ['IBAN', 'bank details'],
    },
    kurztext: {
      de: 'Einmal unterschreiben, nie wieder einen Termin vergessen.',
      en: 'Sign once and never miss a due date again.',
    },
    text: {
      de: `Mit einem Lastschriftmandat buchen wir Grundsteuer, Hundesteuer, Wasser, Kindergarten oder Miete am Tag der Fälligkeit ab, keinen Tag früher. Sie bestimmen, für welche Kassenzeichen es gilt. Ändert sich der Betrag, bekommen Sie vorher Post.

Das Mandat braucht Ihre Unterschrift im Original oder eine Bestätigung mit dem Online-Ausweis; ein Fax oder Foto genügt nicht. Wechseln Sie die Bank, schicken Sie uns ein neues Mandat. Innerhalb von acht Wochen können Sie jede Abbuchung ohne Grund zurückgeben. Sprechen Sie aber bitte vorher mit uns, denn die Bank berechnet der Stadt die Rückgabe, und diese Kosten müssten wir weitergeben.`,
      en: `With a direct debit mandate we collect property tax, dog tax, water, nursery or rent on the due date and not a day sooner. You decide which reference numbers it covers. If the amount changes you hear from us first.

The mandate needs your original signature or confirmation with the online identity card; a fax or photograph is not enough. If you change banks, send us a new mandate. You may return any debit within eight weeks without giving a reason, but please talk to us first, since the bank charges for it and we would have to pass the cost on.`,
    },
    unterlagen: {
      de: ['Mandat mit IBAN und Unterschrift', 'Kassenzeichen oder letzter Bescheid'],
      en: ['Mandate with IBAN and signature', 'Reference numbers or latest notice'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Gilt ab der nächsten Fälligkeit', en: 'Takes effect from the next due date' },
    fristen: { de: 'Mandat zehn Tage vor der Fälligkeit', en: 'Ten days before the due date' },
    formulare: [
      {
        titel: { de: 'SEPA-Lastschriftmandat', en: 'Direct debit mandate (in German)' },
        link: 'https://formulare.bad-silberbronn.example/sepa.pdf',
      },
    ],
    rechtsgrundlage: ['Verordnung (EU) Nr. 260/2012', '§ 675x Bürgerliches Gesetzbuch (BGB)'],
    amt: ['kaemmerei'],
    mitarbeiter: ['brendle'],
    lebenslagen: ['umzug'],
    leistungsschluessel: '99999106000000',
  },
  {
    key: 'silberkarte',
    titel: {
      de: 'Silberkarte für Tagesgäste und Einheimische',
      en: 'Silberkarte for day visitors and residents',
    },
    synonyme: {
      de: ['Gästekarte', 'Ermäßigung', 'Einwohnerkarte'],
      en: ['guest card', 'discounts'],
    },
    kurztext: {
      de: 'Die Gästekarte gibt es auch ohne Übernachtung, für Einheimische als Jahreskarte.',
      en: 'The guest card is available without an overnight stay; residents buy it by the year.',
    },
    text: {
      de: `Gäste, die über Nacht bleiben, erhalten die Silberkarte von ihrer Unterkunft. Wer nur einen Tag da ist, kauft sie in der Tourist-Information oder am Automaten der Bergbahn. Sie fahren damit mit Bus und Silbertalbahn, bekommen 1,50 Euro Nachlass im Badehaus und hören das Kurkonzert ohne Eintritt.

Für Einheimische gibt es die Jahreskarte. Sie gilt vom Kauftag an zwölf Monate und schließt Kinder bis 15 Jahre ein. Bringen Sie den Ausweis mit, ein Bild brauchen wir nicht. Ist die Karte verloren gegangen, drucken wir sie einmal kostenlos nach. Mit Kurverordnung zahlt oft die Krankenkasse.`,
      en: `Visitors who stay overnight receive the Silberkarte from their host. If you are here for the day, buy it at the tourist information office or from the machine at the funicular. It covers the bus and the valley railway, takes €1.50 off the bath house and admits you to the spa concert.

Residents can buy an annual card. It is valid for twelve months from the day of purchase and includes children up to 15. Please bring your identity card; no picture is needed. If it is lost we print it once more free of charge. With a doctor’s spa prescription your health insurer often pays.`,
    },
    unterlagen: {
      de: [
        'Für die Jahreskarte: Ausweis mit Anschrift in Bad Silberbronn',
        'Für die Ermäßigung: Schwerbehindertenausweis',
      ],
      en: [
        'For the annual card: identity card with a local address',
        'For the reduction: disability card',
      ],
    },
    gebuehr: {
      de: 'Tageskarte 3,20 EUR, ermäßigt 1,60 EUR; Jahreskarte 48,00 EUR',
      en: 'Day card €3.20, reduced €1.60; annual card €48.00',
    },
    dauer: { de: 'Sofort', en: 'At once' },
    rechtsgrundlage: [
      '§ 43 Kommunalabgabengesetz Baden-Württemberg (KAG)',
      'Kurtaxesatzung der Stadt Bad Silberbronn',
    ],
    amt: ['tourist-information'],
    mitarbeiter: ['schwend'],
    lebenslagen: ['reise'],
    leistungsschluessel: '99999107000000',
  },
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
      de: 'Anzeige kostenlos; Sterbeurkunde 15,00 EUR, jede weitere 7,50 EUR, für die Rente frei',
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
    leistungsschluessel: '99999108000000',
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
      de: 'Nachbarschaftsfest kostenlos, sonst 50,00 bis 180,00 EUR',
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
    leistungsschluessel: '99999109000000',
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
    leistungsschluessel: '99999110000000',
  },
]
