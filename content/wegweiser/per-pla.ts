import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Personalausweis beantragen» to «Plakate und Banner aufhängen». */
export const perPla: VerfahrenContent[] = [
  {
    key: 'personalausweis',
    titel: { de: 'Personalausweis beantragen', en: 'Identity card' },
    synonyme: {
      de: [
        'Perso',
        'Ausweis abgelaufen',
        'ID-Karte',
        'vorläufiger Personalausweis',
        'Kinderausweis',
      ],
      en: ['ID card', 'temporary identity card'],
    },
    kurztext: {
      de: 'Ab 16 Pflicht, auf Wunsch auch für Kinder; Foto machen wir im Bürgerbüro.',
      en: 'Compulsory from 16, optional for children; we take the photograph here.',
    },
    text: {
      de: `Alle Deutschen ab 16 Jahren brauchen einen gültigen Personalausweis oder Reisepass. Kommen Sie selbst vorbei, denn wir nehmen Fingerabdrücke und Ihre Unterschrift auf. Das digitale Lichtbild entsteht am Gerät im Wartebereich oder kommt von einer registrierten Fotografin; Papierbilder dürfen wir nicht mehr annehmen.

Nach etwa drei Wochen ist der Ausweis da. Sie holen ihn ab oder lassen ihn sich gegen Aufpreis nach Hause schicken. Eilt es, stellen wir sofort einen vorläufigen aus, der drei Monate gilt. Können Sie das Haus nicht verlassen, kommen wir mit dem mobilen Gerät zu Ihnen. Der Ausweis gilt zehn Jahre, bis 24 sechs Jahre.`,
      en: `All Germans aged 16 or over need a valid identity card or passport. Please come in person, since we take fingerprints and your signature. The digital photograph is taken at the booth in the waiting area or supplied by a registered photographer; printed pictures can no longer be accepted.

The card is ready after about three weeks. Collect it or have it sent to your home at extra cost. If time is short we issue a temporary card valid for three months on the spot. If you cannot leave the house we will come to you with a mobile device. The card lasts ten years, or six if you are under 24.`,
    },
    unterlagen: {
      de: [
        'Bisheriger Ausweis, Kinderreisepass oder Reisepass',
        'Beim ersten Ausweis: Geburtsurkunde',
        'Für Kinder unter 16: Zustimmung beider Sorgeberechtigten',
        'Digitales Lichtbild (hier möglich)',
      ],
      en: [
        'Previous identity card or passport',
        'For a first card: birth certificate',
        'Children under 16: consent of both guardians',
        'Digital photograph (available here)',
      ],
    },
    gebuehr: {
      de: '37,00 €, bis zum 24. Geburtstag 22,80 €; vorläufig 10,00 €, Lichtbild 6,00 €',
      en: '€37.00, under 24 €22.80; temporary €10.00, photograph €6.00',
    },
    dauer: {
      de: 'Drei Wochen, vorläufiger Ausweis sofort',
      en: 'Three weeks, temporary card at once',
    },
    fristen: {
      de: 'Neuen Ausweis vor Ablauf des alten beantragen',
      en: 'Apply before the old card expires',
    },
    rechtsgrundlage: [
      '§§ 1, 6, 9 und 11 Personalausweisgesetz (PAuswG)',
      'Personalausweisgebührenverordnung (PAuswGebV)',
    ],
    amt: ['buergerbuero'],
    mitarbeiter: ['rombach', 'weberle'],
    lebenslagen: ['reise'],
    leistungsschluessel: '99999092000000',
  },
  {
    key: 'pflegeberatung',
    titel: { de: 'Pflegeberatung und Pflegestützpunkt', en: 'Care advice' },
    synonyme: {
      de: ['Pflegegrad', 'Pflegeheim', 'Hilfe zu Hause', 'Demenz', 'Kurzzeitpflege'],
      en: ['care home', 'dementia', 'home help'],
    },
    kurztext: {
      de: 'Unabhängig, vertraulich und kostenlos, auch bei Ihnen am Küchentisch.',
      en: 'Independent, confidential and free, at your own kitchen table if you like.',
    },
    text: {
      de: `Der Vater stürzt, die Mutter vergisst den Herd: Plötzlich muss vieles auf einmal entschieden werden. Die Pflegeberaterin des Landkreises ist jeden Dienstag im Rathaus. Sie erklärt, wie man einen Pflegegrad beantragt, was die Kasse zahlt, wer im Haushalt hilft und wo ein Platz in der Kurzzeitpflege frei ist.

Auf Wunsch kommt sie nach Hause, schaut sich Bad und Treppe an und begleitet Sie bei der Begutachtung. Für Angehörige gibt es einen Gesprächskreis an jedem ersten Montag im Monat und für Menschen mit Demenz eine Singstunde in der Wandelhalle.`,
      en: `Your father has a fall, your mother forgets the cooker: suddenly a great deal has to be decided at once. The district’s care adviser is at the town hall every Tuesday. She explains how to apply for a care grade, what the insurance pays, who can help in the house and where a respite place is available.

If you wish she will visit you, look at bathroom and stairs and be present at the assessment. Relatives meet on the first Monday of every month, and people with dementia are invited to an hour of singing in the pump room.`,
    },
    unterlagen: {
      de: [
        'Versichertenkarte',
        'Bescheid über den Pflegegrad, falls vorhanden',
        'Arztbriefe, falls vorhanden',
      ],
      en: ['Health insurance card', 'Care grade decision, if any', 'Medical reports, if any'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Termin innerhalb einer Woche', en: 'Appointment within a week' },
    rechtsgrundlage: ['§§ 7a und 7c Elftes Buch Sozialgesetzbuch (SGB XI)'],
    amt: ['bildung'],
    mitarbeiter: ['rauscher'],
    lebenslagen: ['alter'],
    leistungsschluessel: '99999093000000',
  },
  {
    key: 'photovoltaik',
    titel: { de: 'Photovoltaik und Balkonkraftwerk', en: 'Solar panels and balcony power' },
    synonyme: {
      de: ['Solaranlage', 'PV', 'Sonnenstrom', 'Solardach'],
      en: ['photovoltaics', 'solar power'],
    },
    kurztext: {
      de: 'Auf fast jedem Dach ohne Antrag; in der Altstadt sprechen wir über die Farbe.',
      en: 'No application for almost any roof; in the old town we discuss the colour.',
    },
    text: {
      de: `Solaranlagen auf Dächern und an Wänden sind verfahrensfrei, auch in den meisten Baugebieten. Bei Neubauten und wenn das Dach von Grund auf erneuert wird, sind sie in Baden-Württemberg sogar Pflicht. Nur bei Kulturdenkmalen brauchen Sie eine Genehmigung; sie wird in der Regel erteilt, wenn die Module zur Dachfarbe passen.

In der Altstadt beraten wir gern vor Ort, welche Dachfläche vom Marktplatz aus nicht zu sehen ist. Anmelden müssen Sie die Anlage beim Netzbetreiber und im Marktstammdatenregister. Für ein Balkonkraftwerk genügt das Register. Der Zuschuss der Stadt beträgt 100 Euro, solange der Topf reicht.`,
      en: `Solar panels on roofs and walls need no permission, and with new buildings or completely renewed roofs they are even compulsory in Baden-Württemberg. Only listed monuments require consent, which is usually given if the panels match the colour of the roof.

In the old town we are happy to visit you and find the part of the roof that cannot be seen from the market square. You have to register the system with the grid operator and in the national register; for a balcony unit the register alone is enough. The town contributes €100 as long as funds last.`,
    },
    unterlagen: {
      de: [
        'Foto des Dachs',
        'Datenblatt der Module',
        'Für den Zuschuss: Rechnung und Registrierung',
      ],
      en: [
        'Photograph of the roof',
        'Data sheet of the panels',
        'For the grant: invoice and registration',
      ],
    },
    gebuehr: { de: 'Beratung und Genehmigung kostenlos', en: 'Advice and consent free of charge' },
    dauer: {
      de: 'Auskunft in drei Tagen, Genehmigung in vier Wochen',
      en: 'Advice in three days, consent in four weeks',
    },
    fristen: {
      de: 'Registrierung innerhalb eines Monats nach Inbetriebnahme',
      en: 'Register within one month of starting up',
    },
    rechtsgrundlage: [
      '§ 50 und Anhang Landesbauordnung für Baden-Württemberg (LBO)',
      '§ 23 Klimaschutz- und Klimawandelanpassungsgesetz Baden-Württemberg (KlimaG BW)',
      '§ 8 Denkmalschutzgesetz (DSchG)',
      '§ 5 Marktstammdatenregisterverordnung (MaStRV)',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['lindacher'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999094000000',
  },
  {
    key: 'plakate',
    titel: { de: 'Plakate und Banner aufhängen', en: 'Posters and banners: putting them up' },
    synonyme: {
      de: ['Plakatierung', 'Wahlwerbung', 'Werbung für ein Fest'],
      en: ['advertising', 'bill posting'],
    },
    kurztext: {
      de: 'Höchstens 30 Plakate, zwei Wochen lang, mit Aufkleber der Stadt.',
      en: 'Up to 30 posters for two weeks, with a sticker from the town.',
    },
    text: {
      de: `Vereine und Veranstalter dürfen mit Erlaubnis an Laternen werben, nicht aber an Bäumen, Verkehrszeichen, Brücken und im Kurpark. Jedes Plakat bekommt einen Aufkleber, der im Rathaus bereitliegt. Die Unterkante hängt mindestens 2,20 Meter über dem Gehweg, Kabelbinder bitte aus Pappe oder wiederverwendbar.

Für Banner gibt es drei feste Gestelle an den Ortseingängen, die wir der Reihe nach vergeben. Parteien können vor Wahlen sechs Wochen lang kostenlos plakatieren; dafür stellen wir zusätzliche Tafeln auf. Eine Woche nach dem Ereignis muss alles weg sein, sonst räumt der Bauhof ab und schickt eine Rechnung.`,
      en: `With a permit, clubs and organisers may advertise on lamp posts, but not on trees, traffic signs, bridges or in the spa park. Every poster carries a sticker available at the town hall. The lower edge hangs at least 2.2 metres above the pavement; please use cardboard or reusable ties.

There are three fixed frames for banners at the entrances to the town, allotted in turn. Parties may put up posters free of charge for six weeks before elections, and we provide additional boards. Everything has to be gone within a week of the event, or the works depot removes it and sends a bill.`,
    },
    unterlagen: {
      de: [
        'Antrag mit Zahl und Größe der Plakate',
        'Ein Muster als Datei',
        'Name der verantwortlichen Person',
      ],
      en: [
        'Application with number and size of posters',
        'A sample as a file',
        'Name of the person responsible',
      ],
    },
    gebuehr: {
      de: '1,00 € je Plakat, Bannergestell 25,00 € je Woche; örtliche Vereine kostenlos',
      en: '€1.00 per poster, banner frame €25.00 a week; local clubs free of charge',
    },
    dauer: { de: 'Drei Werktage', en: 'Three working days' },
    fristen: {
      de: 'Antrag zwei Wochen vor dem Aufhängen',
      en: 'Apply two weeks before putting them up',
    },
    rechtsgrundlage: [
      '§ 16 Straßengesetz für Baden-Württemberg (StrG)',
      '§ 33 Straßenverkehrs-Ordnung (StVO)',
      'Plakatierungsrichtlinie der Stadt Bad Silberbronn',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['hartmann'],
    lebenslagen: ['verein'],
    leistungsschluessel: '99999095000000',
  },
]
