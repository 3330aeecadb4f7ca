import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Wahlhelferin oder Wahlhelfer werden» to «Wohngeld». */
export const wahWoh: VerfahrenContent[] = [
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
      en: `There is no election without volunteers. Eight or nine people at every polling station check polling cards, hand out ballot papers and count from 6 pm. They work in two shifts, and everybody stays for the count. No experience is needed; on one evening we explain everything and practise with real papers.

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
      de: 'Kostenlos; Sie erhalten 50,00 bis 80,00 EUR Erfrischungsgeld',
      en: 'Free of charge; you receive an allowance of €50.00 to €80.00',
    },
    dauer: {
      de: 'Berufung etwa sechs Wochen vor der Wahl',
      en: 'Appointed about six weeks before the election',
    },
    fristen: { de: 'Meldung jederzeit', en: 'Volunteer at any time' },
    rechtsgrundlage: ['§§ 9 und 11 Bundeswahlgesetz (BWG)', '§ 14 Kommunalwahlgesetz (KomWG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['weberle'],
    lebenslagen: ['verein'],
    leistungsschluessel: '99999125000000',
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
      de: 'Anschluss nach Aufwand, etwa 2.800,00 EUR; Standrohr 1,50 EUR am Tag, Kaution 400,00 EUR',
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
    amt: ['kaemmerei', 'bauamt'],
    mitarbeiter: ['aksoyer'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999126000000',
  },
  {
    key: 'wasserzaehler',
    titel: {
      de: 'Wasserzähler: Stand melden, Gartenzähler anmelden',
      en: 'Water meters: readings and garden meters',
    },
    synonyme: {
      de: ['Zählerstand', 'Wasserrechnung', 'Abschlag', 'Gartenwasser'],
      en: ['water bill', 'meter reading'],
    },
    kurztext: {
      de: 'Einmal im Jahr ablesen; wer den Garten gießt, spart mit eigenem Zähler.',
      en: 'One reading a year; gardeners save with a meter of their own.',
    },
    text: {
      de: `Anfang Dezember bekommen Sie eine Karte. Lesen Sie den Zähler ab und melden Sie den Stand über das Internet, per Post oder mit einem Foto. Daraus entsteht im Januar die Rechnung, mit vier Abschlägen für das neue Jahr. Ziehen Sie unter dem Jahr aus, schicken Sie uns den Stand vom Tag der Übergabe.

Wasser, das im Garten versickert, landet nicht in der Kläranlage. Mit einem geeichten Gartenzähler zahlen Sie dafür kein Abwasser; den Einbau melden Sie mit Foto und Nummer. Alle sechs Jahre tauschen wir die Zähler kostenlos. Springt der Verbrauch plötzlich, prüfen Sie zuerst die Toilettenspülung.`,
      en: `A card reaches you at the beginning of December. Read your meter and report the figure online, by post or with a photograph. It forms the basis of the bill in January, with four advance payments for the new year. If you move out in the meantime, send us the reading of the day you hand over the keys.

Water that seeps away in the garden does not reach the sewage works. With a calibrated garden meter you pay no waste water charge for it; report the installation with a photograph and number. We replace meters free of charge every six years. If consumption jumps, check the lavatory cistern first.`,
    },
    unterlagen: {
      de: ['Zählernummer und Stand', 'Kundennummer', 'Für den Gartenzähler: Foto mit Eichjahr'],
      en: [
        'Meter number and reading',
        'Customer number',
        'For a garden meter: photograph showing the calibration year',
      ],
    },
    gebuehr: {
      de: 'Meldung kostenlos; Gartenzähler anmelden 30,00 EUR; Wasser 2,46 EUR, Abwasser 2,98 EUR je Kubikmeter',
      en: 'Readings free of charge; registering a garden meter €30.00; water €2.46, waste water €2.98 per cubic metre',
    },
    dauer: { de: 'Sofort', en: 'At once' },
    fristen: { de: 'Jahresstand bis 31. Dezember', en: 'Annual reading by 31 December' },
    onlinedienst: {
      link: 'https://online.bad-silberbronn.example/zaehlerstand',
      linktext: { de: 'Zählerstand melden', en: 'Report a reading' },
    },
    rechtsgrundlage: [
      'Wasserversorgungssatzung und Abwassersatzung der Stadt Bad Silberbronn',
      'Mess- und Eichverordnung (MessEV)',
    ],
    amt: ['kaemmerei'],
    mitarbeiter: ['kollmer', 'brendle'],
    lebenslagen: ['umzug'],
    leistungsschluessel: '99999127000000',
  },
  {
    key: 'wohnberechtigungsschein',
    titel: { de: 'Wohnberechtigungsschein', en: 'Certificate of eligibility for social housing' },
    synonyme: {
      de: ['Sozialwohnung', 'WBS', 'geförderte Wohnung'],
      en: ['council flat', 'affordable housing'],
    },
    kurztext: {
      de: 'Der Schlüssel zu den 74 geförderten Wohnungen der Stadt.',
      en: 'The key to the town’s 74 subsidised flats.',
    },
    text: {
      de: `Geförderte Wohnungen dürfen nur an Haushalte vermietet werden, deren Einkommen unter einer Grenze liegt. Sie ist höher, als viele denken: Eine Familie mit zwei Kindern kann oft mit zwei mittleren Löhnen einziehen. Der Schein gilt ein Jahr in ganz Baden-Württemberg und nennt die passende Größe: 45 Quadratmeter für eine Person, 15 mehr für jede weitere.

Wir rechnen mit Ihnen nach und stellen den Schein aus. Gleichzeitig nehmen wir Sie in die Liste für die städtischen Wohnungen auf. Schwangere, Familien mit Kindern und Menschen im Rollstuhl haben Vorrang; barrierefreie Wohnungen liegen in der Talstraße.`,
      en: `Subsidised flats may be let only to households with an income below a certain limit. It is higher than many think: a family with two children can often move in with two average wages. The certificate is valid for one year throughout Baden-Württemberg and states the right size: 45 square metres for one person and 15 more for each further one.

We do the sums with you and issue the certificate. At the same time we put you on the list for the town’s flats. Pregnant women, families with children and wheelchair users take precedence; there are accessible flats in Talstraße.`,
    },
    unterlagen: {
      de: [
        'Ausweise aller im Haushalt',
        'Einkommensnachweise der letzten zwölf Monate',
        'Bei Schwangerschaft: Mutterpass',
        'Schwerbehindertenausweis, falls vorhanden',
      ],
      en: [
        'Identity cards of everyone in the household',
        'Proof of income for twelve months',
        'If pregnant: maternity record',
        'Disability card, if any',
      ],
    },
    gebuehr: {
      de: '12,00 EUR, mit Sozialleistungen kostenlos',
      en: '€12.00, free if you receive benefits',
    },
    dauer: { de: 'Zwei Wochen', en: 'Two weeks' },
    rechtsgrundlage: ['§ 15 Landeswohnraumförderungsgesetz Baden-Württemberg (LWoFG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['haas'],
    lebenslagen: ['umzug', 'kind'],
    leistungsschluessel: '99999128000000',
  },
  {
    key: 'wohngeld',
    titel: { de: 'Wohngeld', en: 'Housing benefit' },
    synonyme: { de: ['Mietzuschuss', 'Lastenzuschuss', 'Miete zu teuer'], en: ['rent allowance'] },
    kurztext: {
      de: 'Ein Zuschuss zur Miete oder zum eigenen Haus, auch für Rentnerinnen und Rentner.',
      en: 'Help with the rent or with your own home, for pensioners too.',
    },
    text: {
      de: `Wohngeld bekommen Haushalte, die ihren Unterhalt selbst verdienen, aber bei der Wohnung Hilfe brauchen. Es hängt von der Zahl der Menschen, dem Einkommen und der Miete ab; wer im eigenen Haus wohnt, erhält einen Lastenzuschuss. Viele wissen nicht, dass ihnen etwas zusteht. Rechnen Sie es am Bildschirm im Foyer nach oder fragen Sie uns.

Über den Antrag entscheidet die Wohngeldbehörde im Landratsamt, Sie können ihn hier abgeben. Gezahlt wird ab dem Monat des Antrags, meist für ein Jahr. Ändert sich Ihr Einkommen um mehr als 15 Prozent, sagen Sie Bescheid. Mit Wohngeld gibt es Schulbedarf und Ausflüge für Kinder dazu.`,
      en: `Housing benefit is for households that earn their own living but need help with their home. It depends on the number of people, income and rent; home owners receive a contribution to their costs. Many do not know that they are entitled. Work it out on the screen in the foyer or ask us.

The district office decides; you may hand in the application here. It is paid from the month in which you apply, usually for a year. If your income changes by more than 15 per cent, let us know. Housing benefit also brings school supplies and excursions for children.`,
    },
    unterlagen: {
      de: [
        'Antrag auf Mietzuschuss oder Lastenzuschuss',
        'Mietvertrag und Mietbescheinigung',
        'Einkommensnachweise aller im Haushalt',
        'Rentenbescheid, Kindergeldnachweis',
      ],
      en: [
        'Application',
        'Tenancy agreement and landlord’s statement',
        'Proof of income for everyone in the household',
        'Pension notice, proof of child benefit',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Sechs bis zehn Wochen', en: 'Six to ten weeks' },
    fristen: {
      de: 'Weiterbewilligung zwei Monate vor Ablauf',
      en: 'Renew two months before it ends',
    },
    rechtsgrundlage: ['§§ 3, 4, 22 und 25 Wohngeldgesetz (WoGG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['haas'],
    lebenslagen: ['umzug', 'alter'],
    leistungsschluessel: '99999129000000',
  },
]
