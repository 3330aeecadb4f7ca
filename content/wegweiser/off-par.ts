import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Öffentlichen Raum nutzen: Tische, Stände, Musik» to «Parkausweis für Menschen mit Behinderung». */
export const offPar: VerfahrenContent[] = [
  {
    key: 'oeffentlicher-raum',
    titel: {
      de: 'Öffentlichen Raum nutzen: Tische, Stände, Musik',
      en: 'Using public space: tables, stalls, music',
    },
    synonyme: {
      de: ['Sondernutzung', 'Straßencafé', 'Infostand', 'Straßenmusik', 'Außengastronomie'],
      en: ['street café', 'busking', 'information stand'],
    },
    kurztext: {
      de: 'Für Stühle vor dem Café, den Infostand und die Geige am Brunnen.',
      en: 'For chairs outside the café, an information stand and a violin by the fountain.',
    },
    text: {
      de: `Straßen und Plätze gehören allen. Wer einen Teil davon für sich braucht, holt eine Sondernutzungserlaubnis. Bei der Außengastronomie achten wir auf Wege von 1,50 Metern Breite und einheitliche Schirme ohne Werbung; die Saison geht von März bis Oktober, im Winter sind Decken statt Heizpilze erlaubt.

Infostände von Vereinen und Parteien sind kostenlos, gewerbliche nicht. Straßenmusik darf ohne Verstärker eine halbe Stunde an einem Ort spielen und zieht dann mindestens 100 Meter weiter; dafür genügt eine Tageskarte aus der Tourist-Information. Vor Kirche, Klinik und Kurkonzert ist Pause.`,
      en: `Streets and squares belong to everybody. If you need part of them for yourself, you apply for a permit. For tables outdoors we insist on a clear width of 1.5 metres and matching parasols without advertising; the season lasts from March to October, and in winter blankets are allowed but not heaters.

Information stands run by clubs and parties are free, commercial ones are not. Buskers may play without amplification for half an hour in one place and then move on by at least 100 metres; a day ticket from the tourist information office is enough. Please keep clear of the church, the clinic and spa concerts.`,
    },
    unterlagen: {
      de: ['Antrag mit Fläche und Zeitraum', 'Skizze mit Maßen', 'Bei Tischen: Foto der Möbel'],
      en: [
        'Application with area and period',
        'Sketch with measurements',
        'For tables: photograph of the furniture',
      ],
    },
    gebuehr: {
      de: 'Tische 4,00 € je Quadratmeter und Monat, Werbestand 30,00 € am Tag, Musik 5,00 €, Vereine kostenlos',
      en: 'Tables €4.00 per square metre and month, commercial stand €30.00 a day, music €5.00, clubs free of charge',
    },
    dauer: { de: 'Eine Woche, Tageskarte sofort', en: 'One week, day ticket at once' },
    fristen: { de: 'Antrag 14 Tage vorher', en: 'Apply 14 days ahead' },
    rechtsgrundlage: [
      '§§ 16 und 19 Straßengesetz für Baden-Württemberg (StrG)',
      'Sondernutzungssatzung der Stadt Bad Silberbronn',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['hartmann'],
    lebenslagen: ['betrieb', 'verein'],
    leistungsschluessel: '99999087000000',
  },
  {
    key: 'oeltank',
    titel: { de: 'Öltank anzeigen und stilllegen', en: 'Oil tanks: notification and closure' },
    synonyme: { de: ['Heizöl', 'Heizung tauschen', 'Tankprüfung'], en: ['heating oil', 'boiler'] },
    kurztext: {
      de: 'Einbau, Prüfung und Stilllegung melden Sie, damit kein Öl ins Quellwasser gerät.',
      en: 'Report installation, inspection and closure to keep oil out of the springs.',
    },
    text: {
      de: `Ganz Bad Silberbronn liegt im Schutzgebiet der Heilquellen. Öltanks ab 1.000 Litern müssen deshalb angezeigt und alle fünf Jahre von Sachverständigen geprüft werden, unterirdische Tanks in der engeren Zone alle zweieinhalb Jahre. Zuständig ist die Wasserbehörde im Landratsamt; Formulare und Zonenplan haben wir hier.

Steigen Sie auf Wärmepumpe, Pellets oder Nahwärme um, wird der Tank entleert, gereinigt und stillgelegt. Die Bescheinigung der Fachfirma schicken Sie mit. Über Zuschüsse und den Wärmeplan der Stadt beraten wir Sie gern; an drei Straßen wird ab nächstem Jahr eine Leitung mit Abwärme des Thermalwassers gebaut.`,
      en: `All of Bad Silberbronn lies within the protection area of the healing springs. Oil tanks of 1,000 litres or more therefore have to be notified and inspected by an expert every five years, underground tanks in the inner zone every two and a half. The water authority at the district office is responsible; we have the forms and the map of zones.

If you change to a heat pump, pellets or district heating, the tank is emptied, cleaned and closed down; please enclose the specialist’s certificate. We advise you on grants and on the town’s heating plan. From next year a main using waste heat from the thermal water will be laid in three streets.`,
    },
    unterlagen: {
      de: [
        'Anzeigeformular mit Lage und Größe des Tanks',
        'Prüfbericht der Sachverständigen',
        'Bei Stilllegung: Bescheinigung des Fachbetriebs',
      ],
      en: [
        'Notification form with location and size',
        'Expert’s report',
        'For closure: specialist’s certificate',
      ],
    },
    gebuehr: {
      de: 'Anzeige kostenlos; die Prüfung berechnen die Sachverständigen',
      en: 'Notification free of charge; inspectors charge their own fee',
    },
    dauer: { de: 'Bestätigung in zwei Wochen', en: 'Confirmed within two weeks' },
    fristen: {
      de: 'Anzeige sechs Wochen vor Einbau oder Änderung',
      en: 'Six weeks before installation or alteration',
    },
    rechtsgrundlage: [
      '§§ 40 und 46 Verordnung über Anlagen zum Umgang mit wassergefährdenden Stoffen (AwSV)',
      '§§ 53 und 62 Wasserhaushaltsgesetz (WHG)',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['aksoyer'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999088000000',
  },
  {
    key: 'online-ausweis',
    titel: {
      de: 'Online-Ausweis: PIN setzen oder sperren',
      en: 'Online identity card: setting or blocking the PIN',
    },
    synonyme: {
      de: ['eID', 'AusweisApp', 'PIN vergessen', 'BundID', 'elektronischer Ausweis'],
      en: ['eID', 'forgotten PIN'],
    },
    kurztext: {
      de: 'Mit sechs Ziffern und dem Handy erledigen Sie vieles von zu Hause.',
      en: 'Six digits and a mobile telephone let you do a great deal from home.',
    },
    text: {
      de: `Personalausweise und Aufenthaltstitel haben einen Chip, mit dem Sie sich im Internet ausweisen. Dazu brauchen Sie die AusweisApp, ein Handy mit NFC und eine selbst gewählte PIN aus sechs Ziffern. Der Brief mit der ersten PIN ist verlegt? Kein Problem: Bringen Sie den Ausweis mit, tippen Sie am Gerät eine neue ein, fertig.

Unser digitaler Lotse hilft dienstags von 14:00 bis 16:00 Uhr beim Einrichten, auch auf Ihrem eigenen Gerät. Verlieren Sie den Ausweis, sperren Sie die Funktion rund um die Uhr über die bundesweite Sperrhotline oder bei uns. Wer mag, richtet gleich ein BundID-Konto ein.`,
      en: `Identity cards and residence permits contain a chip with which you can identify yourself on the internet. You need the AusweisApp, a telephone with NFC and a PIN of six digits that you choose yourself. Mislaid the letter with your first PIN? No matter: bring the card, type a new one and you are done.

Our digital guide helps you set everything up on Tuesdays from 14:00 to 16:00, on your own device if you like. If you lose the card, block the function round the clock through the national hotline or with us. You can set up a BundID account at the same time.`,
    },
    unterlagen: {
      de: [
        'Personalausweis oder Aufenthaltstitel',
        'Zum Sperren: das Sperrkennwort, falls zur Hand',
      ],
      en: ['Identity card or residence permit', 'To block it: the blocking password, if at hand'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Fünf Minuten', en: 'Five minutes' },
    rechtsgrundlage: [
      '§§ 10 und 18 Personalausweisgesetz (PAuswG)',
      '§ 78 Aufenthaltsgesetz (AufenthG)',
    ],
    amt: ['buergerbuero'],
    mitarbeiter: ['rombach'],
    lebenslagen: ['reise', 'ankommen'],
    leistungsschluessel: '99999089000000',
  },
  {
    key: 'ortsrecht',
    titel: { de: 'Ortsrecht: Satzungen und Bebauungspläne', en: 'By-laws and development plans' },
    synonyme: {
      de: ['Satzung', 'Bebauungsplan', 'Gebührenverzeichnis', 'Amtsblatt'],
      en: ['local law', 'zoning', 'gazette'],
    },
    kurztext: {
      de: 'Alle Regeln der Stadt können Sie lesen, kopieren und sich erklären lassen.',
      en: 'You may read, copy and have explained every rule the town has made.',
    },
    text: {
      de: `Was die Stadt selbst regelt, steht in Satzungen: Hundesteuer, Friedhof, Marktordnung, Kurtaxe, Gestaltung der Altstadt. Sie werden im Amtsblatt bekannt gemacht, das jeden Donnerstag erscheint und in jedem Haus kostenlos liegt. Die gültigen Fassungen stehen im Internet, gedruckt können Sie sie im Rathaus lesen.

Bebauungspläne zeigen, was auf welchem Grundstück erlaubt ist. Im Bauamt hängen die 47 gültigen Pläne in Schubladen und sind auch auf dem Kartenportal zu finden. Wird einer neu aufgestellt, können Sie einen Monat lang dazu schreiben; der Gemeinderat behandelt jede Stellungnahme.`,
      en: `What the town regulates itself is laid down in by-laws: dog tax, cemetery, market, visitor’s tax, the appearance of the old town. They are announced in the gazette, which appears every Thursday and is delivered free to every house. Current versions are on the internet; printed ones can be read at the town hall.

Development plans show what is permitted on which plot. The 47 plans in force are kept in the building office and can also be found on the map portal. When a new one is drawn up you have a month to comment, and the council deals with every submission.`,
    },
    unterlagen: {
      de: ['Keine; für Bebauungspläne hilft die Anschrift des Grundstücks'],
      en: ['None; for development plans the address helps'],
    },
    gebuehr: {
      de: 'Einsicht kostenlos, Kopie 0,50 €, Planausschnitt 8,00 €',
      en: 'Reading free of charge, copy €0.50, section of a plan €8.00',
    },
    dauer: { de: 'Sofort', en: 'At once' },
    rechtsgrundlage: [
      '§ 4 Gemeindeordnung für Baden-Württemberg (GemO)',
      '§§ 3 und 10 Baugesetzbuch (BauGB)',
      '§ 1 Verordnung zur Durchführung der Gemeindeordnung (DVO GemO)',
    ],
    amt: ['hauptamt', 'bauamt'],
    mitarbeiter: ['pfrommer', 'sommerhalter'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999090000000',
  },
  {
    key: 'parkausweis-schwerbehinderung',
    titel: {
      de: 'Parkausweis für Menschen mit Behinderung',
      en: 'Blue badge: parking for disabled people',
    },
    synonyme: {
      de: ['blauer Parkausweis', 'Behindertenparkplatz', 'aG', 'Rollstuhl'],
      en: ['disabled parking', 'wheelchair'],
    },
    kurztext: {
      de: 'Der blaue Ausweis gilt in ganz Europa, der orangefarbene in Deutschland.',
      en: 'The blue card is valid throughout Europe, the orange one in Germany.',
    },
    text: {
      de: `Den blauen Ausweis bekommen Menschen mit den Merkzeichen aG oder Bl, bei beidseitig fehlenden Armen oder vergleichbaren Einschränkungen. Sie parken damit auf den Plätzen mit dem Rollstuhlzeichen und an Parkuhren ohne Gebühr und Zeitgrenze. Der Ausweis gehört der Person, nicht dem Auto: Er gilt auch, wenn andere Sie fahren.

Wer die Voraussetzungen knapp verfehlt, etwa wegen einer Darmerkrankung oder bestimmter Gehbehinderungen, kann den orangefarbenen Ausweis erhalten. Wohnen oder arbeiten Sie in der Altstadt, richten wir auf Antrag einen Platz mit Ihrer Nummer vor der Tür ein, wenn die Straße breit genug ist.`,
      en: `The blue card is for people with the marks aG or Bl on their disability card, with both arms missing or with comparable impairments. It allows you to park in wheelchair spaces and at meters without charge or time limit. It belongs to the person, not the car, and is valid when others drive you.

If you narrowly miss the conditions, for instance because of a bowel disease or certain walking difficulties, you may receive the orange card. If you live or work in the old town we can mark out a space with your number outside your door, provided that the street is wide enough.`,
    },
    unterlagen: {
      de: [
        'Schwerbehindertenausweis',
        'Feststellungsbescheid des Landratsamts',
        'Passbild',
        'Ausweis',
      ],
      en: ['Disability card', 'District office’s decision', 'Passport photograph', 'Identity card'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: {
      de: 'Sofort, bei Rückfragen eine Woche',
      en: 'At once, or one week if questions arise',
    },
    rechtsgrundlage: [
      '§ 46 Absatz 1 Nummer 11 Straßenverkehrs-Ordnung (StVO)',
      '§ 45 Absatz 1b Straßenverkehrs-Ordnung (StVO)',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['hartmann'],
    lebenslagen: ['alter', 'reise'],
    leistungsschluessel: '99999091000000',
  },
]
