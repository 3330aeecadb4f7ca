import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Verlust von Ausweis oder Pass melden» to «Wasseranschluss und Bauwasser». */
export const verWas: VerfahrenContent[] = [
  {
    key: 'verlust-ausweis',
    titel: {
      de: 'Verlust von Ausweis oder Pass melden',
      en: 'Lost or stolen identity card or passport',
    },
    synonyme: {
      de: [
        'Ausweis gestohlen',
        'Pass verloren',
        'Geldbeutel weg',
        'Sperrnotruf',
        'Perso verloren',
        'Ausweis verloren',
      ],
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
    leistungsschluessel: '99999124000000',
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
    gebuehr: { de: '29,00 €', en: '€29.00' },
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
    leistungsschluessel: '99999125000000',
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
      de: 'Notfallmappe kostenlos, Beglaubigung 10,00 €',
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
    amt: ['bildung', 'buergerbuero'],
    mitarbeiter: ['rauscher', 'haas'],
    lebenslagen: ['alter'],
    leistungsschluessel: '99999126000000',
  },
  {
    key: 'wahlhelfer',
    titel: { de: 'Wahlhelferin oder Wahlhelfer werden', en: 'Helping at elections' },
    synonyme: {
      de: ['Wahlvorstand', 'Ehrenamt', 'Wahllokal', 'Auszählung'],
      en: ['polling station', 'counting', 'volunteer'],
    },
    kurztext: {
      de: 'Zehn Lokale, neunzig Menschen, ein langer Sonntag mit gutem Kuchen.',
      en: 'Ten polling stations, ninety people, one long Sunday with good cake.',
    },
    text: {
      de: `Ohne Freiwillige gibt es keine Wahl. In jedem Wahllokal sitzen acht oder neun Menschen, die Wahlbenachrichtigungen prüfen, Stimmzettel ausgeben und ab 18:00 Uhr zählen. Sie arbeiten in zwei Schichten, zum Zählen sind alle da. Vorkenntnisse brauchen Sie nicht; an einem Abend erklären wir alles und üben mit echten Zetteln.

Mitmachen darf, wer bei der Wahl selbst wählen kann, bei Kommunalwahlen also schon mit 16 und auch mit dem Pass eines anderen EU-Landes. Sie bekommen ein Erfrischungsgeld, eine Bescheinigung für die Arbeitsstelle und das Gefühl, dabei gewesen zu sein. Sagen Sie uns, in welchem Lokal Sie am liebsten wären.`,
      en: `There is no election without volunteers. Eight or nine people at every polling station check polling cards, hand out ballot papers and count from 18:00. They work in two shifts, and everybody stays for the count. No experience is needed; on one evening we explain everything and practise with real papers.

You may help if you can vote in the election yourself, which for local elections means from the age of 16 and also with a passport of another EU country. You receive an allowance, a certificate for your employer and the feeling of having been part of it. Tell us which polling station you would prefer.`,
    },
    unterlagen: {
      de: [
        'Name, Anschrift, Geburtsdatum und Telefonnummer',
        'Bankverbindung für das Erfrischungsgeld',
      ],
      en: ['Name, address, date of birth and telephone number', 'Bank details for the allowance'],
    },
    gebuehr: {
      de: 'Kostenlos; Sie erhalten 50,00 bis 80,00 € Erfrischungsgeld',
      en: 'Free of charge; you receive an allowance of €50.00 to €80.00',
    },
    dauer: {
      de: 'Berufung etwa sechs Wochen vor der Wahl',
      en: 'Appointed about six weeks before the election',
    },
    fristen: { de: 'Meldung jederzeit', en: 'Volunteer at any time' },
    rechtsgrundlage: ['§§ 9 und 11 Bundeswahlgesetz (BWG)', '§ 14 Kommunalwahlgesetz (KomWG)'],
    amt: ['hauptamt'],
    mitarbeiter: ['pfrommer'],
    lebenslagen: ['verein'],
    leistungsschluessel: '99999127000000',
  },
  {
    key: 'wasseranschluss',
    titel: { de: 'Wasseranschluss und Bauwasser', en: 'Water connection and site water' },
    synonyme: {
      de: ['Hausanschluss', 'Standrohr', 'Wasserleitung', 'Neubau'],
      en: ['mains', 'standpipe'],
    },
    kurztext: {
      de: 'Vom Standrohr für die Baustelle bis zur eigenen Leitung ins Haus.',
      en: 'From a standpipe for the building site to your own supply pipe.',
    },
    text: {
      de: `Jedes bebaute Grundstück wird an die öffentliche Wasserversorgung angeschlossen. Stellen Sie den Antrag zusammen mit dem Bauantrag, dann planen wir die Leitung rechtzeitig. Der Wassermeister bespricht mit Ihnen, wo sie ins Haus kommt; ideal ist eine Mehrspartenhauseinführung, durch die auch Strom und Glasfaser laufen.

Bis zum Zähler baut die Stadt, danach Ihre Installationsfirma, die in unserem Verzeichnis stehen muss. Für die Baustelle leihen Sie ein Standrohr. Wer Regenwasser im Haus nutzt, zeigt das an, damit es nicht ins Trinkwasser gelangt. Nach längerem Leerstand spülen wir die Leitung, bevor Sie einziehen.`,
      en: `Every property with a building is connected to the public water supply. Apply together with your building application so that we can plan the pipe in time. The water foreman discusses with you where it enters the house; a shared entry for water, power and fibre is ideal.

The town builds as far as the meter and your plumber, who has to be on our list, does the rest. A standpipe can be hired for the building site. If you use rainwater indoors, please notify us so that it cannot mix with drinking water. After a long vacancy we flush the pipe before you move in.`,
    },
    unterlagen: {
      de: [
        'Antrag mit Lageplan und Kellergrundriss',
        'Name der Installationsfirma',
        'Für das Standrohr: Kaution',
      ],
      en: [
        'Application with site and basement plans',
        'Name of your plumber',
        'For the standpipe: deposit',
      ],
    },
    gebuehr: {
      de: 'Anschluss nach Aufwand, etwa 2.800,00 €; Standrohr 1,50 € am Tag, Kaution 400,00 €',
      en: 'Connection at cost, about €2,800.00; standpipe €1.50 a day, deposit €400.00',
    },
    dauer: { de: 'Vier bis sechs Wochen', en: 'Four to six weeks' },
    fristen: {
      de: 'Antrag acht Wochen vor Baubeginn',
      en: 'Apply eight weeks before building starts',
    },
    rechtsgrundlage: [
      'Verordnung über Allgemeine Bedingungen für die Versorgung mit Wasser (AVBWasserV)',
      'Wasserversorgungssatzung der Stadt Bad Silberbronn',
    ],
    amt: ['stadtwerke'],
    mitarbeiter: ['lamprecht'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999128000000',
  },
]
