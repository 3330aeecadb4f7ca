import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Vereinsförderung» to «Vorsorgevollmacht und Patientenverfügung». */
export const verVor: VerfahrenContent[] = [
  {
    key: 'vereinsfoerderung',
    titel: { de: 'Vereinsförderung', en: 'Grants for clubs' },
    synonyme: {
      de: ['Zuschuss', 'Jugendförderung', 'Jubiläumsgabe', 'Vereinsliste'],
      en: ['subsidy', 'association', 'youth work'],
    },
    kurztext: {
      de: 'Geld für Jugendarbeit, Geräte und Jubiläen, Räume zum halben Preis.',
      en: 'Money for youth work, equipment and anniversaries, rooms at half price.',
    },
    text: {
      de: `Die Stadt unterstützt ihre 62 Vereine mit 12 Euro im Jahr für jedes Mitglied unter 18, mit einem Fünftel der Kosten für Geräte, Instrumente und Trachten und mit einer Gabe zum Jubiläum. Turnhalle und Probenräume sind werktags frei, für Feste zahlen Sie die Hälfte.

Voraussetzung ist, dass der Verein gemeinnützig ist, hier seinen Sitz hat und seit einem Jahr besteht. Schicken Sie die Mitgliederzahlen bis Ende März. Neue Vereine beraten wir zu Satzung, Eintragung und Versicherung und nehmen sie in die Vereinsliste auf. Über größere Zuschüsse entscheidet der Gemeinderat im November.`,
      en: `The town supports its 62 clubs with €12 a year for every member under 18, a fifth of the cost of equipment, instruments and costumes, and a gift for anniversaries. The gym and rehearsal rooms are free on working days; for festivals you pay half.

Your club has to be a charity based here and at least a year old. Send us the number of members by the end of March. We advise new clubs on constitution, registration and insurance and add them to the list. The council decides on larger grants in November.`,
    },
    unterlagen: {
      de: [
        'Antrag mit Mitgliederzahlen',
        'Freistellungsbescheid des Finanzamts',
        'Bei Anschaffungen: Angebot oder Rechnung',
      ],
      en: [
        'Application with membership figures',
        'Tax office’s charity notice',
        'For purchases: quotation or invoice',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Auszahlung im Juni', en: 'Paid in June' },
    fristen: {
      de: 'Jugendförderung bis 31. März, größere Vorhaben bis 30. September',
      en: 'Youth grants by 31 March, larger projects by 30 September',
    },
    rechtsgrundlage: [
      'Vereinsförderrichtlinie der Stadt Bad Silberbronn',
      '§ 52 Abgabenordnung (AO)',
    ],
    amt: ['kaemmerei'],
    mitarbeiter: ['zipfler'],
    lebenslagen: ['verein'],
    leistungsschluessel: '99999120000000',
  },
  {
    key: 'vergnuegungssteuer',
    titel: { de: 'Vergnügungssteuer für Spielgeräte', en: 'Entertainment tax on gaming machines' },
    synonyme: {
      de: ['Spielautomat', 'Spielhalle', 'Geldspielgerät'],
      en: ['slot machine', 'arcade'],
    },
    kurztext: {
      de: 'Wer Automaten aufstellt, meldet sie an und rechnet vierteljährlich ab.',
      en: 'Operators register their machines and settle every quarter.',
    },
    text: {
      de: `Für Geldspielgeräte in Spielhallen und Gaststätten zahlen die Aufsteller 22 Prozent des Geldes, das im Gerät bleibt. Unterhaltungsautomaten ohne Gewinn kosten einen festen Betrag im Monat; Tischfußball, Dart, Billard und Kegelbahnen sind frei.

Melden Sie jedes Gerät innerhalb von zwei Wochen nach dem Aufstellen an, mit Zulassungsnummer und Ort, und ebenso wieder ab. Die Steuer berechnen Sie selbst und reichen die Ausdrucke der Zählwerke ein. Wer einen Automaten in seiner Gaststätte duldet, haftet mit. Ob ein Gerät dort überhaupt stehen darf, klärt vorher das Ordnungsamt; es schaut auf Jugendschutz, Zahl der Geräte und die Bestätigung der Eignung.`,
      en: `Operators of gaming machines in arcades and restaurants pay 22 per cent of the money that stays in the machine. Amusement machines without winnings cost a fixed sum a month; table football, darts, billiards and bowling alleys are free.

Register every machine within two weeks of installing it, with licence number and place, and deregister it likewise. You calculate the tax yourself and hand in the print-outs of the counters. A landlord who allows a machine on the premises is jointly liable. The public order office decides beforehand whether it may stand there at all, with an eye to the protection of minors.`,
    },
    unterlagen: {
      de: [
        'Anmeldeformular mit Zulassungsnummern',
        'Auslesestreifen der Zählwerke',
        'Geeignetheitsbestätigung',
      ],
      en: [
        'Registration form with licence numbers',
        'Counter print-outs',
        'Confirmation of suitability',
      ],
    },
    gebuehr: {
      de: 'Keine Gebühr; Steuer 22 Prozent, ohne Gewinn 35,00 EUR je Gerät und Monat',
      en: 'No fee; tax 22 per cent, without winnings €35.00 per machine and month',
    },
    dauer: { de: 'Bestätigung in einer Woche', en: 'Confirmed within a week' },
    fristen: {
      de: 'Steuererklärung bis zum 15. nach jedem Vierteljahr',
      en: 'Return by the 15th after each quarter',
    },
    rechtsgrundlage: [
      '§ 9 Absatz 4 Kommunalabgabengesetz Baden-Württemberg (KAG)',
      '§ 33c Gewerbeordnung (GewO)',
      'Vergnügungssteuersatzung der Stadt Bad Silberbronn',
    ],
    amt: ['kaemmerei', 'ordnungsamt'],
    mitarbeiter: ['kollmer', 'nwosu'],
    lebenslagen: ['betrieb'],
    leistungsschluessel: '99999121000000',
  },
  {
    key: 'verlust-ausweis',
    titel: {
      de: 'Verlust von Ausweis oder Pass melden',
      en: 'Lost or stolen identity card or passport',
    },
    synonyme: {
      de: ['Ausweis gestohlen', 'Pass verloren', 'Geldbeutel weg', 'Sperrnotruf'],
      en: ['stolen wallet', 'theft'],
    },
    kurztext: {
      de: 'Sperren, melden, neu beantragen: in dieser Reihenfolge.',
      en: 'Block it, report it, apply for a new one: in this order.',
    },
    text: {
      de: `Ist der Personalausweis weg, sperren Sie zuerst die Online-Funktion über die bundesweite Sperrhotline. Dann kommen Sie zu uns oder gehen zur Polizei; bei Diebstahl nehmen Sie bitte immer die Polizei. Wir geben die Nummer in die Fahndung, damit niemand mit Ihrem Ausweis Verträge schließt.

Den neuen beantragen Sie gleich mit. Müssen Sie dringend reisen, hilft ein vorläufiges Dokument. Taucht das alte wieder auf, geben Sie uns sofort Bescheid; benutzen Sie es erst, wenn die Fahndung gelöscht ist. Im Ausland stellt die Botschaft einen Passersatz für die Heimreise aus. Eine Kopie zu Hause erleichtert alles.`,
      en: `If your identity card is gone, first block its online function through the national hotline. Then come to us or go to the police; in case of theft please always go to the police. We enter the number in the search system so that nobody signs contracts in your name.

Apply for the new card at the same time. If you have to travel urgently, a temporary document helps. Should the old one turn up again, tell us at once, and do not use it until it has been removed from the system. Abroad, the embassy issues a document for the journey home. A copy at home makes everything easier.`,
    },
    unterlagen: {
      de: [
        'Anderes Dokument mit Bild, etwa Führerschein',
        'Geburts- oder Eheurkunde',
        'Bei Diebstahl: Aktenzeichen der Polizei',
      ],
      en: [
        'Another document with a photograph, such as a driving licence',
        'Birth or marriage certificate',
        'If stolen: police reference number',
      ],
    },
    gebuehr: {
      de: 'Meldung kostenlos; neues Dokument wie üblich',
      en: 'Reporting free of charge; new document at the usual fee',
    },
    dauer: { de: 'Zehn Minuten', en: 'Ten minutes' },
    fristen: { de: 'Unverzüglich', en: 'Without delay' },
    rechtsgrundlage: ['§ 27 Personalausweisgesetz (PAuswG)', '§ 15 Passgesetz (PassG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['rombach'],
    lebenslagen: ['reise'],
    leistungsschluessel: '99999122000000',
  },
  {
    key: 'verpflichtungserklaerung',
    titel: {
      de: 'Verpflichtungserklärung für Besuch aus dem Ausland',
      en: 'Declaration of commitment for visitors from abroad',
    },
    synonyme: {
      de: ['Einladung', 'Besuchsvisum', 'Schengen-Visum', 'Bürgschaft'],
      en: ['invitation letter', 'visitor visa', 'sponsor'],
    },
    kurztext: {
      de: 'Sie stehen für die Kosten Ihres Gastes ein, damit er ein Visum bekommt.',
      en: 'You vouch for your guest’s expenses so that a visa can be issued.',
    },
    text: {
      de: `Wer Familie oder Freunde aus einem Land mit Visumpflicht einlädt, erklärt oft, für alle Kosten aufzukommen: Unterkunft, Essen, Krankheit und Rückreise, auch dann, wenn der Staat zunächst zahlt. Die Verpflichtung gilt fünf Jahre, überlegen Sie also gut.

Sie geben die Erklärung persönlich ab. Wir sehen uns Ihr Einkommen und die Größe der Wohnung an und leiten die Unterlagen an die Ausländerbehörde, die das Formular ausstellt. Schicken Sie das Original mit der Post an Ihren Gast; er legt es bei der Botschaft vor und braucht außerdem eine Reisekrankenversicherung. Das Formular ist sechs Monate lang verwendbar.`,
      en: `If you invite family or friends from a country whose citizens need a visa, you often have to declare that you will meet every expense: accommodation, food, illness and the return journey, even if the state pays first. The commitment holds for five years, so think carefully.

You make the declaration in person. We look at your income and the size of your home and pass the papers to the immigration office, which issues the form. Post the original to your guest, who presents it to the embassy together with travel health insurance. The form can be used for six months.`,
    },
    unterlagen: {
      de: [
        'Ausweis oder Aufenthaltstitel',
        'Gehaltsabrechnungen der letzten drei Monate',
        'Mietvertrag oder Nachweis des Eigentums',
        'Name, Geburtsdatum, Anschrift und Passnummer des Gastes',
      ],
      en: [
        'Identity card or residence permit',
        'Payslips for the last three months',
        'Tenancy agreement or proof of ownership',
        'Guest’s name, date of birth, address and passport number',
      ],
    },
    gebuehr: { de: '29,00 EUR', en: '€29.00' },
    dauer: { de: 'Eine Woche', en: 'One week' },
    fristen: {
      de: 'Mindestens zwei Monate vor der Reise',
      en: 'At least two months before the journey',
    },
    rechtsgrundlage: [
      '§§ 66 bis 68 Aufenthaltsgesetz (AufenthG)',
      '§ 47 Aufenthaltsverordnung (AufenthV)',
    ],
    amt: ['buergerbuero'],
    mitarbeiter: ['aydin'],
    lebenslagen: ['ankommen'],
    leistungsschluessel: '99999123000000',
  },
  {
    key: 'vorsorgevollmacht',
    titel: {
      de: 'Vorsorgevollmacht und Patientenverfügung',
      en: 'Lasting power of attorney and living will',
    },
    synonyme: {
      de: ['Betreuung', 'Notfallmappe', 'Betreuungsverfügung', 'Vollmacht beglaubigen'],
      en: ['advance directive', 'guardianship'],
    },
    kurztext: {
      de: 'Wer für Sie spricht, wenn Sie es nicht können: Vordrucke, Rat und Beglaubigung.',
      en: 'Who speaks for you when you cannot: forms, advice and certification.',
    },
    text: {
      de: `Nach einem Unfall dürfen Ehegatten nur in Gesundheitsfragen und nur sechs Monate lang füreinander entscheiden, Kinder gar nicht. Mit einer Vorsorgevollmacht bestimmen Sie selbst, wer sich um Bank, Wohnung und Arzt kümmert. In der Patientenverfügung steht, welche Behandlung Sie wünschen oder ablehnen.

Die Notfallmappe mit allen Vordrucken bekommen Sie im Bürgerbüro. Die Betreuungsbehörde des Landratsamts beglaubigt Unterschriften und kommt an jedem zweiten Donnerstag ins Rathaus. Für Häuser und Firmen brauchen Sie ein Notariat. Lassen Sie die Vollmacht im Vorsorgeregister eintragen, damit Kliniken sie finden, und sagen Sie Ihrer Familie, wo sie liegt.`,
      en: `After an accident spouses may decide for each other only in medical matters and only for six months; children not at all. With a lasting power of attorney you determine who deals with bank, home and doctors. A living will states which treatment you want or refuse.

The citizens’ office has a folder with all the forms. The district’s guardianship authority certifies signatures and comes to the town hall every second Thursday. For houses and companies you need a notary. Have the document entered in the national register so that hospitals find it, and tell your family where it is kept.`,
    },
    unterlagen: {
      de: ['Ausweis', 'Ausgefüllte, noch nicht unterschriebene Vollmacht'],
      en: ['Identity card or passport', 'The completed document, not yet signed'],
    },
    gebuehr: {
      de: 'Notfallmappe kostenlos, Beglaubigung 10,00 EUR',
      en: 'Folder free of charge, certification €10.00',
    },
    dauer: {
      de: 'Beratung 45 Minuten, Beglaubigung zehn',
      en: 'Advice 45 minutes, certification ten',
    },
    rechtsgrundlage: [
      '§§ 1358, 1814, 1820 und 1827 Bürgerliches Gesetzbuch (BGB)',
      '§ 7 Betreuungsorganisationsgesetz (BtOG)',
    ],
    amt: ['buergerbuero'],
    mitarbeiter: ['haas'],
    lebenslagen: ['alter'],
    leistungsschluessel: '99999124000000',
  },
]
