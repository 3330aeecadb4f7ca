import type { Text } from '../shape.ts'

/** A line of the staff list; what stands beside the essentials is optional. */
export type Zeile = {
  key: string
  zusatz?: string
  name: readonly [vorname: string, nachname: string]
  /** Last three figures of the telephone number. */
  durchwahl: string
  zimmer?: string
  gebaeude?: string
  de: string
  en: string
  /** What to call this person for. */
  fuer?: { de: readonly string[]; en: readonly string[] }
  spricht?: Text
  /** False where the person has not released the e-mail address. */
  mail?: false
  /** False where the person is not shown as a contact. */
  zeigen?: false
}

const englisch: Text = { de: 'Englisch', en: 'English' }
const englischFranzoesisch: Text = { de: 'Englisch, Französisch', en: 'English, French' }

/** Those who were there first; their places in the list are their numbers. */
const stamm: readonly Zeile[] = [
  {
    key: 'weberle',
    name: ['Annika', 'Weberle'],
    durchwahl: '111',
    zimmer: '0.03',
    de: 'Leitung Bürgerbüro',
    en: 'Head of the citizens’ office',
    fuer: {
      de: ['Wünsche, Lob und Beschwerden zum Bürgerbüro', 'Termine für Gruppen und Heime'],
      en: ['Wishes, praise and complaints', 'Appointments for groups and homes'],
    },
    spricht: englisch,
  },
  {
    key: 'rombach',
    name: ['Tobias', 'Rombach-Lux'],
    durchwahl: '112',
    zimmer: '0.04',
    de: 'Ausweise und Pässe',
    en: 'Identity cards and passports',
    fuer: {
      de: ['Personalausweis und Reisepass, auch für Kinder', 'Online-Ausweis freischalten'],
      en: [
        'Identity cards and passports, also for children',
        'Activating the online identity card',
      ],
    },
    spricht: englischFranzoesisch,
  },
  {
    key: 'aydin',
    name: ['Mehtap', 'Aydın-Keller'],
    durchwahl: '113',
    zimmer: '0.04',
    de: 'Meldewesen',
    en: 'Registration of residents',
    fuer: {
      de: ['Anmelden, ummelden, abmelden', 'Meldebescheinigungen', 'Auskunftssperren'],
      en: ['Registering and deregistering', 'Certificates of residence', 'Blocking of data'],
    },
    spricht: { de: 'Türkisch, Englisch', en: 'Turkish, English' },
  },
  {
    key: 'haas',
    name: ['Gerlinde', 'Haasis'],
    durchwahl: '114',
    zimmer: '0.05',
    de: 'Führungszeugnisse, Fundbüro',
    en: 'Certificates, lost property',
    fuer: {
      de: ['Führungszeugnisse', 'Beglaubigungen', 'Fundsachen und Fundräder'],
      en: ['Certificates of conduct', 'Certified copies', 'Lost property'],
    },
  },
  {
    key: 'burgbacher',
    name: ['Cornelia', 'Burgbacher'],
    durchwahl: '121',
    zimmer: '1.10',
    de: 'Leitung Standesamt',
    en: 'Head of the registry office',
    fuer: {
      de: ['Anmeldung der Eheschließung', 'Trauungen auf dem Hohen Stein'],
      en: ['Notice of marriage', 'Weddings on the Hoher Stein'],
    },
    spricht: englischFranzoesisch,
  },
  {
    key: 'fehrenbacher',
    name: ['Jonas', 'Fehrenbacher'],
    durchwahl: '122',
    zimmer: '1.11',
    de: 'Standesbeamter, Eheschließungen',
    en: 'Registrar, marriages',
    fuer: {
      de: ['Trautermine', 'Eheschließungen mit Auslandsbezug'],
      en: ['Wedding dates', 'Marriages with a link abroad'],
    },
    spricht: englisch,
  },
  {
    key: 'okafor',
    name: ['Ngozi', 'Okafor-Seitz'],
    durchwahl: '123',
    zimmer: '1.11',
    de: 'Urkunden, Namensrecht',
    en: 'Certificates, names',
    fuer: {
      de: ['Geburts-, Heirats- und Sterbeurkunden', 'Namenserklärungen', 'Kirchenaustritt'],
      en: ['Birth, marriage and death certificates', 'Declarations of name', 'Leaving a church'],
    },
    spricht: { de: 'Englisch, Igbo', en: 'English, Igbo' },
  },
  {
    key: 'zipfler',
    name: ['Matthias', 'Zipfler'],
    durchwahl: '131',
    zimmer: '2.01',
    de: 'Stadtkämmerer',
    en: 'Town treasurer',
    fuer: {
      de: ['Haushalt und Beteiligungen', 'Zuschüsse an Vereine'],
      en: ['Budget and holdings', 'Grants to clubs'],
    },
  },
  {
    key: 'kollmer',
    name: ['Sabine', 'Kollmer'],
    durchwahl: '132',
    zimmer: '2.03',
    de: 'Grundsteuer, Hundesteuer',
    en: 'Property tax, dog tax',
  },
  {
    key: 'brendle',
    name: ['Lukas', 'Brendle'],
    durchwahl: '133',
    zimmer: '2.04',
    de: 'Stadtkasse',
    en: 'Town cashier',
    fuer: {
      de: ['Zahlungen und Mahnungen', 'Ratenzahlung', 'Lastschriftmandate'],
      en: ['Payments and reminders', 'Paying by instalments', 'Direct debits'],
    },
  },
  {
    key: 'sokolova',
    name: ['Irina', 'Sokolova-Maier'],
    durchwahl: '134',
    zimmer: '2.05',
    de: 'Kurtaxe, Silberkarte',
    en: 'Visitor’s tax, Silberkarte',
    fuer: {
      de: ['Meldescheine der Unterkünfte', 'Befreiung von der Kurtaxe'],
      en: ['Registration forms of hosts', 'Exemption from the visitor’s tax'],
    },
    spricht: { de: 'Russisch, Englisch', en: 'Russian, English' },
  },
  {
    key: 'lindacher',
    name: ['Friederike', 'Lindacher'],
    durchwahl: '141',
    zimmer: '3.01',
    de: 'Leitung Bauamt',
    en: 'Head of the building office',
    fuer: {
      de: ['Bauberatung in der Altstadt', 'Große Bauvorhaben der Stadt'],
      en: ['Advice on building in the old town', 'Major building projects of the town'],
    },
  },
  {
    key: 'aksoyer',
    name: ['Kenan', 'Aksoyer'],
    durchwahl: '142',
    zimmer: '3.02',
    de: 'Straßen und Wege',
    en: 'Roads and paths',
    fuer: {
      de: ['Schlaglöcher, Gehwege, Brücken', 'Straßenbeleuchtung', 'Aufgrabungen'],
      en: ['Potholes, pavements, bridges', 'Street lighting', 'Excavations'],
    },
    spricht: { de: 'Türkisch', en: 'Turkish' },
  },
  {
    key: 'sommerhalter',
    name: ['Pia', 'Sommerhalter'],
    durchwahl: '143',
    zimmer: '3.04',
    de: 'Stadtplanung, Grünflächen',
    en: 'Town planning, green spaces',
    fuer: {
      de: ['Bebauungspläne und Auslegungen', 'Bäume und Baumschutz'],
      en: ['Development plans on display', 'Trees and their protection'],
    },
    spricht: englisch,
  },
  {
    key: 'gutmoser',
    name: ['Stefan', 'Gutmoser'],
    durchwahl: '151',
    zimmer: '0.11',
    de: 'Leitung Ordnungsamt',
    en: 'Head of the public order office',
  },
  {
    key: 'hartmann',
    name: ['Leyla', 'Hartmannsgruber'],
    durchwahl: '152',
    zimmer: '0.12',
    de: 'Verkehr, Sondernutzungen',
    en: 'Traffic, use of public space',
    fuer: {
      de: ['Bewohnerparkausweise', 'Halteverbot für den Umzug', 'Straßenfeste und Stände'],
      en: [
        'Residents’ parking permits',
        'No-stopping signs for moving',
        'Street parties and stalls',
      ],
    },
    spricht: { de: 'Persisch, Englisch', en: 'Persian, English' },
  },
  {
    key: 'nwosu',
    name: ['Daniel', 'Nwosu-Ganter'],
    durchwahl: '153',
    zimmer: '0.13',
    de: 'Gewerbe, Gaststätten',
    en: 'Trade, licensed premises',
    fuer: {
      de: ['Gewerbe an- und abmelden', 'Gestattung für Vereinsfeste', 'Grillhütte Oberwies'],
      en: ['Registering a trade', 'Licences for club festivities', 'Oberwies barbecue hut'],
    },
    spricht: englisch,
  },
  {
    key: 'vollherbst',
    name: ['Miriam', 'Vollherbst'],
    durchwahl: '201',
    zimmer: 'Wandelhalle',
    de: 'Leitung Tourist-Information',
    en: 'Head of tourist information',
    spricht: englischFranzoesisch,
  },
  {
    key: 'schwend',
    name: ['Florian', 'Schwendele'],
    durchwahl: '202',
    zimmer: 'Wandelhalle',
    de: 'Gästeservice, Kartenverkauf',
    en: 'Guest services, tickets',
    fuer: {
      de: ['Karten für Konzerte und Festival', 'Rollstühle und Kinderwagen zum Leihen'],
      en: ['Tickets for concerts and the festival', 'Wheelchairs and pushchairs on loan'],
    },
    spricht: { de: 'Englisch, Niederländisch', en: 'English, Dutch' },
  },
  {
    key: 'huckele',
    name: ['Roland', 'Huckele'],
    durchwahl: '203',
    zimmer: 'Wandelhalle',
    de: 'Führungen und Wanderungen',
    en: 'Guided tours and walks',
    fuer: {
      de: ['Stadtführungen für Gruppen', 'Geführte Wanderungen', 'Kur- und Waldführungen'],
      en: ['Town tours for groups', 'Guided walks', 'Spa and forest tours'],
    },
    spricht: englischFranzoesisch,
  },
]

const verwaltung: readonly Zeile[] = [
  {
    key: 'kieferle',
    name: ['Jule', 'Kieferle'],
    durchwahl: '115',
    zimmer: '0.05',
    de: 'Auszubildende',
    en: 'Apprentice',
    mail: false,
    zeigen: false,
  },
  {
    key: 'raible',
    name: ['Thomas', 'Raible'],
    durchwahl: '135',
    zimmer: '2.06',
    de: 'Gewerbesteuer',
    en: 'Trade tax',
  },
  {
    key: 'huberti',
    name: ['Franziska', 'Huberti'],
    durchwahl: '136',
    zimmer: '2.07',
    de: 'Liegenschaften und Pachten',
    en: 'Property and leases',
    fuer: {
      de: ['Gärten und Wiesen zur Pacht', 'Den Saal im Bürgerhaus mieten'],
      en: ['Gardens and meadows to lease', 'Hiring the hall of the Bürgerhaus'],
    },
  },
  {
    key: 'strobel',
    name: ['Andreas', 'Strobel'],
    durchwahl: '144',
    zimmer: '3.05',
    de: 'Hochbau, städtische Gebäude',
    en: 'Town buildings',
  },
  {
    key: 'fautz',
    name: ['Carina', 'Fautz'],
    durchwahl: '145',
    zimmer: '3.06',
    de: 'Bauanträge, Bauakten',
    en: 'Building applications and files',
    fuer: {
      de: ['Stand Ihres Bauantrags', 'Einsicht in alte Bauakten'],
      en: ['Progress of your application', 'Inspecting old building files'],
    },
  },
  {
    key: 'metzler',
    name: ['Ralf', 'Metzler'],
    durchwahl: '146',
    zimmer: '3.07',
    de: 'Friedhof',
    en: 'Cemetery',
    fuer: {
      de: ['Grabstellen und Ruhezeiten', 'Bestattungstermine'],
      en: ['Graves and their terms', 'Dates for funerals'],
    },
  },
  {
    key: 'kaya',
    name: ['Emre', 'Kaya'],
    durchwahl: '154',
    zimmer: '0.13',
    de: 'Gemeindevollzugsdienst',
    en: 'Community enforcement',
    spricht: { de: 'Türkisch, Englisch', en: 'Turkish, English' },
    zeigen: false,
  },
  {
    key: 'thoma',
    name: ['Doris', 'Thoma'],
    durchwahl: '155',
    zimmer: '0.14',
    de: 'Feuerwehr, Bevölkerungsschutz',
    en: 'Fire brigade, civil protection',
    fuer: {
      de: ['Feuer im Freien anzeigen', 'Mitmachen bei der Freiwilligen Feuerwehr'],
      en: ['Notice of open fires', 'Joining the volunteer fire brigade'],
    },
  },
  {
    key: 'lacroix',
    name: ['Isabelle', 'Lacroix-Eble'],
    durchwahl: '204',
    zimmer: 'Wandelhalle',
    de: 'Gruppen und Pauschalen',
    en: 'Groups and packages',
    spricht: { de: 'Französisch, Englisch', en: 'French, English' },
  },
  {
    key: 'merkle',
    name: ['Simon', 'Merkle'],
    durchwahl: '205',
    zimmer: 'Wandelhalle',
    de: 'Website, Prospekte',
    en: 'Website, leaflets',
    zeigen: false,
  },
]

const buergermeisteramt: readonly Zeile[] = [
  {
    key: 'faisst',
    zusatz: 'Dr.',
    name: ['Johanna', 'Faißt'],
    durchwahl: '160',
    zimmer: '2.10',
    de: 'Bürgermeisterin',
    en: 'Mayor',
    fuer: {
      de: ['Bürgersprechstunde am ersten Donnerstag im Monat, 16:00 bis 18:00 Uhr'],
      en: ['Open surgery on the first Thursday of the month, 4 pm to 6 pm'],
    },
    spricht: englischFranzoesisch,
  },
  {
    key: 'kuebler',
    name: ['Ute', 'Kübler-Anders'],
    durchwahl: '161',
    zimmer: '2.11',
    de: 'Vorzimmer der Bürgermeisterin',
    en: 'Mayor’s secretary',
    fuer: {
      de: ['Termine mit der Bürgermeisterin', 'Ehrungen und Jubiläen'],
      en: ['Appointments with the mayor', 'Honours and anniversaries'],
    },
  },
  {
    key: 'stollberg',
    name: ['Marius', 'Stollberg'],
    durchwahl: '162',
    zimmer: '2.12',
    de: 'Presse und Öffentlichkeitsarbeit',
    en: 'Press and public relations',
    spricht: englisch,
  },
]

const hauptamt: readonly Zeile[] = [
  {
    key: 'mangold',
    name: ['Regina', 'Mangold'],
    durchwahl: '181',
    zimmer: '1.01',
    de: 'Leitung Haupt- und Personalamt',
    en: 'Head of central services and human resources',
  },
  {
    key: 'yalcin',
    name: ['Deniz', 'Yalçın-Huber'],
    durchwahl: '182',
    zimmer: '1.02',
    de: 'Personal und Ausbildung',
    en: 'Human resources and training',
    fuer: {
      de: ['Bewerbungen', 'Ausbildung, Praktikum, Freiwilligendienst'],
      en: ['Applications', 'Training, work experience, voluntary service'],
    },
    spricht: { de: 'Türkisch', en: 'Turkish' },
  },
  {
    key: 'wiedmaier',
    name: ['Jochen', 'Wiedmaier'],
    durchwahl: '183',
    zimmer: '1.03',
    de: 'Geschäftsstelle des Gemeinderats',
    en: 'Office of the town council',
    fuer: {
      de: ['Sitzungstermine und Vorlagen', 'Fragestunde für Einwohnerinnen und Einwohner'],
      en: ['Meetings and papers', 'Residents’ question time'],
    },
  },
  {
    key: 'pfrommer',
    name: ['Silke', 'Pfrommer'],
    durchwahl: '184',
    zimmer: '1.04',
    de: 'Wahlen, Satzungen, Bekanntmachungen',
    en: 'Elections, by-laws, public notices',
  },
  {
    key: 'tran',
    name: ['Minh', 'Tran-Bühler'],
    durchwahl: '185',
    zimmer: '1.05',
    de: 'Informationstechnik',
    en: 'Information technology',
    spricht: { de: 'Vietnamesisch, Englisch', en: 'Vietnamese, English' },
    mail: false,
    zeigen: false,
  },
  {
    key: 'jostmann',
    name: ['Elena', 'Jostmann'],
    durchwahl: '186',
    zimmer: '1.06',
    de: 'Datenschutz, barrierefreie Website',
    en: 'Data protection, accessible website',
    fuer: {
      de: ['Auskunft über Ihre Daten', 'Hürden auf dieser Website'],
      en: ['Information about your data', 'Barriers on this website'],
    },
    spricht: englisch,
  },
]

const bildung: readonly Zeile[] = [
  {
    key: 'lehning',
    name: ['Konrad', 'Lehning'],
    durchwahl: '171',
    zimmer: '4.01',
    de: 'Stadtarchivar',
    en: 'Town archivist',
    fuer: {
      de: ['Akten, Karten und Urkunden einsehen', 'Vorträge und Führungen durch das Archiv'],
      en: ['Consulting files, maps and charters', 'Talks and tours of the archive'],
    },
    spricht: { de: 'Französisch, Latein', en: 'French, Latin' },
  },
  {
    key: 'ebner',
    name: ['Theresa', 'Ebner-Roth'],
    durchwahl: '172',
    zimmer: '4.02',
    de: 'Fotosammlung, Familienforschung',
    en: 'Photographs, family history',
  },
  {
    key: 'holderried',
    name: ['Barbara', 'Holderried'],
    durchwahl: '191',
    zimmer: '1.20',
    de: 'Leitung Bildung, Familie und Soziales',
    en: 'Head of education, family and social affairs',
  },
  {
    key: 'benali',
    name: ['Samira', 'Benali-Koch'],
    durchwahl: '192',
    zimmer: '1.21',
    de: 'Kindertagesstätten',
    en: 'Day nurseries',
    fuer: {
      de: ['Anmeldung und Platzvergabe', 'Elternbeiträge', 'Ferienbetreuung'],
      en: ['Enrolment and places', 'Parents’ contributions', 'Holiday care'],
    },
    spricht: { de: 'Französisch, Arabisch', en: 'French, Arabic' },
  },
  {
    key: 'grieshaber',
    name: ['Wolfgang', 'Grieshaber'],
    durchwahl: '193',
    zimmer: '1.22',
    de: 'Schulen, Schülerbeförderung',
    en: 'Schools, school transport',
  },
  {
    key: 'rauscher',
    name: ['Nadine', 'Rauscher'],
    durchwahl: '194',
    zimmer: '1.23',
    de: 'Wohngeld, Rente, Sozialpass',
    en: 'Housing benefit, pensions, social pass',
    fuer: {
      de: ['Anträge auf Wohngeld', 'Rentenanträge aufnehmen', 'Sozialpass'],
      en: ['Applying for housing benefit', 'Pension applications', 'Social pass'],
    },
  },
  {
    key: 'ivanenko',
    name: ['Oksana', 'Ivanenko'],
    durchwahl: '195',
    zimmer: '1.24',
    de: 'Integration, Ehrenamt',
    en: 'Integration, volunteering',
    fuer: {
      de: ['Erste Schritte nach der Ankunft', 'Sprachkurse', 'Freiwilligenbörse'],
      en: ['First steps after arriving', 'Language courses', 'Volunteer exchange'],
    },
    spricht: { de: 'Ukrainisch, Russisch, Englisch', en: 'Ukrainian, Russian, English' },
  },
  {
    key: 'wurster',
    name: ['Christiane', 'Wurster'],
    durchwahl: '241',
    de: 'Leitung Stadtbücherei',
    en: 'Head of the library',
  },
  {
    key: 'dolderer',
    name: ['Patrick', 'Dolderer'],
    durchwahl: '242',
    de: 'Kinder- und Jugendbücher, Vorlesen',
    en: 'Children’s books, story time',
    spricht: englisch,
  },
  {
    key: 'ammann',
    name: ['Helga', 'Ammann-Vogt'],
    durchwahl: '243',
    de: 'Ausleihe und Fernleihe',
    en: 'Loans and interlibrary loans',
    mail: false,
  },
]

const betriebe: readonly Zeile[] = [
  {
    key: 'reiffsteck',
    name: ['Katharina', 'Reiffsteck'],
    durchwahl: '251',
    zimmer: '1.01',
    de: 'Leitung Stadtwerke',
    en: 'Head of the municipal utilities',
    spricht: englisch,
  },
  {
    key: 'lamprecht',
    name: ['Uwe', 'Lamprecht'],
    durchwahl: '252',
    zimmer: '1.03',
    de: 'Wasserwerk, Hausanschlüsse',
    en: 'Waterworks, house connections',
    fuer: {
      de: ['Wasserhärte und Messwerte', 'Neuer Hausanschluss', 'Rohrbruch melden'],
      en: ['Water hardness and readings', 'New connections', 'Reporting a burst pipe'],
    },
  },
  {
    key: 'celik',
    name: ['Aylin', 'Çelik'],
    durchwahl: '253',
    zimmer: '0.01',
    de: 'Kundenservice, Zählerstände',
    en: 'Customer service, meter readings',
    fuer: {
      de: ['Abschlag ändern', 'Zählerstand melden', 'Ein- und Auszug'],
      en: ['Changing your instalment', 'Sending a meter reading', 'Moving in or out'],
    },
    spricht: { de: 'Türkisch, Englisch', en: 'Turkish, English' },
  },
  {
    key: 'hummelsheim',
    name: ['Benedikt', 'Hummelsheim'],
    durchwahl: '254',
    zimmer: '1.04',
    de: 'Parkplätze, Ladesäulen',
    en: 'Car parks, charging points',
  },
  {
    key: 'geckle',
    name: ['Arno', 'Geckle'],
    durchwahl: '401',
    gebaeude: 'Talstation der Bergbahn',
    zimmer: 'Leitstand',
    de: 'Betriebsleiter der Bergbahn',
    en: 'Operations manager of the funicular',
    zeigen: false,
  },
  {
    key: 'frickenhaus',
    name: ['Gerd', 'Frickenhaus'],
    durchwahl: '261',
    zimmer: 'Meisterbüro',
    de: 'Leitung Bauhof',
    en: 'Head of the works department',
  },
  {
    key: 'sauterleute',
    name: ['Melanie', 'Sauterleute'],
    durchwahl: '262',
    zimmer: 'Gewächshaus',
    de: 'Stadtgärtnerei, Kurpark',
    en: 'Town nursery, spa park',
    fuer: {
      de: ['Beete und Bäume im Kurpark', 'Patenschaft für ein Beet'],
      en: ['Flower beds and trees in the spa park', 'Adopting a flower bed'],
    },
  },
  {
    key: 'dimov',
    name: ['Stoyan', 'Dimov'],
    durchwahl: '263',
    de: 'Straßen, Winterdienst',
    en: 'Roads, winter service',
    spricht: { de: 'Bulgarisch, Englisch', en: 'Bulgarian, English' },
    mail: false,
    zeigen: false,
  },
  {
    key: 'bohnert',
    name: ['Lea', 'Bohnert'],
    durchwahl: '264',
    de: 'Spielplätze, Bänke, Schilder',
    en: 'Playgrounds, benches, signs',
    mail: false,
    zeigen: false,
  },
  {
    key: 'elsaesser',
    zusatz: 'Dr.',
    name: ['Philipp', 'Elsässer'],
    durchwahl: '281',
    gebaeude: 'Wandelhalle im Kurpark',
    zimmer: '1. Stock',
    de: 'Kurdirektor',
    en: 'Spa director',
    spricht: englischFranzoesisch,
  },
  {
    key: 'winterhalter',
    name: ['Gabriele', 'Winterhalter'],
    durchwahl: '282',
    zimmer: 'Wandelhalle',
    de: 'Kuranmeldung, Gesundheitskurse',
    en: 'Spa treatments, health courses',
    fuer: {
      de: ['Ambulante Kur: Anmeldung und Plan', 'Kurse für Rücken, Atem und Herz'],
      en: ['Outpatient spa treatment', 'Courses for back, breath and heart'],
    },
    spricht: englisch,
  },
]

/** The staff of the town, in the order of their numbers. */
export const personal: readonly Zeile[] = [
  ...stamm,
  ...verwaltung,
  ...buergermeisteramt,
  ...hauptamt,
  ...bildung,
  ...betriebe,
]
