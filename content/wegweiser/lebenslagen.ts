import type { LebenslageContent } from './shape.ts'

/** Life situations in the order in which people go through them. */
export const lebenslagen: LebenslageContent[] = [
  {
    key: 'umzug',
    titel: { de: 'Umziehen und wohnen', en: 'Moving and living here' },
    einleitung: {
      de: 'Neue Wohnung, neue Straße, neue Stadt: was in den ersten zwei Wochen wichtig ist und was Zeit hat. Beginnen Sie mit der Anmeldung, das meiste andere ergibt sich daraus.',
      en: 'A new flat, a new street, a new town: what matters in the first two weeks and what can wait. Start by registering your address; most other things follow from it.',
    },
    icon: 'umzug',
    bild: 'gasse',
  },
  {
    key: 'ankommen',
    titel: { de: 'Neu in Deutschland', en: 'New in Germany' },
    einleitung: {
      de: 'Aufenthalt, Deutschkurs, Schule, Führerschein: die ersten Wege durch die Ämter. Bringen Sie gern jemanden mit, der übersetzt; wenn Sie niemanden haben, finden wir jemanden.',
      en: 'Residence permit, German course, school, driving licence: your first errands. You are welcome to bring somebody who interprets; if you have nobody, we will find a person.',
    },
    icon: 'ankommen',
    bild: 'bahnhof',
  },
  {
    key: 'heirat',
    titel: { de: 'Heiraten und Partnerschaft', en: 'Getting married' },
    einleitung: {
      de: 'Vom ersten Anruf im Standesamt bis zum neuen Namen auf dem Ausweis. Wer unter freiem Himmel heiraten möchte, fragt am besten schon im Januar nach einem Termin.',
      en: 'From your first call to the registry office to the new name on your identity card. If you would like to marry in the open air, ask for a date as early as January.',
    },
    icon: 'heirat',
    bild: 'trauzimmer',
  },
  {
    key: 'kind',
    titel: { de: 'Kinder und Familie', en: 'Children and family' },
    einleitung: {
      de: 'Ein Kind kommt, wächst, geht in die Schule und bald in die Lehre. Hier stehen die Wege der ersten achtzehn Jahre, vom Namen bis zum Ferienplatz.',
      en: 'A child arrives, grows, goes to school and soon to work. Here are the steps of the first eighteen years, from choosing a name to holiday care.',
    },
    icon: 'kind',
    bild: 'waldspielplatz',
  },
  {
    key: 'reise',
    titel: { de: 'Ausweis, Auto und Reise', en: 'Documents, cars and travel' },
    einleitung: {
      de: 'Pass abgelaufen, Führerschein umtauschen, Parkplatz gesucht: Prüfen Sie vor der Ferienzeit, was noch gilt. Im Mai und Juni dauert alles eine Woche länger.',
      en: 'Expired passport, old driving licence, nowhere to park: check before the holidays what is still valid. In May and June everything takes a week longer.',
    },
    icon: 'ausweis',
    bild: 'parkplatz',
  },
  {
    key: 'bauen',
    titel: { de: 'Bauen und sanieren', en: 'Building and renovating' },
    einleitung: {
      de: 'Vom Gartenhaus bis zum Neubau, vom Grundbuch bis zum Kanal. Kommen Sie mit einer Skizze in die Bauberatung, donnerstags von 14:00 bis 18:00 Uhr; das erspart teure Umwege.',
      en: 'From garden shed to new house, from land register to sewer. Bring a sketch to our advice session on Thursdays from 14:00 to 18:00; it saves costly detours.',
    },
    icon: 'bauen',
    bild: 'marktplatz',
  },
  {
    key: 'betrieb',
    titel: {
      de: 'Selbstständig sein und Gäste beherbergen',
      en: 'Running a business, hosting guests',
    },
    einleitung: {
      de: 'Gründen, umziehen, aufgeben, vermieten: was Betriebe und Gastgeberinnen vom Rathaus brauchen. Für den Anfang nehmen wir uns eine Stunde und gehen alles der Reihe nach durch.',
      en: 'Starting, moving, closing, letting: what firms and hosts need from the town hall. For a start we take an hour and go through everything in turn.',
    },
    icon: 'betrieb',
    bild: 'backstube',
  },
  {
    key: 'verein',
    titel: { de: 'Verein, Fest und Ehrenamt', en: 'Clubs, festivals and volunteering' },
    einleitung: {
      de: 'Wer ein Fest plant, braucht Platz, Strom, Schilder und ein wenig Vorlauf. Wer mithelfen will, ist willkommen, ob im Wahllokal oder im Zeltlager.',
      en: 'If you are planning a festival you need space, power, signs and a little time. If you would like to help, you are welcome at the polling station as much as at the summer camp.',
    },
    icon: 'verein',
    bild: 'kurpark',
  },
  {
    key: 'alter',
    titel: { de: 'Älter werden und Pflege', en: 'Growing older and care' },
    einleitung: {
      de: 'Rente, Vorsorge, Hilfe zu Hause: Vieles lässt sich in Ruhe regeln, solange nichts drängt. Wenn Sie nicht zu uns kommen können, kommen wir zu Ihnen.',
      en: 'Pensions, powers of attorney, help at home: much can be settled calmly while nothing is urgent. If you cannot come to us, we will come to you.',
    },
    icon: 'alter',
    bild: 'wandelhalle',
  },
  {
    key: 'trauerfall',
    titel: { de: 'Abschied und Trauer', en: 'Bereavement' },
    einleitung: {
      de: 'Wenn ein Mensch stirbt, ist vieles auf einmal zu tun und wenig davon sofort. Diese Liste sagt, was in den ersten drei Tagen nötig ist und was warten darf.',
      en: 'When somebody dies a great deal has to be done, and little of it at once. This list tells you what is needed in the first three days and what may wait.',
    },
    icon: 'trauer',
    bild: 'waldweg',
  },
]
